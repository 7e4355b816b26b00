import type { SeatName } from "../../model/by-seat";
import { commandLetter } from "./command-letter";
import { type Commanders, type SeatNames, whose } from "./seat-names";

/** A commander by the letter of his shield, and by his name where that is known: "B Gustav Horn", else "your commander B". */
export function commanderCalled(commander: number, owner: "your" | "their", commanders: Commanders = []): string {
  const letter = commandLetter(commander);
  const name = commanders[commander]?.name ?? null;
  return name === null ? `${owner} commander ${letter}` : `${letter} ${name}`;
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
