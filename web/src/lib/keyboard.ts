/** What the keys do at a table: they press what is lit, go from one lit thing to the next, and end the turn. */
import { ARROWS, numbered, towards } from "./keys.ts";
import type { Table } from "./table.svelte.ts";

const LIT = '[data-light="next"], .bar [data-move], [data-confirm], [data-lift]';

const lit = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(LIT)].filter((found) => found.checkVisibility());

const THINGS = "body, [data-touch], [data-move]";

/** The first thing that can be done gets the focus if what had it has been done, or is gone. */
export function focusLit(): void {
  const focused = document.activeElement;
  if (focused?.matches(THINGS) && !focused.matches(LIT)) lit()[0]?.focus();
}

function step(direction: readonly [number, number]): void {
  const [things, from] = [lit(), document.activeElement];
  if (!from?.matches(LIT)) return things[0]?.focus();
  const others = things.filter((thing) => thing !== from);
  const boxes = others.map((thing) => thing.getBoundingClientRect());
  others[towards(from.getBoundingClientRect(), boxes, direction)]?.focus();
}

/** Ends the turn, or the action where that is the only end it has. */
function end(table: Table): void {
  const ends = table.plain.filter((move) => move.verb === "done");
  if (table.position?.confirm) table.live?.confirm();
  else if (ends[0] && ends.length === 1) table.make(ends[0]);
}

function letter(table: Table, key: string, shift: boolean, advise: () => void): boolean {
  if (key === "u" && table.position?.undo_steps) table.undo(shift ? "turn" : "choice");
  else if (key === "h") advise();
  else if (key === "e") end(table);
  else return false;
  return true;
}

/** Whether a key is meant for the table: a window above it has all keys, also while nothing in it has the focus. */
export function meansTable(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (target.closest("input, textarea, select, dialog") || document.querySelector("dialog:modal")) return false;
  return !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Whether a key meant something at the table. */
export function keyed(table: Table, { key, shiftKey }: KeyboardEvent, advise: () => void): boolean {
  const arrow = ARROWS[key];
  const touch = /^[1-9]$/.test(key) ? numbered(table.lights)[Number(key) - 1] : undefined;
  if (arrow) step(arrow);
  else if (touch) table.press(touch);
  else if (key === "Escape") table.unpick();
  else return letter(table, key.toLowerCase(), shiftKey, advise);
  return true;
}
