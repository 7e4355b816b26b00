import type { ArmyCards } from "../../model/army-cards";
import type { SheetReader } from "../../model/army-sheet";
import { CARD_NOTES } from "../../words/cards";
import { HOUSE_MARK } from "../text-parts";

/** The notes at the foot of the cards, a sentence each. */
export function cardNotes({ units }: Pick<ArmyCards, "units" | "commanders">, reader: SheetReader): string[] {
  const isHouse = units.some((one) => one.lines.some(({ source }) => source === "house")) || reader === "own";
  return [CARD_NOTES.boxes, ...(isHouse ? [CARD_NOTES.house(HOUSE_MARK)] : []), ...(reader === "opponent" ? [CARD_NOTES.hidden] : [])];
}
