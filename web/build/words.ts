/** A Vite plugin: `virtual:words/<language>` is that language's catalogue as one text, without comments. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:words/";
const FILES = ["game.ftl", "log.ftl", "moves.ftl", "prompts.ftl", "reasons.ftl", "ui.ftl"];

export function catalogue(folder: string, language: string): string {
  const there = new Set(readdirSync(join(folder, language)));
  return FILES.filter((file) => there.has(file))
    .map((file) => readFileSync(join(folder, language, file), "utf8"))
    .join("\n")
    .replace(/^#.*\n/gm, "");
}

export function words(folder: string): Plugin {
  return {
    name: "concordia-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      for (const file of FILES) this.addWatchFile(join(folder, language, file));
      return `export default ${JSON.stringify(catalogue(folder, language))};`;
    },
  };
}
