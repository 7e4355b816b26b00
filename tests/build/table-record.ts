import { chooseCommand } from "@/lib/advice/choose-command";
import type { BattleRecord } from "@/lib/model/battle";
import type { BattleCommand, LegalCommand } from "@/lib/model/battle-command";
import type { SeatName } from "@/lib/model/by-seat";
import type { Battle } from "@/lib/rules/prebattle/battle";
import type { DecidedCommand } from "@/lib/rules/prebattle/battle-step";
import { legalCommands, toAct } from "@/lib/rules/prebattle/sequence";
import { battlegroundNow } from "@/lib/rules/prebattle/table-now";
import { view } from "@/lib/rules/prebattle/view";
import { hundredths } from "@/lib/rules/table/geometry/footprint";
import { whereItLies } from "@/lib/rules/table/where-it-lies";
import { BATTLE } from "./battle-fixtures";
import { buildShown, ORDERED_FORCE } from "./forces";
import { asDecided } from "./house-play";
import { BOOK, chanceOf } from "./played-battle";
import { type RecordedBattle, recordOf, type SeatForce, seatForce, seedOf, startBattle, withCommand } from "./recorded-battle";
import { CATALOG } from "./rules";
import { hidingPlaces } from "./table-troops";

type Legal<Type> = Extract<LegalCommand, { type: Type }>;
type Region = Legal<"place-piece">["region"];

const forceOf = (seat: SeatName): SeatForce => {
  const { commanders, units } = ORDERED_FORCE;
  const shown = buildShown({
    name: `The force of ${seat}`,
    mapCards: 5,
    scoutingCards: seat === "a" ? 6 : 2,
    territories: ["F", "M", "C"],
  });
  return {
    ...seatForce(seat, {}),
    shown: { ...shown, commanders: commanders.map(({ grade, class: kind }) => ({ grade, class: kind })), unitGroups: units.length },
    force: ORDERED_FORCE,
  };
};

/** One march, one bluff of a march, and as many markers as find a place, up to a real one and a bluff. */
function ordersOf(battle: Battle, seat: SeatName): BattleCommand {
  const [legal] = legalCommands(battle, seat);
  if (legal?.type !== "give-orders") throw new Error("no orders are asked for");
  // No two orders of different seats are the same.
  const [first, second] = seat === "a" ? [1, 2] : [2, 1];
  const isFree = (number: number) => ORDERED_FORCE.units.some((unit) => unit.number === number && unit.commander === null);
  const [unit = null, ...marching] = legal.ambushing.filter(isFree);
  const edge = marching.length > 0 ? (legal.edges[0] ?? null) : null;
  const group = ORDERED_FORCE.units.find(({ number }) => number === unit);
  const places = group ? hidingPlaces(battlegroundNow(battle), seat, [group]) : [];
  const found: { x: number; y: number }[] = [];
  for (const place of places) {
    if (found.every(({ x, y }) => Math.abs(x - place.x) + Math.abs(y - place.y) >= 2)) found.push(place);
    if (found.length === 2) break;
  }
  return {
    type: "give-orders",
    marches: [
      { commander: first, edge, units: edge === null ? [] : marching.slice(0, 2) },
      { commander: second, edge: null, units: [] },
    ],
    ambushes: found.map((place, at) => ({ ...place, unit: at === 0 ? unit : null })),
  };
}

/** Hundredths of a BW, as the search has them. */
const boxOf = ({ left, bottom, right, top }: Region): Region => ({
  ...{ left: hundredths(left), bottom: hundredths(bottom) },
  ...{ right: hundredths(right), top: hundredths(top) },
});

/** The first place the search finds, in the defender's half if there is one. */
function laid(battle: Battle, { kind, size, region, touchesEdge }: Legal<"place-piece">): BattleCommand {
  const place = whereItLies(battlegroundNow(battle), kind, { size, region: boxOf(region), edge: touchesEdge ? "any" : null });
  if (!place) throw new Error(`no place for a ${kind}`);
  const { x, y, angle, w = 0, h = 0 } = place;
  return { type: "place-piece", x, y, angle, w, h };
}

