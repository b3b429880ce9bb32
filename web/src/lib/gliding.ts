/** How cards move up when one among them is gone. */
import { flip } from "svelte/animate";
import type { AnimationConfig } from "svelte/animate";
import { moving } from "./settings.svelte.ts";

/** What has no size, in a part of the table that a phone does not show, has no way to go either. */
export function glide(
  node: Element,
  ends: { from: DOMRect; to: DOMRect },
  { duration }: { duration: number },
): AnimationConfig {
  const seen = ends.from.width > 0 && ends.to.width > 0;
  return seen && moving() ? flip(node, ends, { duration }) : { duration: 0 };
}
