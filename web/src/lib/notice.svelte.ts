/** Says that it is your turn: in the title and, if wanted, by a notification. */
import { settings } from "./settings.svelte.ts";
import { say } from "./words.svelte.ts";

/** What a player has to do: to play, or in the partner's turn to carry out. */
const due = (partners: boolean) => say(partners ? "ui-your-action" : "ui-your-turn");

export function showInTitle(yours: boolean, partners = false): void {
  badge(yours ? 1 : 0);
  document.title = yours ? `● ${due(partners)} – ${say("ui-title")}` : say("ui-title");
}

/** The app's icon counts the games that wait, where the system shows that; notices count the others. */
function badge(waiting: number): void {
  if ("setAppBadge" in navigator) void navigator.setAppBadge(waiting).catch(() => undefined);
}

/** Whether nobody looks at the page: another tab or another window lies above it. */
const away = () => document.hidden || !document.hasFocus();

export function notify(partners = false): void {
  if (!settings.notifications || !away() || !("Notification" in window) || Notification.permission !== "granted")
    return;
  try {
    const notice = new Notification(say("ui-title"), { body: due(partners), tag: "turn" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones know notices of a service worker only: there title and sound have to do.
  }
}

export async function allowNotifications(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
