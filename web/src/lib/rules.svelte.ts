/** Which entry of the rules is open: cards, tiles, stalls, gods and options lead to their own. */
let entry = $state<string | null>(null);

export const rules = {
  get at(): string | null {
    return entry;
  },
  /** "" opens them at the beginning. */
  open(at = ""): void {
    entry = at;
  },
  close(): void {
    entry = null;
  },
};
