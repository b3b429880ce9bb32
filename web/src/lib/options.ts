/** The options of a game as the catalog lists them: what the page can draw without ever having heard of them. */
import type { OptionListed } from "../wire.ts";
import { has, say } from "./words.svelte.ts";

export type Value = boolean | number | string;
export type Chosen = Record<string, Value>;

/** The options of the rules: those that have words; the board is asked by its picture, the players by their seats. */
export const ruleOptions = (listed: readonly OptionListed[]): OptionListed[] =>
  listed.filter(({ id }) => has(optionWord(id)));

/** The message of an option, or of one of its choices. */
export function optionWord(id: string, choice?: string): string {
  const word = `option-${id.replaceAll("_", "-")}`;
  return choice === undefined ? word : `${word}-${choice || "none"}`;
}

/** A choice in words; a number speaks for itself. */
export const choiceName = (id: string, choice: string): string =>
  has(optionWord(id, choice)) ? say(optionWord(id, choice)) : choice;

/** The explanation of an option, and of what is chosen. */
export function optionHelp(option: OptionListed, value: Value): string {
  const words = [optionWord(option.id), ...(option.choices.length ? [optionWord(option.id, String(value))] : [])];
  return words
    .map((word) => `${word}-help`)
    .filter(has)
    .map((word) => say(word))
    .join(" ");
}

export const valueOf = (option: OptionListed, chosen: Chosen): Value => chosen[option.id] ?? option.default;

/** What does not go with another option, which is chosen first. */
const CLASHES: Record<string, string> = { intermediate_scoring: "teams" };

/** Whether an option means nothing now: another one that it needs is not chosen, or one is that it does not go with. */
export const barred = (listed: readonly OptionListed[], chosen: Chosen, option: OptionListed): boolean =>
  Boolean(chosen[CLASHES[option.id] ?? ""]) ||
  listed.some((other) => other.id === option.needs && !valueOf(other, chosen));

/** The entry of the rules that explains an option. */
export const optionEntry = (id: string): string => optionWord(id).replace("-", ":");

/** How many may play with what is chosen, as the catalog has it. */
export function numbers(listed: readonly OptionListed[], chosen: Chosen): number[] {
  const usual = listed.find(({ id }) => id === "players")?.choices.map(Number) ?? [];
  const unusual = listed.flatMap((option) => (option.players && valueOf(option, chosen) ? [option.players] : []));
  const [first = usual, ...rest] = unusual;
  return first.filter((number) => rest.every((list) => list.includes(number)));
}

/** The number nearest to the wish, the higher of two: nobody loses a seat without need. */
export const nearest = (numbers: readonly number[], wish: number): number =>
  [...numbers].sort((a, b) => Math.abs(a - wish) - Math.abs(b - wish) || b - a)[0] ?? wish;

/** Those that mean nothing without an option, and those that need these in turn. */
const dependent = (listed: readonly OptionListed[], id: string): OptionListed[] =>
  listed.filter(({ needs }) => needs === id).flatMap((option) => [option, ...dependent(listed, option.id)]);

const clashing = (listed: readonly OptionListed[], id: string): OptionListed[] =>
  listed.filter((option) => CLASHES[option.id] === id);

/** What is chosen after a click: an option takes along those that need it, or that it does not go with. */
export function choose(
  listed: readonly OptionListed[],
  chosen: Chosen,
  option: OptionListed,
  next: boolean | string,
): Chosen {
  const value = typeof option.default === "number" ? Number(next) : next;
  const gone = value ? clashing(listed, option.id) : dependent(listed, option.id);
  const lost = gone.map((other) => [other.id, other.default]);
  return { ...chosen, ...Object.fromEntries(lost), [option.id]: value };
}
