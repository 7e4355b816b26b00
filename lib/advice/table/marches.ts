import type { BattleCommand } from "../../model/battle-command";
import type { ShortEdge } from "../../model/enumerations";
import { formsOf } from "../../rules/army/troop-traits";
import { marchCards } from "../../rules/prebattle/orders";
import type { BattlefieldBook } from "../../rules/table/battlefield-book";
import { type Battleground, flankSector, ownHalf } from "../../rules/table/battleground";
import { holds } from "../../rules/table/geometry/predicates";
import { goingFor } from "../../rules/table/in-the-way";
import { type ComputerTurn, happens, measureOf, type OfType } from "../computer-turn";
import { groundSeen, isOfWing, type OwnUnit, postOf } from "./own-side";
import { hindranceOf } from "./worth-of-terrain";

type Orders = Extract<BattleCommand, { type: "give-orders" }>;
export type March = Orders["marches"][number];
export type Open = OfType<"give-orders">;

/** The groups with these numbers that follow no ally (an ally would have to go with them). */
export function freeGroups(numbers: readonly number[], { force }: ComputerTurn): readonly OwnUnit[] {
  return force.units.filter(({ number, commander }) => {
    const leader = commander === null ? null : force.commanders[commander];
    return numbers.includes(number) && leader?.role !== "ally";
  });
}

/** The chance that so many red cards are among those dealt. */
function chanceOfReds(needed: number, dealt: number, pack: readonly string[]): number {
  const red = pack.filter((card) => card === "red").length / pack.length;
  let [exactly, fewer] = [(1 - red) ** dealt, 0];
  for (let reds = 0; reds < needed; reds++) {
    fewer += exactly;
    exactly *= ((dealt - reds) / (reds + 1)) * (red / (1 - red));
  }
  return 1 - fewer;
}

/** BW between the points at which the ground of a flank is looked at. */
const STEP = 100;

/** How open the enemy's side of a flank is to such troops: 1 if nothing slows them there. */
function opennessOf(edge: ShortEdge, groups: readonly OwnUnit[], turn: ComputerTurn): number {
  const ground = groundSeen(turn);
  const [sector, half] = [flankSector(ground, edge), ownHalf(ground, turn.other)];
  const pieces = ground.pieces.map(({ footprint, kind }) => ({
    footprint,
    hindrance: Math.max(...groups.map(({ troop }) => hindranceOf(goingFor(kind, troop), turn.advice))),
  }));
  let [points, slowed] = [0, 0];
  for (let x = sector.left + STEP / 2; x < sector.right; x += STEP)
    for (let y = half.bottom + STEP / 2; y < half.top; y += STEP) {
      points += 1;
      slowed += Math.max(0, ...pieces.flatMap(({ footprint, hindrance }) => (holds(footprint, { x, y }) ? hindrance : [])));
    }
  return 1 - slowed / (100 * points);
}

/** Whoever cannot turn or get away in time: everybody but horse and skirmishers. */
const isSlow = ({ troop }: Pick<OwnUnit, "troop">): boolean => !isOfWing(postOf({ troop })) && postOf({ troop }) !== "screen";

/** The share of the enemy's bases, by his list, that fear for their flank; half where nothing is known of him. */
function preyOf({ foe }: ComputerTurn): number {
  const bodies = foe?.bodies ?? [];
  const all = bodies.reduce((sum, { bases }) => sum + bases, 0);
  const slow = bodies.filter(isSlow).reduce((sum, { bases }) => sum + bases, 0);
  return all === 0 ? 0.5 : slow / all;
}

/** How far the enemy's horse that everybody sees on that flank makes up for those who would come. */
function guardOn(edge: ShortEdge, bases: number, { view, other }: ComputerTurn, ground: Battleground): number {
  const { left, right } = flankSector(ground, edge);
  const guards = view.units.filter((unit) => unit.seat === other && isOfWing(postOf(unit)) && unit.x * 100 > left && unit.x * 100 < right);
  return Math.min(1, guards.reduce((sum, unit) => sum + unit.bases, 0) / bases);
}

const isTug = ({ troop }: OwnUnit): boolean => troop.formation !== "skirmish";

type Plan = March & { readonly edge: ShortEdge; readonly worth: number };

