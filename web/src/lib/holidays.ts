/** Being away from all one's games at once. */
import type { HolidayShown, HolidayTaken } from "../wire.ts";
import { get, post } from "./api.ts";
import { key } from "./me.ts";

export const holiday = () => get<HolidayShown>("/api/me/holiday", key() ?? "");
export const beAway = (until: number | null) => post<HolidayTaken>("/api/me/holiday", { until }, key() ?? "");
