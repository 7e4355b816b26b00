import type { DeclaredCommand, LegalCommand } from "@/lib/model/battle-command";
import type { SeatName } from "@/lib/model/by-seat";
import type { FrozenForce } from "@/lib/model/force";
import type { FoundPlace } from "@/lib/model/refusals";
import { type Battle, eachSeat } from "@/lib/rules/prebattle/battle";
import type { DecidedCommand } from "@/lib/rules/prebattle/battle-step";
import { decide } from "@/lib/rules/prebattle/decide";
import { battlegroundNow } from "@/lib/rules/prebattle/table-now";
import { breakingSum, endedOf } from "@/lib/rules/prebattle/victory-points";
import { whereItLies } from "@/lib/rules/table/where-it-lies";
import { whereItStands } from "@/lib/rules/table/where-it-stands";
import { fastDraws } from "./draw-sources";
import { isWhole, NONCES } from "./played-battle";
import { hidingPlaces } from "./table-troops";

type Chance = (n: number) => number;
type Legal<Type> = Extract<LegalCommand, { type: Type }>;
type Range = { readonly min: number; readonly max: number };
type Region = { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };

/** How many made-up places are tried before the rules are asked for one. */
const TRIES = 12;

/** What a seat is about to send, and what it knows. */
type Turn = { readonly battle: Battle; readonly seat: SeatName; readonly chance: Chance };

const tenths = (value: number): number => Math.round(value * 10) / 10;
const within = ({ min, max }: Range, chance: Chance): number => tenths(min + chance(Math.round((max - min) * 10) + 1) / 10);

const among = <T>(items: readonly T[], chance: Chance): T => {
  const item = items[chance(items.length)];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
};

/** A random subset. */
const some = <T>(items: readonly T[], chance: Chance, of = 2): T[] => items.filter(() => chance(of) === 0);

const pointIn = ({ left, bottom, right, top }: Region, chance: Chance) => ({
  x: within({ min: left, max: right }, chance),
  y: within({ min: bottom, max: top }, chance),
});

const anAngle = (chance: Chance): number => (chance(2) === 0 ? 90 * chance(4) : chance(360));

/** A rectangle in a region; beside an edge of the table where it must touch one. */
function aRectangle({ battle, chance }: Turn, size: Range, region: Region, touches: "any" | "left" | "right" | null) {
  const [w, h, angle] = [within(size, chance), within(size, chance), anAngle(chance)];
  const [cos, sin] = [Math.abs(Math.cos((angle * Math.PI) / 180)), Math.abs(Math.sin((angle * Math.PI) / 180))];
  const [across, deep] = [(w * cos + h * sin) / 2, (w * sin + h * cos) / 2];
  const inner = { left: region.left + across, right: region.right - across, bottom: region.bottom + deep, top: region.top - deep };
  const isRoom = inner.left <= inner.right && inner.bottom <= inner.top;
  const at = isRoom ? pointIn(inner, chance) : pointIn(region, chance);
  const { width, depth } = battle.table;
  const edge = touches === "any" ? among(["left", "right", "bottom", "top"] as const, chance) : touches;
  const beside = {
    left: { x: tenths(across) },
    right: { x: tenths(width - across) },
    bottom: { y: tenths(deep) },
    top: { y: tenths(depth - deep) },
  };
  return { w, h, angle, ...at, ...(edge ? beside[edge] : {}) };
}

const rectangleAt = ({ x, y, angle, w = 0, h = 0 }: FoundPlace) => ({ x: tenths(x), y: tenths(y), angle, w, h });

const isAccepted = ({ battle, seat }: Turn, command: DecidedCommand): boolean => decide(battle, seat, command, fastDraws(1)).ok;

/** The first of some made-up commands that the rules accept; else the last resort, which they must. */
function tried(turn: Turn, make: () => DecidedCommand | null, resort: () => DecidedCommand): DecidedCommand {
  for (let count = 0; count < TRIES; count++) {
    const command = make();
    if (command && isAccepted(turn, command)) return command;
  }
  return resort();
}

function foundOr(place: FoundPlace | null): FoundPlace {
  if (!place) throw new Error("it is listed, and the search finds no place for it");
  return place;
}

const hundredths = ({ left, bottom, right, top }: Region): Region => ({
  left: Math.round(left * 100),
  bottom: Math.round(bottom * 100),
  right: Math.round(right * 100),
  top: Math.round(top * 100),
});

function layFlank(turn: Turn, { kind, size, region, edge }: Legal<"place-flank-piece">): DecidedCommand {
  return tried(
    turn,
    () => ({ type: "place-flank-piece", kind, ...aRectangle(turn, size, region, edge) }),
    () => {
      const place = whereItLies(battlegroundNow(turn.battle), kind, { size, region: hundredths(region), edge });
      return { type: "place-flank-piece", kind, ...rectangleAt(foundOr(place)) };
    },
  );
}