/** What a march is worth, of 100: that it arrives in time, on open ground, at troops that fear it; less those the line is without. */
function worthOf(commander: number, edge: ShortEdge, groups: readonly OwnUnit[], turn: ComputerTurn, book: BattlefieldBook): number {
  const { force, advice, view } = turn;
  const leader = force.commanders[commander];
  if (!leader) return 0;
  const dealt = book.cards[leader.grade].cards * measureOf("march-turns", advice);
  const arrival = chanceOfReds(marchCards(groups, leader, book).needed, dealt, turn.book.pack);
  const bases = groups.reduce((sum, group) => sum + group.bases, 0);
  const ground = groundSeen(turn);
  const prey = (1 + preyOf(turn)) / 2;
  const struck = arrival * opennessOf(edge, groups, turn) * prey * (1 - guardOn(edge, bases, turn, ground));
  const missed = groups.filter(isTug).length / Math.max(1, force.units.filter(isTug).length);
  return view.flank?.edge === edge && view.flank.water ? 0 : 100 * (struck - missed);
}

/** The groups that might march with him: his own rather than others', and of each kind those that need the same cards. */
function bandsFor(commander: number, open: Open, most: number, turn: ComputerTurn): readonly (readonly OwnUnit[])[] {
  const wings = freeGroups(open.marching, turn)
    .filter((group) => isOfWing(postOf(group)))
    .toSorted((one, other) => Number(one.commander === commander) - Number(other.commander === commander));
  const light = wings.filter(({ troop }) => formsOf(troop).includes("skirmish"));
  return [wings.slice(-most), light.slice(-most)].filter((band) => band.length >= 2);
}

/** Every march that the seat might send with one of its sub-commanders, the best first; chance decides between equals. */
function plansFor(open: Open, turn: ComputerTurn): readonly Plan[] {
  const { force, advice, book, chance } = turn;
  const { battlefield } = book;
  if (!battlefield) return [];
  const most = Math.min(measureOf("march-groups", advice), battlefield.limits["march-groups-most"], Math.floor(force.units.length / 3));
  const plans = open.commanders.flatMap((commander) => {
    const leader = force.commanders[commander];
    const stays = force.commanders.some(({ role }, at) => role !== "ally" && at !== commander);
    if (leader?.role !== "sub" || !stays || most < 2) return [];
    const bands = bandsFor(commander, open, most, turn).filter((band) => marchCards(band, leader, battlefield).canHold);
    return bands.flatMap((band) =>
      open.edges.map((edge) => ({
        ...{ commander, edge, units: band.map(({ number }) => number) },
        worth: worthOf(commander, edge, band, turn, battlefield),
        lot: open.edges.length > 1 ? chance(open.edges.length) : 0,
      })),
    );
  });
  return plans.toSorted((one, other) => other.worth - one.worth || one.lot - other.lot).map(({ lot: _, ...plan }) => plan);
}

/** How much of the enemy still has to be placed and may be misled, in per cent. */
function misled({ view, other }: ComputerTurn): number {
  const whole = view.forces[other]?.unitGroups ?? 0;
  const seen = view.units.filter(({ seat }) => seat === other).length;
  return whole === 0 ? 0 : (100 * Math.max(0, whole - seen)) / whole;
}

/**
 * A march where it pays, the more often the better it pays and the bolder the style; and now and then one that nobody goes on, while the
 * enemy has still to deploy. It is given to whoever would lead a real one, so that nobody can tell which of them it is.
 */
export function marchesOf(open: Open, turn: ComputerTurn): readonly March[] {
  const { temper, advice } = turn;
  const plans = plansFor(open, turn);
  const [best] = plans;
  if (!best) return [];
  const usual = measureOf("march-usual", advice);
  const often = Math.min(2 * temper.march, (temper.march * Math.max(0, best.worth)) / usual);
  const { worth: _, ...real } = best;
  const marches: March[] = happens(often, turn) ? [real] : [];
  const feint = plans.find(({ commander }) => marches.every((march) => march.commander !== commander));
  if (feint && open.ambushCards > 0 && happens((temper.bluff * misled(turn)) / 100, turn))
    marches.push({ commander: feint.commander, edge: null, units: [] });
  return marches;
}
