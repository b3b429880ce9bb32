/** Figures as the language writes them, with a real minus. */
import { language } from "./words.svelte.ts";

const written = (figure: number, style: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(language.now, style).format(figure).replace("-", "−");

/** With a decimal unless it is whole: "4", "−1.5". */
export const figure = (points: number): string => written(Math.round(10 * points) / 10 + 0, {});

/** A figure with its sign, and with a decimal unless it is whole: "+4", "−1.5". */
export const signed = (points: number): string =>
  written(points, { maximumFractionDigits: 1, signDisplay: "exceptZero" });

/** A figure with a decimal: "1.5". */
export const decimal = (points: number): string =>
  written(points, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A chance, or what was lost of it: "38%"; nothing is certain before it is. */
export function percent(chance: number): string {
  const open = chance > 0 && chance < 1;
  const told = open ? Math.min(0.99, Math.max(0.01, chance)) : chance;
  const mark = told > chance ? "<" : told < chance ? ">" : "";
  return mark + written(told, { style: "percent" });
}

/** What changed a chance, with its sign: "−12%". */
export function change(share: number): string {
  const said = written(share, { style: "percent", signDisplay: "exceptZero" });
  return Math.round(100 * share) ? said : `±${said}`;
}

/** A day that is written as 2026-11-18, in words; it is the same wherever the reader is. */
export const dayInWords = (day: string): string =>
  new Date(`${day}T00:00Z`).toLocaleDateString(language.now, { dateStyle: "long", timeZone: "UTC" });
