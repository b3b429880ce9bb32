import { mount } from "svelte";
import "./palette.css";
import "./app.css";
import "../board/board.css";
import App from "./App.svelte";
import { dress, settings } from "./lib/settings.svelte.ts";
import { preferred, speak } from "./lib/words.svelte.ts";

const target = document.getElementById("app");
if (target) {
  dress();
  await speak(preferred(settings.language, navigator.languages));
  mount(App, { target });
}
