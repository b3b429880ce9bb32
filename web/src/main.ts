import { mount } from "svelte";
import languages from "virtual:languages";
import "../../src/concordia_game/drawing/art/palette.css";
import "./app.css";
import "../../src/concordia_game/drawing/art/board.css";
import App from "./App.svelte";
import { preferred } from "./lib/languages.ts";
import { dress, settings } from "./lib/settings.svelte.ts";
import { installWorker } from "./lib/worker.ts";
import { speak } from "./lib/words.svelte.ts";

const target = document.getElementById("app");
if (target) {
  dress();
  await speak(preferred(settings.language, navigator.languages, languages));
  mount(App, { target });
  installWorker();
}
