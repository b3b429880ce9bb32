/**
 * The screens that the drawings are looked at on, and the window that the page leaves the board there:
 * `[width, height]` in pixels, with a hand of cards below and the players beside it; on the narrow ones alone.
 */
export const SCREENS = {
  "1280x720": [908, 432],
  "1366x768": [994, 480],
  "1440x900": [1068, 612],
  "1920x1080": [1548, 792],
  "820x1180": [820, 950],
  "390x844": [390, 590],
};

/** On a narrow screen the board is never smaller than this: its smallest names have 11 pixels. Pixels by unit. */
export const LEAST_SCALE = 0.46;
const MOST_COVER = 4;

/**
 * How much larger than what just fits the board is shown at first: on a screen that is narrower than the board it fills
 * the height.
 */
export function firstZoom([width, height], [wide, high]) {
  const scale = Math.min(width / wide, height / high);
  const cover = height / (scale * high);
  return cover < 1.15 ? 1 : Math.min(MOST_COVER, Math.max(cover, LEAST_SCALE / scale));
}
