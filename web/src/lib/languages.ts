/** Which language of the page serves a reader best. */

/** A language that the page has words in. */
export interface Language {
  tag: string;
  /** In its own words. */
  name: string;
  /** Tags of other languages whose readers it serves. */
  also: string[];
  load: () => Promise<{ default: string }>;
  /** What only lessons say. */
  lessons: () => Promise<{ default: string }>;
  /** The rules in full. */
  booklet: () => Promise<{ default: string }>;
  /** What only analyses say. */
  study: () => Promise<{ default: string }>;
  /** What only puzzles say. */
  puzzles: () => Promise<{ default: string }>;
}

/** The language that every message is written in first. */
const SOURCE = "en";

interface Reading {
  language: string;
  script: string | undefined;
}

/** What a tag asks for: a language, and the script that it is read in: Cyrillic for `sr-RS`, Latin for `sr-ME`. */
function reading(tag: string): Reading | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return { language, script };
  } catch {
    return null;
  }
}

/** The language itself before one that its readers understand; of either, the one in their script. */
function served(wanted: Reading, offered: readonly Language[]): Language | undefined {
  const speaks = (tags: string[]) => tags.some((tag) => reading(tag)?.language === wanted.language);
  const groups = [offered.filter(({ tag }) => speaks([tag])), offered.filter(({ also }) => speaks(also))];
  return groups
    .map((group) => group.find(({ tag }) => reading(tag)?.script === wanted.script) ?? group[0])
    .find(Boolean);
}

/** The page's first language: the one chosen before, else what the browser asks for. */
export function preferred(saved: string | null, wanted: readonly string[], offered: readonly Language[]): string {
  if (saved && offered.some(({ tag }) => tag === saved)) return saved;
  for (const tag of wanted) {
    const asked = reading(tag);
    const found = asked && served(asked, offered);
    if (found) return found.tag;
  }
  return SOURCE;
}
