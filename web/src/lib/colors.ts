/** The colours of seats and gods by their ids, as palette.css and board.css name them; any other has a neutral one. */
export const seatColor = (seat: string): string => `var(--seat-${seat}, var(--seat-any))`;
export const godColor = (god: string): string => `var(--god-${god}, var(--god-any))`;
