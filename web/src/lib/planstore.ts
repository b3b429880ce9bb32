/** Plans that outlast the page: one for each seat of a game, until it is dropped, played or the game is over. */
import type { Outcome, Step } from "./plans.ts";

/** What a plan came to, which moves it had, and at which ply. */
export interface Reckoned {
  moves: string;
  ply: number;
  outcome: Outcome;
}

export interface KeptPlan {
  steps: Step[];
  /** What broke away. */
  rest: Step[];
  /** The ply for which the plan was possible. */
  good: number;
  reckoned: Reckoned | null;
}

const keyOf = (game: string, seat: string) => `concordia.plan.${game}.${seat}`;

const isStep = (value: unknown): value is Step => {
  const step = value as Partial<Step> | null;
  return typeof step?.text === "string" && typeof step.label === "string" && typeof step.turn === "number";
};

export function keptPlan(game: string, seat: string): KeptPlan | null {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(game, seat)) ?? "null") as Partial<KeptPlan> | null;
    const { steps = [], rest = [], good = 0, reckoned = null } = found ?? {};
    return found && [...steps, ...rest].every(isStep) ? { steps, rest, good, reckoned } : null;
  } catch {
    return null;
  }
}

/** Keeps a plan; one without moves is none. */
export function keepPlan(game: string, seat: string, plan: KeptPlan): void {
  if (plan.steps.length || plan.rest.length) localStorage.setItem(keyOf(game, seat), JSON.stringify(plan));
  else localStorage.removeItem(keyOf(game, seat));
}