function layPiece(turn: Turn, { kind, size, region, touchesEdge }: Legal<"place-piece">): DecidedCommand {
  const edge = touchesEdge ? "any" : null;
  return tried(
    turn,
    () => ({ type: "place-piece", ...aRectangle(turn, size, region, edge) }),
    () => {
      const place = whereItLies(battlegroundNow(turn.battle), kind, { size, region: hundredths(region), edge });
      return { type: "place-piece", ...rectangleAt(foundOr(place)) };
    },
  );
}

function adjust(turn: Turn, { piece: id, move, pivot, remove }: Legal<"adjust-piece">): DecidedCommand {
  const { battle, chance } = turn;
  const leave: DecidedCommand = { type: "adjust-piece", adjust: { do: "leave" } };
  const piece = battle.ground.pieces.find((one) => one.id === id);
  if (!piece || move === null || chance(4) === 0) return leave;
  if (remove && chance(3) === 0) return { type: "adjust-piece", adjust: { do: "remove" } };
  const shift = () => within({ min: -move, max: move }, chance);
  const make = (): DecidedCommand | null => {
    const at = { x: tenths(piece.x + shift()), y: tenths(piece.y + shift()) };
    const about = chance(2) === 0 ? null : { x: tenths(at.x + within({ min: -3, max: 3 }, chance)), y: at.y };
    if (at.x < 0 || at.y < 0 || (about?.x ?? 0) < 0) return null;
    const turned = pivot ? { angle: anAngle(chance), about } : { angle: piece.angle, about: null };
    return { type: "adjust-piece", adjust: { do: "move", ...at, ...turned } };
  };
  return tried(turn, make, () => leave);
}

function camp(turn: Turn, { ranges }: Legal<"place-camp">): DecidedCommand {
  const anywhere = (): DecidedCommand => ({ type: "place-camp", x: within(among(ranges, turn.chance), turn.chance) });
  return tried(turn, anywhere, anywhere);
}

function unitOf({ battle, seat }: Turn, number: number): FrozenForce["units"][number] {
  const unit = battle.seats[seat].force?.units.find((one) => one.number === number);
  if (!unit) throw new Error(`seat ${seat} has no unit group ${number}`);
  return unit;
}

function deploy(turn: Turn, { number, forms, files, region, caltrops, stakes }: Legal<"deploy-unit">): DecidedCommand {
  const { battle, seat, chance } = turn;
  const ahead = battle.roles?.defender === seat ? 90 : 270;
  const make = (): DecidedCommand => ({
    ...{ type: "deploy-unit", number, ...pointIn(region, chance), facing: chance(3) === 0 ? chance(360) : ahead },
    ...(chance(2) === 0 ? { form: among(forms, chance), files: files.min + chance(files.max - files.min + 1) } : {}),
    ...(caltrops ? { caltrops: chance(2) === 0 } : {}),
    ...(stakes ? { stakes: chance(2) === 0 } : {}),
  });
  return tried(turn, make, () => {
    const stand = whereItStands(battlegroundNow(battle), seat, unitOf(turn, number));
    if (!stand) throw new Error(`unit group ${number} is listed, and the search finds no place for it`);
    return { type: "deploy-unit", number, ...stand };
  });
}

const aSalt = (chance: Chance): string => Array.from({ length: 32 }, () => chance(16).toString(16)).join("");

/** At most so many of what has no limit. */
function taken<T>(items: Iterable<T>, most: number): T[] {
  const all: T[] = [];
  for (const item of items) {
    if (all.length === most) break;
    all.push(item);
  }
  return all;
}

type Orders = Extract<DecidedCommand, { type: "give-orders" }>;

const withSalts = (marches: Orders["marches"], ambushes: Orders["ambushes"], chance: Chance): Orders => ({
  ...{ type: "give-orders", marches, ambushes },
  salts: [...marches, ...ambushes].map(() => aSalt(chance)),
});

function orders(turn: Turn, { commanders, edges, marching, ambushing }: Legal<"give-orders">): DecidedCommand {
  const { battle, seat, chance } = turn;
  const force = battle.seats[seat].force;
  if (!force) throw new Error(`seat ${seat} has no force`);
  const groups = force.units.filter(({ number }) => ambushing.includes(number));
  const places = chance(2) === 0 ? taken(hidingPlaces(battlegroundNow(battle), seat, groups), 40) : [];
  const make = (): DecidedCommand => {
    const free = [...edges];
    const marches = some(commanders, chance).map((commander) => {
      const edge = chance(2) === 0 ? (free.splice(chance(free.length), 1)[0] ?? null) : null;
      const own = force.units.filter((one) => one.commander === commander).map(({ number }) => number);
      const units = force.commanders[commander]?.role === "ally" ? own : some(marching, chance, 4).slice(0, 4);
      return { commander, edge, units: edge === null ? [] : units };
    });
    const gone = marches.flatMap(({ units }) => units);
    const hidden = ambushing.filter((number) => !gone.includes(number));
    const ambushes = taken(some(places, chance, 8), 1 + chance(3)).map((place, at) => ({
      ...{ x: tenths(place.x), y: tenths(place.y) },
      unit: chance(2) === 0 ? (hidden[at] ?? null) : null,
    }));
    return withSalts(marches, ambushes, chance);
  };
  return tried(turn, make, () => withSalts([], [], chance));
}

