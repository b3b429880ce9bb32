/** Clocks in words: what the form of a new game offers, and how much time is left. */
import type { ClockAgreed } from "../wire.ts";
import { minutesAndSeconds } from "./grace.ts";
import { say } from "./words.svelte.ts";

const DAY = 86_400;
const HOUR = 3_600;
/** Below so much of its time a clock calls for haste. */
const SHORT = { days: 3 * HOUR, live: 60, none: 0 };

const days = (hours: number): ClockAgreed => ({ kind: "days", hours });
const live = (minutes: number, increment: number): ClockAgreed => ({ kind: "live", minutes, increment });
/** The server takes any number of hours, minutes and seconds within its bounds. */
export const CLOCKS: ClockAgreed[] = [
  { kind: "none" },
  ...[12, 24, 48, 72, 168].map(days),
  live(15, 15),
  live(30, 30),
  live(60, 60),
];
export const ENDS = ["mark", "turn", "seat"] as const;
export const LEAVINGS = ["bot", "end"] as const;

export function clockName({ kind, hours = 0, minutes = 0, increment = 0 }: ClockAgreed): string {
  if (kind === "live") return say("ui-clock-live", { minutes, seconds: increment });
  if (kind !== "days") return say("ui-clock-none");
  return hours < 24 ? say("ui-clock-hours", { count: hours }) : say("ui-clock-days", { count: hours / 24 });
}

/** Days and hours coarsely, minutes and seconds exactly. */
export function timeLeft(seconds: number): string {
  if (seconds >= 2 * DAY) return say("ui-days", { count: Math.floor(seconds / DAY) });
  if (seconds >= 2 * HOUR) return say("ui-hours", { count: Math.floor(seconds / HOUR) });
  return minutesAndSeconds(seconds);
}

export const isShort = (seconds: number, kind: keyof typeof SHORT): boolean => seconds <= SHORT[kind];
