import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { namedScreens } from "./build/screens.js";

export default { preprocess: [vitePreprocess(), namedScreens], compilerOptions: { runes: true } };
