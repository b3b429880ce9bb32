/** A preprocessor of styles: screens have names (src/screens.css), which browsers do not know yet. */
import { readFileSync } from "node:fs";

const file = new URL("../src/screens.css", import.meta.url);
const DEFINITION = /@custom-media (--[\w-]+) (.+);/g;
const NAME = /\((--[\w-]+)\)/g;

/** The screens by their names. */
const screens = new Map([...readFileSync(file, "utf8").matchAll(DEFINITION)].map(([, name, meant]) => [name, meant]));

/** A style with every name of a screen replaced by what it stands for. */
export function withScreens(css) {
  return css.replace(/@media[^{]+\{/g, (rule) =>
    rule.replace(NAME, (_, name) => {
      const meant = screens.get(name);
      if (!meant) throw new Error(`there is no screen ${name} in src/screens.css`);
      return meant;
    }),
  );
}

export const namedScreens = { name: "named-screens", style: ({ content }) => ({ code: withScreens(content) }) };
