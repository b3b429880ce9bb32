/** Days of a holiday, as a field for dates has them. */
const DAY = 86_400_000;
/** The days of holiday that a game has at most. */
const MOST = 30;

/** A day so many days from now. */
export function dayFrom(now: Date, days: number): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
export const lastDay = (now: Date): string => dayFrom(now, MOST);

/** The end of a day in seconds since 1970, or of the longest holiday if that comes first. */
export function endOf(day: string, now: Date): number {
  const end = new Date(`${day}T23:59:59`).getTime();
  return Math.floor(Math.min(end, now.getTime() + MOST * DAY - 60_000) / 1000);
}
