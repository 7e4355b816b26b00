import type { SeatName } from "../../model/by-seat";
import { commandLetter } from "./command-letter";
import { type Commanders, type SeatNames, whose } from "./seat-names";

/** A commander by the letter of his shield, and by his name where that is known: "B Gustav Horn"; else "your B", "their B". */
export function commanderCalled(commander: number, owner: "your" | "their" | "its", commanders: Commanders = []): string {
  const letter = commandLetter(commander);
  const name = commanders[commander]?.name ?? null;
  if (name !== null) return `${letter} ${name}`;
  // With no map beside it a letter by itself says little.
  return owner === "its" ? `its commander ${letter}` : `${owner} ${letter}`;
}

/** A commander of a seat, as these eyes know him. */
export const commanderOf = (names: SeatNames, seat: SeatName, commander: number): string =>
  commanderCalled(commander, whose(names, seat), names.commanders?.[seat]);

/** The same where it is said beside it whose he is: "B Gustav Horn", "A, army commander", "B". */
export function commanderRow(names: SeatNames, seat: SeatName, commander: number): string {
  const letter = commandLetter(commander);
  const name = names.commanders?.[seat]?.[commander]?.name ?? null;
  if (name !== null) return `${letter} ${name}`;
  return commander === 0 ? `${letter}, army commander` : letter;
}
