/** What is said and noted at a table, what of it was read here, and whom this browser does not want to hear. */
import type { ClientMessage, Notes, Said, Seat, Talk as TalkTold } from "../wire.ts";

export const EMOJIS = [
  ["👍", "ui-emoji-thumb"],
  ["👏", "ui-emoji-clap"],
  ["😄", "ui-emoji-laugh"],
  ["😮", "ui-emoji-wow"],
  ["😢", "ui-emoji-sad"],
  ["🎉", "ui-emoji-party"],
] as const;
export type Emoji = (typeof EMOJIS)[number][0];

export const LONGEST_SAID = 500;
export const LONGEST_NOTE = 4000;
/** Stands for everybody among those who are muted. */
const ALL = "*";
/** Seconds for which what was said can be taken back; the server decides. */
const TAKE_BACK_WITHIN = 55;

/** Seconds for which something was just said, with some room for clocks that differ. */
const NEWS = 20;

interface Kept {
  read: number;
  muted: string[];
}

function kept(key: string): Kept {
  try {
    return { read: 0, muted: [], ...(JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Kept>) };
  } catch {
    return { read: 0, muted: [] };
  }
}

export class Talk {
  messages = $state.raw<readonly Said[]>([]);
  notes = $state.raw<Record<string, string>>({});
  /** How often notes were kept: each time is a sign that they are safe. */
  noted = $state(0);
  /** The number of the earliest message that the server keeps. */
  first = $state(1);
  /** What was said last, while this page was open. */
  latest = $state.raw<Said | null>(null);
  #read = $state(0);
  muted = $state.raw<readonly string[]>([]);
  #key: string;

  constructor(
    game: string,
    readonly send: (message: ClientMessage) => void,
  ) {
    this.#key = `concordia.talk.${game}`;
    const { read, muted } = kept(this.#key);
    this.#read = read;
    this.muted = muted;
  }

  hear(said: TalkTold | Notes): void {
    if (said.type === "notes") {
      this.notes = { ...this.notes, ...said.notes };
      this.noted += 1;
      return;
    }
    const newest = this.messages.at(-1)?.number ?? 0;
    const all = new Map(this.messages.map((message) => [message.number, message]));
    for (const message of said.messages) all.set(message.number, message);
    this.messages = [...all.values()].sort((a, b) => a.number - b.number);
    this.first = said.first;
    const fresh = said.messages.at(-1);
    // What comes first was said before.
    const news = fresh && fresh.number > newest && Date.now() / 1000 - fresh.at < NEWS;
    if (news && this.hears(fresh.seat)) this.latest = fresh;
  }

  /** Whether anybody but those muted is heard. */
  get silent(): boolean {
    return this.muted.includes(ALL);
  }
  hears(seat: Seat): boolean {
    return !this.silent && !this.muted.includes(seat);
  }
  mute(whom: string = ALL): void {
    this.muted = this.muted.includes(whom) ? this.muted.filter((one) => one !== whom) : [...this.muted, whom];
    this.#keep();
  }

  unread(yours: readonly Seat[]): number {
    return this.messages.filter(
      ({ number, seat, gone }) => number > this.#read && !gone && !yours.includes(seat) && this.hears(seat),
    ).length;
  }
  markRead(): void {
    const last = this.messages.at(-1)?.number ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    this.#keep();
  }

  mayTakeBack({ at }: Said): boolean {
    return Date.now() / 1000 - at < TAKE_BACK_WITHIN;
  }

  #keep(): void {
    localStorage.setItem(this.#key, JSON.stringify({ read: this.#read, muted: this.muted }));
  }
}
