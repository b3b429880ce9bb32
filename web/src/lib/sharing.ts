/** A link on its way to somebody else. */

/** Shares a link where a finger would, else copies it; tells which, or that the browser allows neither. */
export async function handOut(url: string, title: string): Promise<"shared" | "copied" | "refused"> {
  if (matchMedia("(pointer: coarse)").matches && navigator.share) {
    // Whoever closes the sheet without sending has done nothing wrong.
    await navigator.share({ title, url }).catch(() => undefined);
    return "shared";
  }
  const done = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  return done ? "copied" : "refused";
}
