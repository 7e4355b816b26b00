import type { ListDraft } from "./list-draft";

/** A list to begin with: what most lists have alike, and nothing that is its own. */
export const blankList = (name: string): ListDraft => ({
  ...{ schema: "condotta.list/1", id: "", number: 999, name, years: [1500, 1600], region: "Western Europe", keynote: "", history: "" },
  ...{ alsoCalled: [], sources: [], checked: [], territories: [], enemies: [] },
  commanders: {
    army: { grades: ["mediocre", "competent", "talented"], classes: ["professional"] },
    subs: { min: 1, max: 3, grades: ["mediocre", "competent"], classes: ["professional"] },
    internalAllies: null,
    externalAllies: [],
  },
  camps: { kinds: ["standard"], qualities: ["poor", "average"] },
  ...{ lines: [], constraints: [], version: null },
});
