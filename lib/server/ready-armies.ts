import type { Army } from "../model/army";
import type { ArmyList } from "../model/army-list";
import type { Verdict } from "../model/findings";
import { assess } from "../rules/army/assess";
import { running } from "./running";

type ReadyArmy = { readonly id: string; readonly army: Army; readonly list: ArmyList; readonly verdict: Verdict };

/** The sample armies, each with its list and verdict. */
export function readyArmies(): readonly ReadyArmy[] {
  const { catalog, bookOf } = running().knowledge;
  return catalog.readyArmies.flatMap(({ id, army }) => {
    const book = bookOf(army.rules);
    const list = catalog.lists.find((one) => one.id === army.list);
    return book && list ? [{ id, army, list, verdict: assess(army, book) }] : [];
  });
}
