import { battleReference } from "@/lib/sheets/reference/fitted-reference";
import type { ArmySheet } from "../../model/army-sheet";
import type { BattlePlan } from "../../model/battle-plan";
import { otherSeat, type SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import type { BattleReference } from "../../model/quick-reference";
import type { Bearer } from "../../model/reference-terms";
import { bearersOf } from "../../rules/bearers/bearers";
import { openedArmies, view } from "../../rules/prebattle/view";
import { sealHash } from "../../rules/record/chain";
import { armySheet } from "../../sheets/army-sheet";
import { battlePlan, hasPlan } from "../../sheets/plan/battle-plan";
import type { Knowledge } from "../knowledge";
import { knowledgeFor } from "../known-lists";
import { wholeReference } from "../quick-reference";
import { readArmy } from "../read-army";
import { running } from "../running";
import { namesFor } from "./company";
import type { Loaded } from "./loaded";

/** What the army of a seat has, judged by the versions that it names; null for a spectator, and for a force without an army. */
function ownBearers({ battle }: Loaded, seat: SeatName | null, knowledge: Knowledge): readonly Bearer[] | null {
  const army = seat && battle.seats[seat].force?.army;
  const read = army && readArmy(army, knowledge);
  return read?.ok ? bearersOf(read.army, read.book) : null;
}

const made = new WeakMap<Loaded["battle"], Map<SeatName | null, BattleReference>>();

/**
 * The quick reference of a battle for a seat, or (null) for everybody. `knowledge`: that knows the lists of the seat's army. Of the other army
 * it knows what the view shows; where both are open to their players, all. It is made once for each state of the battle, because it takes
 * some fifty milliseconds.
 */
export function referenceOf(loaded: Loaded, seat: SeatName | null, knowledge = running().knowledge): BattleReference {
  const { battle } = loaded;
  const known = made.get(battle) ?? new Map<SeatName | null, BattleReference>();
  made.set(battle, known);
  const found = known.get(seat);
  if (found) return found;
  const army = ownBearers(loaded, seat, knowledge);
  const enemy = seat && openedArmies(battle) ? ownBearers(loaded, otherSeat(seat), knowledge) : null;
  const reference = battleReference(view(battle, seat), { whole: wholeReference(), book: running().knowledge.book, army, enemy });
  known.set(seat, reference);
  return reference;
}

/** The plan of a battle for a seat, or (null) for everybody; null while nothing is on the table. */
export async function planOf(loaded: Loaded, seat: SeatName | null): Promise<BattlePlan | null> {
  const { battle } = loaded;
  const seen = view(battle, seat);
  if (!hasPlan(seen, battle.book)) return null;
  return battlePlan(seen, battle.book, running().knowledge.catalog.basing.baseSizes, await namesFor(loaded, seat ? [seat] : []));
}

type OpenedSheet = { readonly seat: SeatName; readonly sealed: string; readonly isAsSealed: boolean; readonly sheet: ArmySheet };

/** The sheets of both armies of a sealed exchange, for one of its players, whose own comes first; null until both are in. */
export async function openedSheets({ battle }: Loaded, reader: SeatName): Promise<readonly OpenedSheet[] | null> {
  const armies = openedArmies(battle);
  if (!armies) return null;
  const sheets: OpenedSheet[] = [];
  for (const seat of SEATS.toSorted((one, other) => Number(other === reader) - Number(one === reader))) {
    const { sealed, salt, force } = armies[seat];
    const knowledge = await knowledgeFor(force.army);
    const read = force.army && readArmy(force.army, knowledge);
    if (!read?.ok) continue;
    const sheet = armySheet(read.army, read.book, { reader: "own", rules: read.rules, link: null });
    sheets.push({ seat, sealed, isAsSealed: sealHash(salt, force) === sealed, sheet });
  }
  return sheets;
}
