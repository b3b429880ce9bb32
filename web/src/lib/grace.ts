/** The time that somebody who is away has left to come back. */

/** What the form of a new game offers, in minutes; the server takes any number up to a day. */
export const GRACES = [0, 1, 3, 10, 60];
export const USUAL_GRACE = 3;

export const minutesAndSeconds = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
