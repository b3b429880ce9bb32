/** How this person is told of a turn; see docs/wire.md. */
import type { ChannelShown, NoticesShown, NoticeWishes, Offered, TriedAll } from "../wire.ts";
import { get, post } from "./api.ts";
import { beKnown, key } from "./me.ts";
import { settings } from "./settings.svelte.ts";
import { language } from "./words.svelte.ts";
import { worker } from "./worker.ts";

export type HookStyle = NonNullable<ChannelShown["style"]>;

export const offered = () => get<Offered>("/api/notices");
export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

const mine = () => key() ?? undefined;

/** What is known of this person; null for somebody who was never told anything. */
export const shown = async () => (key() ? get<NoticesShown>("/api/me/notices", mine()) : null);

/** Whoever switches notices on is known from now on, in the language and the time zone of this page. */
async function begin(): Promise<void> {
  const before = key();
  await beKnown(settings.name);
  if (!before || (await shown())?.channels.length === 0) await wish({});
}

export const wish = (more: Partial<NoticeWishes>) =>
  post<NoticesShown>("/api/me/notices", { language: language.now, zone: zone(), ...more }, mine());

export async function addWebhook(url: string, style: HookStyle | null): Promise<void> {
  await begin();
  await post<ChannelShown>("/api/me/channels/webhook", { url, style }, mine());
}
export async function addEmail(address: string): Promise<void> {
  await begin();
  await post<ChannelShown>("/api/me/channels/email", { address }, mine());
}
export const remove = (channel: string) => post<NoticesShown>("/api/me/channels/remove", { channel }, mine());
export const mute = (game: string, on: boolean) =>
  post<NoticesShown>("/api/me/notices/mute", { game, mute: on }, mine());
export const tryAll = () => post<TriedAll>("/api/me/notices/try", {}, mine());

export const pushable = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Where this browser is pushed to, if it is. */
export async function endpoint(): Promise<string | null> {
  if (!pushable() || Notification.permission !== "granted") return null;
  const found = await navigator.serviceWorker.getRegistration();
  return (await found?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Subscribes this browser; a word for what went wrong if it did. */
export async function addPush(publicKey: string): Promise<"denied" | "failed" | null> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const registration = await worker();
  if (!registration) return "failed";
  let made: PushSubscription;
  try {
    made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  } catch {
    return "failed";
  }
  const { keys } = made.toJSON();
  await begin();
  const body = { endpoint: made.endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
  await post<ChannelShown>("/api/me/channels/push", body, mine());
  return null;
}
