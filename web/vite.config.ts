import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./build/compress.ts";
import { worker } from "./build/worker.ts";
import { words } from "./build/words.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const built = here("../src/concordia_game/server/static");
const server = process.env["CONCORDIA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), words(here("../src/concordia_game/i18n")), worker(built), compressed(built)],
  build: {
    outDir: built,
    emptyOutDir: true,
    target: "es2022",
    // A strict content-security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // What the page and the package both draw with lies in the package.
  server: {
    fs: { allow: [here("."), here("../src/concordia_game/drawing/art")] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
