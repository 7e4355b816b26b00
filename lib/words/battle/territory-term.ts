import type { Territory } from "../../model/enumerations";
import type { GlossaryTermId } from "../glossary-terms";
import { TERRITORY_WORDS } from "../list-words";
import { type Term, term } from "../sentence";

const TERMS = {
  C: "cultivated",
  M: "mountains",
  F: "forest",
  P: "plains",
  S: "seashore",
} as const satisfies Readonly<Record<Territory, GlossaryTermId>>;

/** A territory by its name, which opens its entry of the glossary. */
export const territoryTerm = (territory: Territory): Term => term(TERMS[territory], TERRITORY_WORDS[territory]);
