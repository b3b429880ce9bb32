/** The faces of the bots' characters: drawn by us, used by reference, loaded when the first of them is shown. */
import drawn from "../../../src/concordia_game/drawing/art/faces.svg?raw";

export function lay(): void {
  const box = document.createElement("div");
  box.hidden = true;
  box.innerHTML = drawn;
  document.body.append(box);
}
