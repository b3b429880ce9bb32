/** Does something when the page is loaded and has nothing else to do. */
export function atLeisure(job: () => void): void {
  const later = () => setTimeout(job, 3000);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
