import type { Army } from "../../model/army";
import type { SheetReader } from "../../model/army-sheet";
import type { Bearer } from "../../model/bearer-traits";
import type { Troop } from "../../model/troop";
import { type Book, variantOf } from "../army/book";
import { type MusteredUnit, muster } from "../army/muster";
import { campBearer, campStates } from "./camp-bearer";
import { commanderBearer } from "./commander-bearer";
import { EVERY_UNIT } from "./possible-bearer";
import { troopBearer } from "./troop-bearer";

/** What a unit group is; an opponent, who is not told its options, reckons with all that its line offers. */
function troopFor(reader: SheetReader, { unit, line, variant }: MusteredUnit): Troop | undefined {
  const seen = reader === "own" || line === null ? variant : variantOf(line, line.line.optional, unit.qualityDown, unit.firepowerDown);
  return seen?.troop;
}

/**
 * What takes the field of an army, with its options and downgrades: unit groups, commanders, camp. A group of no line may be anything. For
 * the opponent it is the same whichever options were taken, and never less than there is (RULES.md: "Without options").
 */
export function bearersOf(army: Army, book: Book, reader: SheetReader = "own"): readonly Bearer[] {
  const { tables } = book;
  const troops = muster(army, book).units.map((one) => troopFor(reader, one));
  return [
    ...troops.map((one) => (one ? troopBearer(one, tables) : EVERY_UNIT)),
    ...army.commanders.map((one) => commanderBearer(one, [one.role])),
    campBearer(campStates(army.camp.kind, tables)),
  ];
}
