/** What a table does not need at first: a phone on a slow line waits for less. */
import { later } from "../lib/later.svelte.ts";

export const Agreements = later(() => import("./Agreements.svelte"));
export const Asked = later(() => import("./Asked.svelte"));
export const Away = later(() => import("./Away.svelte"));
export const Device = later(() => import("../parts/Device.svelte"));
export const EndPage = later(() => import("./EndPage.svelte"));
export const EndScene = later(() => import("./EndScene.svelte"));
export const Forum = later(() => import("./Forum.svelte"));
export const GameName = later(() => import("../parts/GameName.svelte"));
export const Invites = later(() => import("../parts/Invites.svelte"));
export const Keys = later(() => import("./Keys.svelte"));
export const LogPlay = later(() => import("../parts/LogPlay.svelte"));
export const Market = later(() => import("./Market.svelte"));
export const PartnerHand = later(() => import("./PartnerHand.svelte"));
export const PlanBanner = later(() => import("./PlanBanner.svelte"));
export const Prospects = later(() => import("./Prospects.svelte"));
export const Rules = later(() => import("../parts/Rules.svelte"));
export const ScorePanel = later(() => import("./ScorePanel.svelte"));
export const Settings = later(() => import("../parts/Settings.svelte"));
export const TalkPanel = later(() => import("./TalkPanel.svelte"));
export const WatchingHow = later(() => import("./WatchingHow.svelte"));
