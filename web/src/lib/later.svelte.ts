/** Parts of the page that are not needed at first. */
import type { Component } from "svelte";

type Loaded<Props extends Record<string, unknown>> = Promise<{ default: Component<Props> }>;

/** A part that is loaded when it is shown first; from then on it is there at once. */
export class Later<Props extends Record<string, unknown>> {
  part = $state.raw<Component<Props>>();
  /** Whether it could not be loaded. */
  lost = $state(false);

  constructor(readonly source: () => Loaded<Props>) {}

  load(): void {
    if (this.part) return;
    this.source().then(
      (found) => {
        this.part = found.default;
        this.lost = false;
      },
      () => (this.lost = true),
    );
  }
}

export const later = <Props extends Record<string, unknown>>(source: () => Loaded<Props>) => new Later(source);
