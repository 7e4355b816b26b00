import type { UnitCard } from "../../model/army-cards";
import type { SetFormation } from "../../model/enumerations";
import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import { setFormationRow, troopTraits } from "../../rules/army/troop-traits";
import { rulesRow } from "../../rules/rules-row";
import { CHARACTERISTIC_GLOSSARY } from "../../words/characteristic-glossary";
import { sentenceCase } from "../../words/phrasing";
import { traitWords } from "../../words/troop-words";

/** What follows from a classification and is a rule of its own, by the words in which it is told. */
const RULES_OF = {
  shove: "shove",
  "shoves looser foot": "shove",
  square: "square",
  evade: "evade",
  skirmish: "skirmish",
} as const;

const isRule = (word: string): word is keyof typeof RULES_OF => Object.hasOwn(RULES_OF, word);

function followed(word: string, { characteristics }: RulesTables): UnitCard["traits"] {
  if (word === "shatter") return [{ name: "Shatter", sentence: CHARACTERISTIC_GLOSSARY.shatter.sentence }];
  return isRule(word) ? [{ name: sentenceCase(word), sentence: rulesRow(characteristics, RULES_OF[word]).sentence }] : [];
}

/** Set formations of which the drawing and what follows from them tell all. */
const DRAWN: readonly (SetFormation | null)[] = ["pike-and-shot", "keil", "later-keil", "colunela"];

/** A sentence for its set formation, for each of its characteristics and for each rule that follows from the rest; and what follows in a word. */
export function cardTraits(troop: Troop, tables: RulesTables): Pick<UnitCard, "traits" | "follows"> {
  const formation = setFormationRow(troop, tables);
  const own = troop.characteristics.map((id) => rulesRow(tables.characteristics, id));
  const follows = traitWords(troopTraits(troop, tables));
  const told = new Set(own.map((one) => one.name.toLowerCase()));
  return {
    traits: [
      ...[...(formation && !DRAWN.includes(formation.id) ? [formation] : []), ...own].map(({ name, sentence }) => ({ name, sentence })),
      ...follows.filter((word) => !told.has(word)).flatMap((word) => followed(word, tables)),
    ],
    follows: follows.filter((word) => word !== "shatter" && !isRule(word)),
  };
}
