import type { AfieldTables } from "../../model/afield-tables";
import type { UnitCard } from "../../model/army-cards";
import type { SheetReader } from "../../model/army-sheet";
import type { CombatTables } from "../../model/combat-tables";
import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import { breakPoint } from "../../rules/army/break-point";
import type { MusteredUnit } from "../../rules/army/muster";
import { rowValue } from "../../rules/rules-row";
import type { BattlefieldBook } from "../../rules/table/battlefield-book";
import { CARDS } from "../../words/cards";
import type { kept } from "../kept";
import { sheetUnit, variantFor } from "../sheet-unit";
import { classificationShort, classificationWords } from "./card-classification";
import { cardFormation } from "./card-formation";
import { cardTraits } from "./card-traits";
import { fightLines } from "./fight-lines";

type Given = {
  readonly reader: SheetReader;
  readonly rules: RulesTables;
  readonly battlefield: BattlefieldBook;
  readonly combat: CombatTables;
  readonly afield: Pick<AfieldTables, "killABase">;
  readonly command: UnitCard["command"];
  /** Keeps what is the same for every unit group of so many bases of one classification. */
  readonly bodies: ReturnType<typeof kept<UnitBody>>;
};

/** All that a card says of a classification and a number of bases. */
export type UnitBody = Pick<UnitCard, "classification" | "formation" | "lines" | "traits" | "follows">;

const bodyOf = (troop: Troop, bases: number, { rules, battlefield, combat, afield }: Omit<Given, "bodies">): UnitBody => ({
  classification: { words: classificationWords(troop, rules), short: classificationShort(troop, rules) },
  formation: cardFormation({ bases, troop }, battlefield),
  lines: [...fightLines({ troop, bases }, { rules, combat, battlefield })],
  ...cardTraits(troop, { rules, afield }),
});

/** The card of one unit group. Without a line in its list it has only a name and a number of bases. */
export function unitCard(mustered: MusteredUnit, { bodies, ...given }: Given): UnitCard {
  const { reader, rules, command } = given;
  const { number, name, line, bases, boxes, breaksAfter, points } = sheetUnit(mustered, rules, reader);
  const variant = variantFor(reader, mustered);
  const named = { number, name, line, command, bases, points };
  if (variant === null)
    return { ...named, counts: "", classification: null, formation: null, boxes: [], breaks: null, lines: [], traits: [], follows: [] };
  const { troop, tugs } = variant;
  const perBase = rowValue(rules.army.limits, "wounds-per-base");
  const at = Math.min(breakPoint(troop, bases, rules), bases * perBase);
  return {
    ...named,
    counts: CARDS.counts(tugs),
    ...bodies(`${bases} ${JSON.stringify(troop)}`, () => bodyOf(troop, bases, given)),
    boxes,
    breaks: { at, perBase, words: breaksAfter },
  };
}
