/** Zoom and pan of the board: wheel, drag, pinch and keys. */
const MOST = 6;
const DRAG = 6;

/** Left, top, right and bottom in fractions of the board. */
export type Box = readonly [number, number, number, number];

export class PanZoom {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  /** The size of the window onto the board, and of the board when it just fits. */
  width = $state(0);
  height = $state(0);
  ratio = $state(1.5);
  fitWidth = $derived(Math.min(this.width, this.height * this.ratio));
  fitHeight = $derived(this.fitWidth / this.ratio);
  /** Whether the window shows more than the board. */
  margins = $derived(this.fitWidth * this.zoom < this.width - 0.5 || this.fitHeight * this.zoom < this.height - 0.5);
  /** How much of the window's lower edge something else covers. */
  covered = $state(0);
  /** Whether the view was chosen by hand: then it is only moved to show what is asked for. */
  chosen = false;
  /** Whether the sheet glides to its next place instead of jumping. */
  gliding = $state(false);

  #before = { width: 0, height: 0, fit: 0 };
  #pointers = new Map<number, { x: number; y: number }>();
  #travelled = 0;

  /** Moves as little as needed, and zooms out only if it must, until a box is seen. */
  reveal([left, top, right, bottom]: Box, margin: number): void {
    const wide = ((right - left) * this.fitWidth * this.zoom + 2 * margin) / this.width;
    const seen = this.height - this.covered;
    const high = ((bottom - top) * this.fitHeight * this.zoom + 2 * margin) / seen;
    if (wide > 1 || high > 1)
      return this.centre((left + right) / 2, (top + bottom) / 2, Math.max(1, this.zoom / Math.max(wide, high)));
    const needed = (from: number, to: number, sheet: number, at: number, window: number) =>
      Math.max(0, margin - (at + from * sheet)) - Math.max(0, at + to * sheet - (window - margin));
    this.move(
      needed(left, right, this.fitWidth * this.zoom, this.x, this.width),
      needed(top, bottom, this.fitHeight * this.zoom, this.y, seen),
    );
  }

  /** Whether a box is in the window, with a margin around it. */
  shows([left, top, right, bottom]: Box, margin: number): boolean {
    const [wide, high] = [this.fitWidth * this.zoom, this.fitHeight * this.zoom];
    const [least, most] = [this.x + left * wide, this.x + right * wide];
    const [upper, lower] = [this.y + top * high, this.y + bottom * high];
    const seen = this.height - this.covered;
    return least >= margin && most <= this.width - margin && upper >= margin && lower <= seen - margin;
  }

  /** Fills the window with a box, as far as the limits of the zoom let it; one too large is seen `around` a point. */
  fit(
    [left, top, right, bottom]: Box,
    margin: number,
    [least, most]: [number, number],
    around: [number, number],
  ): void {
    const wide = (this.width - 2 * margin) / ((right - left) * this.fitWidth);
    const high = (this.height - this.covered - 2 * margin) / ((bottom - top) * this.fitHeight);
    const fits = Math.min(wide, high);
    const zoom = Math.min(most, Math.max(1, least, fits));
    if (fits < zoom) this.centre(...around, zoom);
    else this.centre((left + right) / 2, (top + bottom) / 2, zoom);
  }

  reset(): void {
    this.zoom = 1;
    this.x = (this.width - this.fitWidth) / 2;
    this.y = (this.height - this.fitHeight) / 2;
  }

  /** Remembers the window, for when it changes. */
  settled(): void {
    this.#before = { width: this.width, height: this.height, fit: this.fitWidth };
  }

  /** Keeps the scale and the middle after the window has changed. */
  resized(): void {
    const { width, height, fit } = this.#before;
    const whole = this.zoom <= 1.001;
    if (whole || !fit) return this.reset();
    this.zoom = Math.max(1, (this.zoom * fit) / this.fitWidth);
    this.move((this.width - width) / 2, (this.height - height) / 2);
  }

  /** Shows a point of the board (in fractions of its size) in the middle. */
  centre(fx: number, fy: number, zoom: number): void {
    this.zoom = zoom;
    this.x = this.width / 2 - fx * this.fitWidth * zoom;
    this.y = (this.height - this.covered) / 2 - fy * this.fitHeight * zoom;
    this.#bound();
  }

  scale(factor: number, atX = this.width / 2, atY = this.height / 2): void {
    const zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    const real = zoom / this.zoom;
    this.x = atX - (atX - this.x) * real;
    this.y = atY - (atY - this.y) * real;
    this.zoom = zoom;
    this.#bound();
  }

  move(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#bound();
  }

  /** Keeps the board in its window; what is covered below may be drawn up from there. */
  #bound(): void {
    const clamp = (at: number, window: number, sheet: number, covered = 0) => {
      const most = Math.max(0, (window - sheet) / 2);
      return Math.min(most, Math.max(Math.min(most, window - covered - sheet), at));
    };
    this.x = clamp(this.x, this.width, this.fitWidth * this.zoom);
    this.y = clamp(this.y, this.height, this.fitHeight * this.zoom, this.covered);
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.chosen = true;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    this.scale(Math.exp(-event.deltaY * 0.0015), event.clientX - box.left, event.clientY - box.top);
  };

  down = (event: PointerEvent): void => {
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size === 1) this.#travelled = 0;
  };

  drag = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(before, now, other, event);
    else this.move(now.x - before.x, now.y - before.y);
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.#travelled > DRAG) this.chosen = true;
    this.#pointers.set(event.pointerId, now);
  };

  #pinch(
    before: { x: number; y: number },
    now: { x: number; y: number },
    other: { x: number; y: number },
    event: PointerEvent,
  ): void {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const distance = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
    this.scale(distance(now) / distance(before), (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top);
  }

  up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
  };

  /** A drag that ends on a thing is no click on it. */
  swallow = (event: MouseEvent): void => {
    if (this.#travelled <= DRAG) return;
    event.stopPropagation();
    event.preventDefault();
    this.#travelled = 0;
  };

  key = (event: KeyboardEvent): void => {
    const step = 60;
    const acts: Record<string, () => void> = {
      "+": () => this.scale(1.25),
      "=": () => this.scale(1.25),
      "-": () => this.scale(0.8),
      "0": () => this.reset(),
      ArrowLeft: () => this.move(step, 0),
      ArrowRight: () => this.move(-step, 0),
      ArrowUp: () => this.move(0, step),
      ArrowDown: () => this.move(0, -step),
    };
    const act = acts[event.key];
    // On a thing of the board the arrows lead to the next thing.
    const elsewhere = event.key.startsWith("Arrow") && event.target !== event.currentTarget;
    if (!act || elsewhere || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.chosen = event.key !== "0";
    act();
  };
}
