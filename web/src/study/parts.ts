/** The parts of an analysis, in the order of their tabs. */
export const PARTS = ["players", "turn", "turns", "time"] as const;
export type Part = (typeof PARTS)[number];
