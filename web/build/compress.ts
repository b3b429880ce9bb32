/**
 * A Vite plugin: every file of the built page that gets smaller lies compressed beside itself, by Brotli (.br) and by
 * gzip (.gz), as small as they can. The server sends these as they are, so no request costs it any compressing.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WAYS: Record<string, (body: Buffer) => Buffer> = {
  ".br": (body) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  ".gz": (body) => gzipSync(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** Below this share of its size a file is worth sending compressed; fonts and pictures already are. */
const WORTH_IT = 0.95;

/** Writes the compressed files beside those of a folder. */
export function compressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const body = readFileSync(path);
    for (const [ending, compress] of Object.entries(WAYS)) {
      const small = compress(body);
      if (small.length < WORTH_IT * body.length) writeFileSync(path + ending, small);
    }
  }
}

export function compressed(folder: string): Plugin {
  return {
    name: "concordia-compressed",
    apply: "build",
    closeBundle: { order: "post", sequential: true, handler: () => compressFolder(folder) },
  };
}
