/** Circles [x, y, r] and boxes [x0, y0, x1, y1]: what a piece or a word covers on the drawing. */

export const isCircle = (shape) => shape.length === 3;

/** How deep two shapes lie in each other when `gap` is to be kept; 0 or less means apart. */
export function overlap(a, b, gap = 0) {
  if (isCircle(a)) return isCircle(b) ? circles(a, b, gap) : circleBox(a, b, gap);
  return isCircle(b) ? circleBox(b, a, gap) : boxes(a, b, gap);
}

function circles(a, b, gap) {
  const dx = a[0] - b[0];
  const dy = a[1] - b[1];
  return a[2] + b[2] + gap - Math.sqrt(dx * dx + dy * dy);
}

function circleBox(circle, box, gap) {
  const dx = Math.max(box[0] - circle[0], 0, circle[0] - box[2]);
  const dy = Math.max(box[1] - circle[1], 0, circle[1] - box[3]);
  return circle[2] + gap - Math.sqrt(dx * dx + dy * dy);
}

/** Words side by side need a wider gap than words one above the other, or they read as one. */
const SIDE_BY_SIDE = 12;
const ONE_ABOVE = 3;

const boxes = (a, b, gap) =>
  Math.min(
    Math.min(a[2], b[2]) - Math.max(a[0], b[0]) + gap + (gap ? SIDE_BY_SIDE : 0),
    Math.min(a[3], b[3]) - Math.max(a[1], b[1]) + gap + (gap ? ONE_ABOVE : 0),
  );

/** Does the shape lie inside the frame with `margin` to spare? */
export function within(shape, [width, height], margin) {
  const [x0, y0, x1, y1] = boxOf(shape);
  return x0 >= margin && y0 >= margin && x1 <= width - margin && y1 <= height - margin;
}

export const boxOf = (shape) =>
  isCircle(shape) ? [shape[0] - shape[2], shape[1] - shape[2], shape[0] + shape[2], shape[1] + shape[2]] : shape;

/** The point of a box nearest to a place. */
export const nearestInBox = ([x, y], [x0, y0, x1, y1]) => [
  Math.max(x0, Math.min(x1, x)),
  Math.max(y0, Math.min(y1, y)),
];

/** How far a box lies from a circle; below 0 they overlap. */
export function gapToBox([x, y, radius], box) {
  const [nx, ny] = nearestInBox([x, y], box);
  return Math.hypot(nx - x, ny - y) - radius;
}
