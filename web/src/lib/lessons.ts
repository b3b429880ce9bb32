/** How far somebody is in the lessons: kept in the browser, like everything that was done in them. */
const KEY = "concordia.lessons";

/** The section of the booklet that a lesson is about. */
export const SECTION_OF: Record<string, string> = {
  build: "architect",
  trade: "prefect",
  cards: "senator",
  gods: "gods",
  game: "turn",
  salt: "salt",
  fish: "market",
};

/** The lessons after which a newcomer can play a game. */
export const READY = ["gods", "game"];

export interface Progress {
  /** What was done in the lesson so far, the rivals' moves included. */
  deeds: string[];
  /** Whether it was finished once. */
  done: boolean;
}

const NOTHING: Progress = { deeds: [], done: false };

function stored(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

export const progressOf = (lesson: string): Progress => ({ ...NOTHING, ...stored()[lesson] });

export function keepProgress(lesson: string, progress: Progress): void {
  localStorage.setItem(KEY, JSON.stringify({ ...stored(), [lesson]: progress }));
}
