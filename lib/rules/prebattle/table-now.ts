import type { BattleView, ShownOrder } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import { type Battleground, battlegroundOf } from "../table/battleground";
import { batchOf } from "./batch-of";
import { type Battle, eachSeat } from "./battle";

type TableView = Pick<
  BattleView,
  | "pieces"
  | "flank"
  | "laying"
  | "camps"
  | "units"
  | "stragglers"
  | "markers"
  | "ordered"
  | "batch"
  | "commanders"
  | "commands"
  | "closing"
  | "result"
  | "own"
>;

/** Orders are shown once both seats have given theirs. What they say is shown to their own seat, and to everybody once revealed. */
function markersOf({ seats }: Battle, seat: SeatName | null): ShownOrder[] {
  const areGiven = seats.a.host.orders !== null && seats.b.host.orders !== null;
  return SEATS.flatMap((owner) => {
    const { orders, revealed } = seats[owner].host;
    return (orders ?? []).flatMap(({ order, place, secret }) => {
      const isRevealed = revealed.includes(order);
      if (!areGiven && owner !== seat && !isRevealed) return [];
      return { seat: owner, order, place, secret: isRevealed || owner === seat ? secret : null, revealed: isRevealed };
    });
  });
}

/** The table's part of a view. */
export function viewTable(battle: Battle, seat: SeatName | null): TableView {
  const { seats, ground } = battle;
  const force = seat === null ? null : seats[seat].force;
  const isLaid = ground.choices.length > 0 || ground.dice !== null || ground.stopped.a || ground.stopped.b;
  return {
    pieces: [...ground.pieces],
    flank: ground.flank,
    laying: isLaid ? { choices: [...ground.choices], stopped: ground.stopped, dice: ground.dice, adjusting: ground.adjusting } : null,
    camps: eachSeat((one) => seats[one].host.camp),
    units: SEATS.flatMap((one) => seats[one].host.units),
    stragglers: SEATS.flatMap((one) => seats[one].host.stragglers.map((group) => ({ seat: one, ...group }))),
    markers: markersOf(battle, seat),
    ordered: eachSeat((one) => seats[one].host.orders !== null),
    batch: batchOf(battle),
    commanders: SEATS.flatMap((one) => seats[one].host.commanders.map((placed) => ({ seat: one, ...placed }))),
    commands: eachSeat((one) => (seats[one].host.commands ? [...(seats[one].host.commands ?? [])] : null)),
    closing: battle.closing,
    result: battle.result,
    own: force && { commanders: force.commanders, units: force.units },
  };
}

const ready = new WeakMap<Battle, Battleground>();

/** The table as it stands in a battle now; cached for each battle state. */
export function battlegroundNow(battle: Battle): Battleground {
  const known = ready.get(battle);
  if (known) return known;
  const { book, table, roles } = battle;
  if (!book.battlefield) throw new Error("this battle is played under tables without a battlefield");
  const made = battlegroundOf({ table, roles, ...viewTable(battle, null) }, book.battlefield, book.tables.tableSizes);
  ready.set(battle, made);
  return made;
}
