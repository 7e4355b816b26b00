import { TERRITORIES, type Territory } from "../model/enumerations";
import type { GlossaryTermId } from "./glossary-terms";
import { both } from "./phrasing";
import { plain, type Term, type Words } from "./sentence";
import { term } from "./terms";

export const TERRITORY_WORDS: Readonly<Record<Territory, string>> = {
  C: "Cultivated",
  M: "Mountains",
  F: "Forest",
  P: "Plains",
  S: "Seashore",
};

const TERRITORY_TERMS: Readonly<Record<Territory, GlossaryTermId>> = {
  C: "cultivated",
  M: "mountains",
  F: "forest",
  P: "plains",
  S: "seashore",
};

/** A territory by its name, which opens its entry of the glossary. */
export const territoryTerm = (territory: Territory): Term => term(TERRITORY_TERMS[territory], TERRITORY_WORDS[territory]);

/** Territories in the order of the map. */
export const territoryTerms = (territories: readonly Territory[]): Words =>
  both(TERRITORIES.filter((one) => territories.includes(one)).map((one) => [territoryTerm(one)]));

/** The same as plain text. */
export const territoryWords = (territories: readonly Territory[]): string => plain(territoryTerms(territories));
