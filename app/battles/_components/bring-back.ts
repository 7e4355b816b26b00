/** Into view where it was scrolled out of it above. */
export function bringBack(part: HTMLElement | null): void {
  if (!part || part.getBoundingClientRect().top >= 0) return;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  part.scrollIntoView({ behavior: isStill ? "auto" : "smooth", block: "start" });
}