const passing = (): DecidedCommand => ({ type: "pass" });

function commanderAt(turn: Turn, { commander, region, ambushes }: Legal<"place-commander">): DecidedCommand {
  const { chance } = turn;
  const make = (): DecidedCommand => {
    const ambush = chance(3) === 0 ? ambushes[chance(ambushes.length)] : undefined;
    return { type: "place-commander", commander, at: ambush ? { ambush } : pointIn(region, chance) };
  };
  return tried(turn, make, () => {
    throw new Error(`no place was found for commander ${commander}`);
  });
}

type Led = { readonly units: number[]; readonly ambushes: string[] };

/** An ally leads the contingent on the table, a commander at a marker that marker, the others the rest in turns. */
function commandsOf(turn: Turn, { commanders, units, ambushes }: Legal<"declare-commands">): DecidedCommand {
  const { battle, seat, chance } = turn;
  const { force, host } = battle.seats[seat];
  if (!force) throw new Error(`seat ${seat} has no force`);
  const led = new Map<number, Led>(commanders.map((one) => [one, { units: [], ambushes: [] }]));
  const allies = commanders.filter((one) => force.commanders[one]?.role === "ally");
  const allyOf = (number: number) => allies.find((one) => unitOf(turn, number).commander === one);
  const hidden = new Map(host.commanders.flatMap(({ commander, at }) => ("ambush" in at ? [[at.ambush, commander] as const] : [])));
  const leaders = commanders.filter((one) => !allies.includes(one) && ![...hidden.values()].includes(one));
  let next = chance(leaders.length);
  const inTurn = () => leaders[next++ % leaders.length] ?? commanders[0] ?? -1;
  for (const number of units) led.get(allyOf(number) ?? inTurn())?.units.push(number);
  for (const order of ambushes) led.get(hidden.get(order) ?? inTurn())?.ambushes.push(order);
  return { type: "declare-commands", commands: [...led].map(([commander, what]): DeclaredCommand => ({ commander, ...what })) };
}

/** Any losses; whether an army broke is made up only where they leave it open. */
function closing(turn: Turn, { armies }: Legal<"close-battle">): DecidedCommand {
  const { battle, chance } = turn;
  const { battlefield } = battle.book;
  if (!battlefield) throw new Error("a battle without a table is not closed");
  const isSacked = (seat: SeatName) => (armies?.[seat].camp ?? false) && chance(3) === 0;
  const ended = (tugs: number, sugs: number): DecidedCommand => {
    const losses = eachSeat(() => ({ tugs: chance(tugs), sugs: chance(sugs) }));
    const sacked = eachSeat(isSacked);
    const sum = (seat: SeatName) => armies && breakingSum(armies[seat], endedOf({ losses, sacked }, seat), battlefield);
    const broken = eachSeat((seat) => sum(seat)?.broken ?? chance(3) === 0);
    return { type: "close-battle", losses, sacked, broken, otherIsAway: false };
  };
  return tried(
    turn,
    () => ended(among([3, 12], chance), 2),
    () => ended(1, 1),
  );
}

/** What a seat sends for a listed command, with a made-up place, number or size, or the one the search finds if none is legal. */
export function asPlayed(turn: Turn, listed: LegalCommand): DecidedCommand {
  const { seat, chance } = turn;
  if (isWhole(listed)) return listed;
  switch (listed.type) {
    case "sit":
      return { type: "sit", nonce: NONCES[seat] };
    case "abandon":
      return { type: "abandon", otherIsAway: false };
    case "choose-flank":
      return { type: "choose-flank", edge: listed.edge, width: listed.width && within(listed.width, chance) };
    case "place-flank-piece":
      return layFlank(turn, listed);
    case "place-piece":
      return layPiece(turn, listed);
    case "adjust-piece":
      return adjust(turn, listed);
    case "place-camp":
      return camp(turn, listed);
    case "deploy-unit":
      return deploy(turn, listed);
    case "give-orders":
      return orders(turn, listed);
    case "wheel-artillery": {
      const corner = among(["left", "right"] as const, chance);
      const { min, max } = listed.degrees;
      const make = (): DecidedCommand => ({
        ...{ type: "wheel-artillery", number: listed.number, corner, degrees: min + chance(max - min + 1) },
      });
      return tried(turn, make, passing);
    }
    case "place-commander":
      return commanderAt(turn, listed);
    case "declare-commands":
      return commandsOf(turn, listed);
    case "scout-move":
      return tried(turn, () => ({ type: "scout-move", number: listed.number, distance: within(listed.distance, chance) }), passing);
    case "close-battle":
      return closing(turn, listed);
    default:
      return listed satisfies never;
  }
}
