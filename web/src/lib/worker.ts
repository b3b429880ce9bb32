/** The service worker of the page: registered when the page is done with everything else. */
import { atLeisure } from "./leisure.ts";

const able = "serviceWorker" in navigator && import.meta.env.PROD;

/** Registers it, and lets it keep what the page has loaded: without a connection the page can still say so. */
export function installWorker(): void {
  if (!able) return;
  atLeisure(() => {
    void register().catch(() => undefined);
  });
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const keep = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"));
  active?.postMessage({ keep: keep.map(({ pathname }) => pathname) });
}

/** The worker, once it works; null where there is none, as without https. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!able) return null;
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  return navigator.serviceWorker.ready;
}
