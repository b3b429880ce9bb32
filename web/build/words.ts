/**
 * A Vite plugin: a language is its folder. `virtual:languages` lists the folders with the names that they give
 * themselves; `virtual:words/<language>` is a folder's catalogue as one text, without comments, loaded when spoken;
 * `virtual:lessons/lessons-<language>` is what only lessons say, `virtual:booklet/booklet-<language>` has the rules in
 * full, `virtual:study/study-<language>` is what only analyses say, `virtual:puzzles/puzzles-<language>` only puzzles.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const LIST = "virtual:languages";
const PREFIX = "virtual:words/";

/** What is loaded when it is needed: most visitors need it never. Each is a file of every language. */
const LATER = ["lessons", "booklet", "study", "puzzles"] as const;
export type LaterPart = (typeof LATER)[number];
/** What only the terminal says, and what is loaded later. */
const LEFT_OUT = ["terminal.ftl", ...LATER.map((part) => `${part}.ftl`)];

/** The last part gives the file its name: it is told from the catalogue itself. */
const laterPrefix = (part: LaterPart) => `virtual:${part}/${part}-`;
const laterOf = (id: string) => LATER.find((part) => id.startsWith(laterPrefix(part)));

/** The files of a language that the page speaks. */
function filesOf(folder: string, language: string): string[] {
  return readdirSync(join(folder, language))
    .filter((name) => name.endsWith(".ftl") && !LEFT_OUT.includes(name))
    .sort()
    .map((name) => join(folder, language, name));
}

/** The languages by their tags. */
export function languages(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map((entry) => entry.name)
    .filter((name) => filesOf(folder, name).length)
    .sort();
}

export const laterWords = (folder: string, language: string, part: LaterPart): string =>
  joined([join(folder, language, `${part}.ftl`)]);

/** Files as one text without comments. */
const joined = (files: string[]): string =>
  files
    .map((file) => readFileSync(file, "utf8"))
    .join("\n")
    .replace(/^#.*\n/gm, "");

export function catalogue(folder: string, language: string): string {
  return (
    joined(filesOf(folder, language))
      // What the server says to people who are away.
      .replace(/^notice-.*\n/gm, "")
      .replace(/\n{2,}(?=[a-z])/g, "\n")
  );
}

/** What a language calls itself, and the tags of others whose readers it serves. */
export function introduction(folder: string, language: string): { name: string; also: string[] } {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue(folder, language)));
  const message = bundle.getMessage("ui-language-name");
  if (!message?.value) throw new Error(`${language}: its catalogue lacks ui-language-name`);
  const also = message.attributes["also"];
  return { name: bundle.formatPattern(message.value), also: also ? bundle.formatPattern(also).split(" ") : [] };
}

function listing(folder: string): string {
  const entries = languages(folder).map((tag) => {
    const told = JSON.stringify({ tag, ...introduction(folder, tag) });
    const words = (prefix: string) => `() => import(${JSON.stringify(prefix + tag)})`;
    const more = LATER.map((part) => `${part}: ${words(laterPrefix(part))}`);
    return `{ ...${told}, load: ${words(PREFIX)}, ${more.join(", ")} }`;
  });
  return `export default [${entries.join(", ")}];`;
}

export function words(folder: string): Plugin {
  return {
    name: "concordia-words",
    resolveId: (id) => (id === LIST || id.startsWith(PREFIX) || laterOf(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return listing(folder);
      const part = laterOf(id.slice(1));
      if (part) {
        const language = id.slice(laterPrefix(part).length + 1);
        this.addWatchFile(join(folder, language, `${part}.ftl`));
        return `export default ${JSON.stringify(laterWords(folder, language, part))};`;
      }
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      for (const file of filesOf(folder, language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(catalogue(folder, language))};`;
    },
  };
}
