import { type Drafted, type DraftOrder, draftSteps } from "@/lib/advice/draft/draft-army";
import { type Army, army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { Wish } from "@/lib/model/drafting";
import { prepare } from "@/lib/rules/army/prepare";
import { ODDS_BOOK } from "./odds-fixtures";
import { CATALOG, TABLES } from "./rules";

/** All shipped lists, with the rules in force. */
export const DRAFT_BOOK = prepare(CATALOG.lists, TABLES);

/** An army of a list with nobody in it. */
export const emptyArmy = ({ id, camps }: ArmyList, pointsLimit: number, year: number | null): Army =>
  army.parse({
    ...{ schema: "condotta.army/1", name: "Draft", list: id, pointsLimit, year },
    camp: { kind: camps.kinds[0], quality: camps.qualities[0] },
    ...{ commanders: [], units: [] },
  });

/** An army in one go. */
function draftArmy(order: DraftOrder): Drafted {
  const steps = draftSteps(order);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** A draft by the shipped tables; with the wish `beat` against a sample army, which the seed chooses. */
export function drafted(start: Army, wish: Wish, seed: number, more: Partial<DraftOrder> = {}): Drafted {
  const foe = CATALOG.readyArmies[seed % CATALOG.readyArmies.length];
  const against = wish === "beat" && foe ? { army: foe.army, book: DRAFT_BOOK, odds: ODDS_BOOK } : null;
  return draftArmy({ ...{ army: start, wish, seed, against }, tables: CATALOG.drafting, book: DRAFT_BOOK, ...more });
}
