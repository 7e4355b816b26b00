import type { AfieldTables } from "../../model/afield-tables";
import type { UnitCard } from "../../model/army-cards";
import type { SetFormation } from "../../model/enumerations";
import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import { hasPikesToDrop } from "../../model/when-absent";
import { setFormationRow, troopTraits } from "../../rules/army/troop-traits";
import { rulesRow } from "../../rules/rules-row";
import { TRAIT_RULES, traitSentence } from "../../words/cards";
import { CHARACTERISTIC_GLOSSARY } from "../../words/characteristic-glossary";
import { sentenceCase } from "../../words/phrasing";
import { TROOP_GLOSSARY } from "../../words/troop-glossary";
import { traitWords } from "../../words/troops";

/** Traits that follow from a classification and are rules of their own, by the words that name them. */
const RULES_OF = {
  shove: "shove",
  "shoves looser foot": "shove",
  "shoves looser foot when close": "shove",
  square: "square",
  evade: "evade",
  skirmish: "skirmish",
} as const;

const isRule = (word: string): word is keyof typeof RULES_OF => Object.hasOwn(RULES_OF, word);

/** Rules for which no characteristic has a sentence. */
function demanded(word: string, { characteristics }: Troop): string | null {
  switch (word) {
    case "shatter":
      return CHARACTERISTIC_GLOSSARY.shatter.sentence;
    case "must evade":
      return TRAIT_RULES.mustEvade;
    case "in skirmish form must evade":
      return TRAIT_RULES.mustEvadeAsSug(!characteristics.includes("evade"));
    default:
      return null;
  }
}

function followed(word: string, troop: Troop, { characteristics }: RulesTables): UnitCard["traits"] {
  const sentence = demanded(word, troop);
  if (sentence !== null) return [{ name: sentenceCase(word), sentence }];
  return isRule(word) ? [{ name: sentenceCase(word), sentence: traitSentence(rulesRow(characteristics, RULES_OF[word]).sentence) }] : [];
}

/** Set formations that the drawing and the traits explain in full. */
const DRAWN: readonly (SetFormation | null)[] = ["pike-and-shot", "keil", "later-keil", "colunela"];

/** Troops with rules of their own. */
function kindOf({ type, formation }: Troop, { classifications }: RulesTables): UnitCard["traits"] {
  if (formation === "dragoon")
    return [{ name: rulesRow(classifications.formations, formation).name, sentence: TROOP_GLOSSARY.dragoon.sentence }];
  return type === "elephant" || type === "battle-wagon"
    ? [{ name: rulesRow(classifications.types, type).name, sentence: TROOP_GLOSSARY[type].sentence }]
    : [];
}

/** The sentences about dragoons and commanded shot say it already. */
const isSaidOfKind = (word: string, { formation, setFormation }: Troop): boolean =>
  word === "never nervous" && (formation === "dragoon" || setFormation === "commanded-shot");

type Tables = { readonly rules: RulesTables; readonly afield: Pick<AfieldTables, "killABase"> };

/** Troops with a kill-a-base die of their own ("Kill a Base test 3.3"), and troops that may drop their pikes ("Universal Rules 4"). */
function wordsFor(troop: Troop, { rules, afield }: Tables): readonly string[] {
  const own = afield.killABase.dice.find(({ id }) => id === troop.type);
  return [
    ...(own ? [TRAIT_RULES.killABaseDie(own.die)] : []),
    ...(hasPikesToDrop(setFormationRow(troop, rules)) ? [TRAIT_RULES.mayDropPikes] : []),
  ];
}

/** A sentence for the set formation, each characteristic and each rule that follows from the rest; `follows` are the other traits. */
export function cardTraits(troop: Troop, tables: Tables): Pick<UnitCard, "traits" | "follows"> {
  const { rules } = tables;
  const formation = setFormationRow(troop, rules);
  const own = troop.characteristics.map((id) => rulesRow(rules.characteristics, id));
  const follows = traitWords(troopTraits(troop, rules), troop);
  return {
    traits: [
      ...[...(formation && !DRAWN.includes(formation.id) ? [formation] : []), ...own].map(({ name, sentence }) => ({
        name,
        sentence: traitSentence(sentence),
      })),
      ...kindOf(troop, rules),
      ...follows.flatMap((word) => followed(word, troop, rules)),
    ],
    follows: [
      ...follows.filter((word) => demanded(word, troop) === null && !isRule(word) && !isSaidOfKind(word, troop)),
      ...wordsFor(troop, tables),
    ],
  };
}