/** The first sub-commander present is at the last marker (a bluff if there are two); null for the others. */
function atMarker(battle: Battle, seat: SeatName, { commander, ambushes }: Legal<"place-commander">): BattleCommand | null {
  const ambush = ambushes.at(-1);
  const isHidden = battle.seats[seat].host.commanders.some(({ at }) => "ambush" in at);
  if (ORDERED_FORCE.commanders[commander]?.role !== "sub" || isHidden || !ambush) return null;
  return { type: "place-commander", commander, at: { ambush } };
}

/** Makes seat a defend wooded country, so that it can hide; null if the choice is the commander's. */
function arranged(battle: Battle, seat: SeatName): BattleCommand | null {
  const legal = legalCommands(battle, seat);
  const [first] = legal;
  switch (first?.type) {
    case "choose-role":
      return { type: "choose-role", role: seat === "a" ? "defender" : "invader" };
    case "choose-territory":
      return { type: "choose-territory", territory: "F" };
    case "choose-kind":
      return legal.some((one) => one.type === "choose-kind" && one.kind === "wood") ? { type: "choose-kind", kind: "wood" } : null;
    case "place-piece":
      return laid(battle, first);
    case "adjust-piece":
      return { type: "adjust-piece", adjust: { do: "leave" } };
    case "give-orders":
      return ordersOf(battle, seat);
    case "place-commander":
      return atMarker(battle, seat, first);
    default:
      return null;
  }
}

/** What a seat with such a force sends in these battles. */
export function commandOf(battle: Battle, seat: SeatName, chance: (n: number) => number): BattleCommand {
  const { force } = battle.seats[seat];
  if (!force) throw new Error(`seat ${seat} has no force`);
  const command = arranged(battle, seat);
  if (command) return command;
  return chooseCommand({ view: view(battle, seat), force, temper: "balanced", book: battle.book, advice: CATALOG.advice, chance });
}

/** Thirty-two digits that occur nowhere else in these battles. */
const orderSalts = (seat: SeatName, count: number): string[] => Array.from({ length: count }, (_, at) => `${seat}${at}5e`.repeat(8));

function sent(command: BattleCommand, seat: SeatName): DecidedCommand {
  if (command.type !== "give-orders") return asDecided(command, seat);
  return { ...command, salts: orderSalts(seat, command.marches.length + command.ambushes.length) };
}

/** Of thirteen TuGs, two of which may be hidden, losing three does not break the army and losing nine does. */
const ENDING = { losses: { a: { tugs: 3, sugs: 0 }, b: { tugs: 9, sugs: 1 } }, broken: { a: false, b: true } };

/**
 * A whole battle of two like forces, after each of its commands: seat a defends, both march and bluff, and every group that can lies in ambush; then
 * the first march of seat a is revealed and the battle closed by both.
 */
export function* tableStages(number: number): Generator<RecordedBattle> {
  const forces = { a: forceOf("a"), b: forceOf("b") };
  const chance = chanceOf(number);
  let recorded = startBattle(
    { seed: seedOf(number), battle: BATTLE, rules: CATALOG.battle.version, house: { a: false, b: false }, forces },
    BOOK,
  );
  yield recorded;
  for (let [seat] = toAct(recorded.now); seat; [seat] = toAct(recorded.now)) {
    recorded = withCommand(recorded, [seat, sent(commandOf(recorded.now, seat, chance), seat)]);
    yield recorded;
  }
  const last = [
    ["a", { type: "reveal-order", order: "march-1" }],
    ["b", { type: "close-battle", ...ENDING }],
    ["a", { type: "accept-close-battle" }],
  ] as const;
  for (const [seat, command] of last) {
    recorded = withCommand(recorded, [seat, sent(command, seat)]);
    yield recorded;
  }
}

/** Its public record at the end. */
export function tableRecord(number: number): BattleRecord {
  const end = [...tableStages(number)].at(-1);
  if (!end) throw new Error("a battle without a beginning");
  return recordOf(end);
}
