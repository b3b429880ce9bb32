/** A preprocessor of styles: letters grow with the text size that a visitor has chosen (`--text`, see app.css). */

const SIZE = /(font(?:-size)?|line-height):([^;}]+)/g;
/** Digits in a round mark have a line as high as the mark, a title is as wide as its page. */
const FIXED = /px\/[\d.]+px|vw/;
/** What lies on the board grows with the board. */
const DRAWN = /(?:Badge|Tag)\.svelte$/;

/** A style whose letters follow the text size. */
export function withLetters(css) {
  return css.replace(SIZE, (whole, name, value) =>
    FIXED.test(value) ? whole : `${name}:${value.replace(/([\d.]+px)/, "calc($1 * var(--text))")}`,
  );
}

export const growingLetters = {
  name: "growing-letters",
  style: ({ content, filename }) => ({ code: DRAWN.test(filename ?? "") ? content : withLetters(content) }),
};
