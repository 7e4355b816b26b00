import type { AfieldTables } from "../../model/afield-tables";
import type { UnitCard } from "../../model/army-cards";
import type { SetFormation } from "../../model/enumerations";
import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import { setFormationRow, troopTraits } from "../../rules/army/troop-traits";
import { rulesRow } from "../../rules/rules-row";
import { hasPikesToDrop } from "../../rules/table/unit-shape";
import { CHARACTERISTIC_GLOSSARY } from "../../words/characteristic-glossary";
import { sentenceCase } from "../../words/phrasing";
import { TROOP_GLOSSARY } from "../../words/troop-glossary";
import { traitWords } from "../../words/troop-words";

/** What follows from a classification and is a rule of its own, by the words in which it is told. */
const RULES_OF = {
  shove: "shove",
  "shoves looser foot": "shove",
  "shoves looser foot when close": "shove",
  square: "square",
  evade: "evade",
  skirmish: "skirmish",
} as const;

const isRule = (word: string): word is keyof typeof RULES_OF => Object.hasOwn(RULES_OF, word);

const SHELTER = "unless a hedge, a wall or the going shelters it";

/** What the rules demand of it: no characteristic has a sentence for that. */
function demanded(word: string, { characteristics }: Troop): string | null {
  const only = characteristics.includes("evade") ? "" : ", and only there,";
  switch (word) {
    case "shatter":
      return CHARACTERISTIC_GLOSSARY.shatter.sentence;
    case "must evade":
      return `Charged by a TuG it must run away or skirmish, ${SHELTER}; by SuGs alone, it may.`;
    case "must evade as SuG":
      return `In skirmish form${only} it runs away or skirmishes: it must when a TuG charges, ${SHELTER}.`;
    default:
      return null;
  }
}

function followed(word: string, troop: Troop, { characteristics }: RulesTables): UnitCard["traits"] {
  const sentence = demanded(word, troop);
  if (sentence !== null) return [{ name: sentenceCase(word), sentence }];
  return isRule(word) ? [{ name: sentenceCase(word), sentence: rulesRow(characteristics, RULES_OF[word]).sentence }] : [];
}

/** Set formations of which the drawing and what follows from them tell all. */
const DRAWN: readonly (SetFormation | null)[] = ["pike-and-shot", "keil", "later-keil", "colunela"];

/** Troops that are under rules of their own. */
function kindOf({ type, formation }: Troop, { classifications }: RulesTables): UnitCard["traits"] {
  if (formation === "dragoon")
    return [{ name: rulesRow(classifications.formations, formation).name, sentence: TROOP_GLOSSARY.dragoon.sentence }];
  return type === "elephant" || type === "battle-wagon"
    ? [{ name: rulesRow(classifications.types, type).name, sentence: TROOP_GLOSSARY[type].sentence }]
    : [];
}

type Tables = { readonly rules: RulesTables; readonly afield: Pick<AfieldTables, "killABase"> };

/** Whoever is tested by a die of his own, whatever his quality ("Kill a Base test 3.3"); and who may leave his pikes ("Universal Rules 4"). */
function wordsFor(troop: Troop, { rules, afield }: Tables): readonly string[] {
  const own = afield.killABase.dice.find(({ id }) => id === troop.type);
  return [...(own ? [`kill-a-base die ${own.die}`] : []), ...(hasPikesToDrop(setFormationRow(troop, rules)) ? ["may drop its pikes"] : [])];
}

/** A sentence for its set formation, for each of its characteristics and for each rule that follows from the rest; and what follows in a word. */
export function cardTraits(troop: Troop, tables: Tables): Pick<UnitCard, "traits" | "follows"> {
  const { rules } = tables;
  const formation = setFormationRow(troop, rules);
  const own = troop.characteristics.map((id) => rulesRow(rules.characteristics, id));
  const follows = traitWords(troopTraits(troop, rules));
  const told = new Set(own.map((one) => one.name.toLowerCase()));
  return {
    traits: [
      ...[...(formation && !DRAWN.includes(formation.id) ? [formation] : []), ...own].map(({ name, sentence }) => ({ name, sentence })),
      ...kindOf(troop, rules),
      ...follows.filter((word) => !told.has(word)).flatMap((word) => followed(word, troop, rules)),
    ],
    follows: [...follows.filter((word) => demanded(word, troop) === null && !isRule(word)), ...wordsFor(troop, tables)],
  };
}
