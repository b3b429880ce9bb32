/** What makes an element a touchable thing of the table: all its attributes, to be spread on it. */
import type { Table } from "./table.svelte.ts";

/** What a pointer does: hovering shows what a touch would bring, pressing touches. */
export function pointing(table: Table, touch: string, atOnce = false) {
  const leave = () => {
    if (table.hovered === touch) table.hovered = null;
  };
  return {
    onclick: (event: MouseEvent) => {
      const tap = (event as PointerEvent).pointerType === "touch";
      // A finger gives focus, but does not hover: what it touched once is staged.
      if (tap) table.hovered = null;
      table.press(touch, tap && !atOnce);
    },
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") table.hovered = touch;
    },
    onpointerleave: leave,
  };
}

/** What pointer and keys do, and how the thing is found. `look` are its classes, beside those of its light. */
function shared(table: Table, touch: string, look: string, atOnce = false) {
  const light = table.light(touch) ?? "";
  const pointer = pointing(table, touch, atOnce);
  return {
    class: [look, light, { staged: light && table.staged === touch }],
    tabindex: light ? 0 : -1,
    "data-touch": touch,
    "data-light": light,
    "data-key": table.keys.get(touch),
    "aria-keyshortcuts": table.keys.get(touch)?.toString(),
    ...pointer,
    onfocus: () => (table.hovered = touch),
    onblur: pointer.onpointerleave,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      table.press(touch);
    },
  };
}

/**
 * A button beside the board. One that says what it does is pressed `atOnce`, also by a finger; one that is worth
 * `reading` is reached by keys when it is not lit, too.
 */
export function touchable(table: Table, touch: string, look: string, { atOnce = false, reading = false } = {}) {
  const attributes = shared(table, touch, look, atOnce);
  return {
    type: "button" as const,
    ...attributes,
    ...(reading ? { tabindex: 0 } : {}),
    "data-advice": table.ranks.get(touch),
    "data-along": table.along.has(touch) || undefined,
    "aria-disabled": !attributes["data-light"],
  };
}

/** A group of a drawing: a button as long as it is lit, else a picture. */
export function touchableShape(table: Table, touch: string, look: string) {
  const attributes = shared(table, touch, look);
  return { ...attributes, role: attributes["data-light"] ? ("button" as const) : ("img" as const) };
}
