/* What a board shows, for comparing two drawings of it: symbols with place and colour, shapes and words with their looks. */
(board) => {
  const base = board.getScreenCTM().inverse();
  const tenth = (value) => Math.round(value * 10) / 10 + 0;
  const hex = (color) => {
    const [r, g, b] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return color.startsWith("#") ? color : `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  };
  const LOOKS = ["fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-dasharray", "stroke-linecap", "opacity"];
  const LETTERS = ["font-family", "font-size", "font-weight", "letter-spacing", "text-anchor", "paint-order"];
  const looks = (element, names) => names.map((name) => getComputedStyle(element).getPropertyValue(name).replaceAll(/url\("?[^#]*#/g, "url(#"));
  const place = (element, x, y) => {
    const matrix = base.multiply(element.getScreenCTM());
    const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(matrix);
    return [tenth(left), tenth(top)];
  };
  const found = { symbols: [], shapes: [], words: [] };
  for (const element of board.querySelectorAll("use, path, rect, circle, text")) {
    if (element.closest("defs, symbol") || getComputedStyle(element.parentElement).display === "none") continue;
    // The names that Svelte adds are no looks.
    const name = [...element.classList].filter((word) => !word.startsWith("svelte-")).join(" ");
    if (element.localName === "text") {
      const lines = [...element.children].map((line) => [line.textContent, line.getAttribute("x"), line.getAttribute("y")]);
      found.words.push([name, element.textContent, lines, place(element, 0, 0), looks(element, [...LOOKS, ...LETTERS])]);
    } else if (element.localName === "use" && !name) {
      const id = element.getAttribute("href").slice(1);
      const [x, y, width] = ["x", "y", "width"].map((side) => element[side].baseVal.value);
      const style = getComputedStyle(element);
      const variable = { house: "--seat", "colonist-land": "--seat", "colonist-sea": "--seat", marker: "--province" }[id];
      const color = variable ? hex(style.getPropertyValue(variable).trim() || style.color) : "";
      found.symbols.push([id, ...place(element, x + width / 2, y + width / 2), tenth(width), color.toLowerCase(), style.opacity]);
    } else {
      const where = ["href", "d", "x", "y", "cx", "cy", "r", "width", "height"].map((side) => element.getAttribute(side));
      found.shapes.push([element.localName, name, where, place(element, 0, 0), looks(element, LOOKS)]);
    }
  }
  return found;
}
