import type { Bearer, Needs } from "../../model/bearer-traits";

/** Whether one of these bearers has all that one of the alternatives names. No alternative at all asks for nothing. */
export const meets = (bearers: readonly Bearer[], needs: Needs): boolean =>
  needs.length === 0 || needs.some((traits) => bearers.some((bearer) => traits.every((trait) => bearer.has(trait))));
