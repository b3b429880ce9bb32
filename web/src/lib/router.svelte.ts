/** Where the visitor is: the path of the page. */
/** An invitation may stand behind the `#`, where no server logs it: it is a page like any other here. */
export function pathOf(place: { pathname: string; hash: string }): string {
  const invite = /^#join=([\w-]+)$/.exec(place.hash)?.[1];
  return invite ? `/join/${invite}` : place.pathname;
}

let path = $state(pathOf(location));

addEventListener("popstate", () => (path = pathOf(location)));
addEventListener("hashchange", () => (path = pathOf(location)));

export const route = {
  get path(): string {
    return path;
  },
};

export function go(to: string): void {
  if (to === path) return;
  history.pushState(null, "", to);
  path = to;
  scrollTo(0, 0);
}

/** For links: stays on the page instead of loading it anew. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname);
}
