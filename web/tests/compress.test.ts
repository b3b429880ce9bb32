import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { compressFolder } from "../build/compress.ts";

const folder = mkdtempSync(join(tmpdir(), "concordia-compress-"));

afterEach(() => rmSync(folder, { recursive: true }));

test("what gets smaller lies compressed beside itself, by both ways, and nothing else does", () => {
  const words = "civis romanus sum ".repeat(100);
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "words.js"), words);
  writeFileSync(join(folder, "font.woff2"), randomBytes(1000));
  compressFolder(folder);
  expect(readdirSync(folder).sort()).toEqual(["assets", "font.woff2"]);
  expect(readdirSync(join(folder, "assets")).sort()).toEqual(["words.js", "words.js.br", "words.js.gz"]);
  const read = (ending: string) => readFileSync(join(folder, "assets", `words.js${ending}`));
  expect(brotliDecompressSync(read(".br")).toString()).toBe(words);
  expect(gunzipSync(read(".gz")).toString()).toBe(words);
});
