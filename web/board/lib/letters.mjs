/** The letters of the names on a screen: what the page draws, and the check of the drawings measures. */

/** Names of cities are not drawn taller than this, in pixels: where the board is seen large, they leave it room. */
const TALLEST = 15;
const SMALLEST_SHARE = 0.4;

/** The share of their full size that all names have at a scale (pixels by unit); `label` is that of a city's name. */
export function shareAt(scale, label) {
  const share = Math.floor((TALLEST / (scale * label)) * 20) / 20;
  return Math.max(SMALLEST_SHARE, Math.min(1, share));
}

/** Letters on a phone are never smaller than this, in pixels: they grow until they are too large for the board. */
const SMALLEST = 11;
const LARGEST_SHARE = 1.3;

/** The share on a phone, where `smallest` is the size of the smallest letters in units; 0 where none can be read. */
export function shareOnPhone(scale, label, smallest) {
  const share = Math.max(shareAt(scale, label), SMALLEST / (scale * smallest));
  return share > LARGEST_SHARE ? 0 : share;
}

/** The point at which a name stays when its letters get smaller: where it is nearest to what it names. */
export function heldAt({ x, y, anchor, lines }, at, size) {
  const [top, bottom] = [y - 0.72 * size, y + (lines.length - 1) * 0.98 * size];
  if (anchor !== "middle") return [x, Math.round(Math.max(top, Math.min(bottom, at[1])))];
  return [x, Math.round(at[1] < (top + bottom) / 2 ? top : bottom)];
}
