/** A moment of the server, in seconds since 1970, as a day in the reader's language. */
export const day = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString(document.documentElement.lang, { dateStyle: "medium" });
