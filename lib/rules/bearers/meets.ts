import type { Bearer, Needs } from "../../model/reference-terms";

/** Whether one bearer has everything one of the alternatives names. Without alternatives: always true. */
export const meets = (bearers: readonly Bearer[], needs: Needs): boolean =>
  needs.length === 0 || needs.some((traits) => bearers.some((bearer) => traits.every((trait) => bearer.has(trait))));
