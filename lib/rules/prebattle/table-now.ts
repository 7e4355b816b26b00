import type { BattleView, ShownOrder } from "../../model/battle-view";
import { otherSeat, type SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import { type Battleground, battlegroundOf } from "../table/battleground";
import { type Battle, battlefieldOf, eachSeat, type Host } from "./battle";
import type { BattleBook } from "./book";
import { hiddenNumbers, isOffTable } from "./orders";

type Limits = NonNullable<BattleBook["battlefield"]>["limits"];

/** Unit groups that are placed, or have no place anywhere. */
const settled = ({ units, stragglers }: Host): number => units.length + stragglers.length;

/** Unit groups nobody has seen placed, those that march or are in ambush included. */
export const unseenGroups = ({ seats }: Battle, seat: SeatName): number => (seats[seat].shown?.unitGroups ?? 0) - settled(seats[seat].host);

/** Whether a seat has finished deploying, as everybody knows. */
export const isThrough = (battle: Battle, seat: SeatName): boolean =>
  battle.seats[seat].host.isDeployed || unseenGroups(battle, seat) === 0;

/** The seat that was out-scouted; null if neither was, or nobody knows yet. */
export function outscoutedSeat({ outscouting }: Battle): SeatName | null {
  return outscouting?.by ? otherSeat(outscouting.by) : null;
}

/** How many unit groups the out-scouted seat deploys before orders are given ("Out-scouting 3"). */
function firstShare({ seats, outscouting }: Battle, outscouted: SeatName, limits: Limits): number {
  const all = seats[outscouted].shown?.unitGroups ?? 0;
  return Math.min(all, Math.max(limits["first-deployment-least"], Math.ceil((all * (outscouting?.difference ?? 0)) / 100)));
}

/** Whether the out-scouted seat has deployed that share. */
export function isFirstShareSet(battle: Battle, outscouted: SeatName, limits: Limits): boolean {
  return settled(battle.seats[outscouted].host) >= firstShare(battle, outscouted, limits);
}

type Progress = { readonly batches: number; readonly left: number };

/** How many batches a seat has completed, and how many unit groups its next one has. */
function progressOf(battle: Battle, seat: SeatName, first: number, limits: Limits): Progress {
  const set = settled(battle.seats[seat].host);
  const batches = set < first ? 0 : 1 + Math.floor((set - first) / limits.batch);
  return { batches, left: Math.min(first + batches * limits.batch - set, unseenGroups(battle, seat)) };
}

/**
 * Whose batch it is while both deploy ("Remaining Deployment 1-3"). After out-scouting the other seat deploys as many as the out-scouted
 * one has, then both go on by fours, the out-scouted first; otherwise by fours from the defender. A seat that has finished is skipped.
 */
function turnOf(battle: Battle, leader: SeatName, first: number, limits: Limits): BattleView["batch"] {
  const other = otherSeat(leader);
  const progress = (seat: SeatName) => progressOf(battle, seat, first, limits);
  const next = progress(leader).batches <= progress(other).batches ? leader : other;
  const seat = isThrough(battle, next) ? otherSeat(next) : next;
  return isThrough(battle, seat) ? null : { seat, left: progress(seat).left };
}

/** Who deploys, and how many unit groups of the batch are left, as everybody can count them; null if nobody deploys. */
export function batchOf(battle: Battle): BattleView["batch"] {
  const { step, roles, book } = battle;
  const limits = book.battlefield?.limits;
  if (!limits || !roles) return null;
  const outscouted = outscoutedSeat(battle);
  const share = outscouted && firstShare(battle, outscouted, limits);
  if (step === "first-deployment" && outscouted && share !== null)
    return { seat: outscouted, left: share - settled(battle.seats[outscouted].host) };
  if (step !== "deployment") return null;
  return turnOf(battle, outscouted ?? roles.defender, share ?? limits.batch, limits);
}

type TableView = Pick<
  BattleView,
  | "pieces"
  | "flank"
  | "laying"
  | "camps"
  | "units"
  | "stragglers"
  | "markers"
  | "revealedUnits"
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

/** What a seat's revealed orders name and the table does not show. */
function revealedUnitsOf({ seats }: Battle, seat: SeatName): NonNullable<BattleView["revealedUnits"]> {
  const { force, host } = seats[seat];
  const named = hiddenNumbers({ orders: (host.orders ?? []).filter(({ order }) => host.revealed.includes(order)) });
  return (force?.units ?? []).flatMap(({ number, name, troop, bases }) =>
    named.includes(number) && isOffTable(host, number) ? { seat, number, name, troop, bases } : [],
  );
}

/** The table's part of a view. */
export function viewTable(battle: Battle, seat: SeatName | null): TableView {
  const { seats, ground } = battle;
  const revealedUnits = seat === null ? [] : revealedUnitsOf(battle, otherSeat(seat));
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
    ...(revealedUnits.length > 0 ? { revealedUnits } : {}),
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
  const made = battlegroundOf({ table, roles, ...viewTable(battle, null) }, battlefieldOf(battle), book.tables.tableSizes);
  ready.set(battle, made);
  return made;
}
