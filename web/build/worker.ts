/** A Vite plugin: tells the service worker which files the first page needs, so that a new page is a new worker. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PLACE = /\/\* shell \*\/ \{.*?\};/;

/** What a first page refers to, and a name for this very version of it. */
export function shellOf(page: string): { version: string; files: string[] } {
  const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? "");
  return { version: createHash("sha256").update(page).digest("hex").slice(0, 12), files };
}

export function worker(folder: string): Plugin {
  return {
    name: "concordia-worker",
    apply: "build",
    closeBundle: {
      order: "pre",
      sequential: true,
      handler() {
        const path = join(folder, "sw.js");
        const shell = JSON.stringify(shellOf(readFileSync(join(folder, "index.html"), "utf8")));
        const source = readFileSync(path, "utf8");
        if (!PLACE.test(source)) throw new Error("sw.js has no place for the files of the page");
        writeFileSync(path, source.replace(PLACE, `${shell};`));
      },
    },
  };
}
