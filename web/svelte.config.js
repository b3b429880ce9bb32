import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { growingLetters } from "./build/letters.js";
import { namedScreens } from "./build/screens.js";

export default { preprocess: [vitePreprocess(), namedScreens, growingLetters], compilerOptions: { runes: true } };
