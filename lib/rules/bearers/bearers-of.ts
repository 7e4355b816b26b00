import type { Army } from "../../model/army";
import type { Bearer } from "../../model/bearer-traits";
import type { Book } from "../army/book";
import { muster } from "../army/muster";
import { campBearer, campStates } from "./camp-bearer";
import { commanderBearer } from "./commander-bearer";
import { EVERY_UNIT } from "./possible-bearer";
import { troopBearer } from "./troop-bearer";

/** What takes the field of an army, with its options and downgrades: unit groups, commanders, camp. A group of no line may be anything. */
export function bearersOf(army: Army, book: Book): readonly Bearer[] {
  const { tables } = book;
  return [
    ...muster(army, book).units.map(({ variant }) => (variant ? troopBearer(variant.troop, tables) : EVERY_UNIT)),
    ...army.commanders.map((one) => commanderBearer(one, [one.role])),
    campBearer(campStates(army.camp.kind, tables)),
  ];
}
