import type { Chance } from "./asked";

/** One of these, each as likely; undefined where there is none. */
export const oneOf = <Option>(options: readonly Option[], chance: Chance): Option | undefined =>
  options.length > 1 ? options[chance(options.length)] : options[0];
