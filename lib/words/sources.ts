import type { SourceKind } from "../model/enumerations";

/** Where a value comes from. */
export const SOURCE_NAMES: Readonly<Record<SourceKind, string>> = {
  rulebook: "rulebook",
  sibling: "Mortem et Gloriam’s value",
  house: "Condotta’s own value",
};

/** What a player wrote into the quick reference. */
export const OWN_VALUE_NAME = "your own value";
