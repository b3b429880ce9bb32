/** The server's refusals in words. */
import { Refused } from "./api.ts";
import { reasonSentence } from "./sentences.ts";
import { has, say } from "./words.svelte.ts";

const IDS: Record<string, string> = {
  "too-many": "ui-error-too-many-requests",
  "bad-address": "ui-error-bad-address",
  "mail-failed": "ui-error-mail-failed",
  "too-many-channels": "ui-error-too-many-channels",
  "no-room": "ui-error-no-room",
  "no-such-game": "ui-error-game-not-found",
  "no-such-invite": "ui-error-game-not-found",
  "seat-taken": "ui-error-seat-taken",
  "newer-invite": "ui-error-newer-invite",
  "rules-version": "ui-error-version",
  "bad-record": "ui-error-bad-record",
  "board-missing": "ui-error-board-missing",
  "board-changed": "ui-error-board-changed",
};

/** The message of a code; there may be none. */
export function errorId(code: string): string {
  const plain = code.replaceAll("_", "-");
  return IDS[plain] ?? `ui-error-${plain}`;
}

/** Why a game can't be shown: it is not there, unless the server said something better. */
export function whyGone(code: string): string {
  return say(has(errorId(code)) ? errorId(code) : "ui-error-game-not-found");
}

/** The message of a refusal: of its kind, if there are words for that. */
function refusedId({ code, details }: Refused): string {
  const id = errorId(code);
  const kind = `${id}-${String(details["kind"]).replaceAll("_", "-")}`;
  return has(kind) ? kind : id;
}

export function errorSentence(error: unknown): string {
  const id = error instanceof Refused ? refusedId(error) : "";
  const details = error instanceof Refused ? error.details : {};
  const told = (detail: string) => String(details[detail] ?? "") || "?";
  return say(has(id) ? id : "ui-error-unknown", {
    name: told("name"),
    reason: told("reason"),
    line: told("line"),
    why: "why" in details ? reasonSentence(told("why"), details, null) : "?",
  });
}
