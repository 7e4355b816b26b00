import type { AfieldTables } from "../../model/afield-tables";
import type { UnitCard } from "../../model/army-cards";
import type { SheetReader } from "../../model/army-sheet";
import type { CombatTables } from "../../model/combat-tables";
import type { RulesTables } from "../../model/rules-tables";
import { breakPoint } from "../../rules/army/break-point";
import type { MusteredUnit } from "../../rules/army/muster";
import { rowValue } from "../../rules/rules-row";
import type { BattlefieldBook } from "../../rules/table/battlefield-book";
import { CARDS } from "../../words/card-words";
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
};

/** The card of one unit group. Without a line in its list it has only a name and a number of bases. */
export function unitCard(mustered: MusteredUnit, { reader, rules, battlefield, combat, afield, command }: Given): UnitCard {
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
    classification: { words: classificationWords(troop, rules), short: classificationShort(troop, rules) },
    formation: cardFormation({ bases, troop }, battlefield),
    boxes,
    breaks: { at, perBase, words: breaksAfter },
    lines: [...fightLines({ troop, bases }, { rules, combat, battlefield })],
    ...cardTraits(troop, { rules, afield }),
  };
}
