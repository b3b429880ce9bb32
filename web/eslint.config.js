import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
  { ignores: ["**/node_modules/", "board/geometry/", "board/preview/"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: { eqeqeq: "error", "no-var": "error", "prefer-const": "error" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
    rules: {
      // The drawings of the boards are ours and hold no words of players.
      "svelte/no-at-html-tags": "off",
      // Tables that nothing watches stay plain.
      "svelte/prefer-svelte-reactivity": "off",
      "svelte/no-navigation-without-resolve": "off",
      // State that is changed inside is declared like any other.
      "prefer-const": "off",
    },
  },
);
