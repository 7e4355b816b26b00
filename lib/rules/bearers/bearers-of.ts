import type { Army } from "../../model/army";
import type { SheetReader } from "../../model/army-sheet";
import type { Bearer } from "../../model/reference-terms";
import type { Troop } from "../../model/troop";
import { type Book, variantOf } from "../army/book";
import { type MusteredUnit, muster } from "../army/muster";
import { campBearer, campStates } from "./camp-bearer";
import { commanderBearer } from "./commander-bearer";
import { EVERY_UNIT } from "./possible-bearer";
import { troopBearer } from "./troop-bearer";

/** What a unit group is. The opponent does not see its options and must allow for every one its line offers. */
function troopFor(reader: SheetReader, { unit, line, variant }: MusteredUnit): Troop | undefined {
  const seen = reader === "own" || line === null ? variant : variantOf(line, line.line.optional, unit.qualityDown, unit.firepowerDown);
  return seen?.troop;
}

/**
 * An army's unit groups, commanders and camp, with their options and downgrades. A group without a line may be anything. For the opponent
 * the result is the same whichever options were taken, and never less than the truth (RULES.md: "Without options").
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
