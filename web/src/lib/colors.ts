/** The colours of the seats, told apart by colour-blind eyes too; shapes stand beside them. */
import { SEATS } from "../../board/draw.mjs";

const colors: Record<string, string> = SEATS;
export const seatColor = (seat: string): string => colors[seat] ?? "#777777";
