import type { Chance } from "./computer-turn";

/** One of these, each equally likely; undefined if there are none. */
export const oneOf = <Option>(options: readonly Option[], chance: Chance): Option | undefined =>
  options.length > 1 ? options[chance(options.length)] : options[0];
