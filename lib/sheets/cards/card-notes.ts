import type { ArmyCards } from "../../model/army-cards";
import type { SheetReader } from "../../model/army-sheet";

const BOXES = "A box is a base, in the order of loss, and each half of it a wound: the black one breaks the unit group.";
const HIDDEN = "Options taken, points and intended commands are not shown.";

/** What one must know to read the cards, a sentence each. */
export function cardNotes({ units }: Pick<ArmyCards, "units" | "commanders">, reader: SheetReader): string[] {
  const isHouse = units.some((one) => one.lines.some(({ source }) => source === "house")) || reader === "own";
  return [BOXES, ...(isHouse ? ["° marks a house value, not the rulebook's."] : []), ...(reader === "opponent" ? [HIDDEN] : [])];
}
