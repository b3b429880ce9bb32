/** Whether the server is being maintained, and what its host says about it. */
let told = $state.raw<string | null>(null);

export const maintenance = {
  /** Null if it is not; the message may be empty. */
  get message(): string | null {
    return told;
  },
};

export function maintained(message: string | null): void {
  told = message;
}
