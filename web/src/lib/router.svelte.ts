/** Where the visitor is: the path of the page. */
import { takeSeats } from "./moving.ts";

/** An invitation, or a link of a mail, may stand behind the `#`, where no server logs it. */
export function pathOf(place: { pathname: string; hash: string }): string {
  const [, deed, token] = /^#(join|confirm|stop|recover)=([\w-]+)$/.exec(place.hash) ?? [];
  return deed && token ? `/${deed}/${token}` : place.pathname;
}

/** Seats from another device are kept, and go out of the address and the history at once. */
function unpack(): boolean {
  const to = takeSeats(location.hash);
  if (to) history.replaceState(null, "", to);
  return to !== null;
}
unpack();

let path = $state(pathOf(location));

addEventListener("popstate", () => (path = pathOf(location)));
addEventListener("hashchange", () => {
  // The page may show the very game already, without the seats.
  if (unpack()) location.reload();
  path = pathOf(location);
});

export const route = {
  get path(): string {
    return path;
  },
};

export function go(to: string): void {
  if (to === path) return;
  history.pushState(null, "", to);
  path = pathOf(location);
  scrollTo(0, 0);
}

/** For links: stays on the page instead of loading it anew. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
