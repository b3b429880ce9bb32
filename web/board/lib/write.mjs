/** A drawing as the text of its file: a line for each thing, so that changes can be read. */
export function textOf(geometry) {
  const text = JSON.stringify(geometry)
    .replaceAll(/,"(land|provinces|cities|routes|spaces)":/g, ',\n"$1":')
    .replaceAll("},{", "},\n{");
  return `${text}\n`;
}
