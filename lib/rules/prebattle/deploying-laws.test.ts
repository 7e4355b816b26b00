import fc from "fast-check";
import { expect, test } from "vitest";
import type { LegalCommand } from "@/lib/model/battle-command";
import type { GivenOrder } from "@/lib/model/battle-event";
import type { SeatName } from "@/lib/model/by-seat";
import { SEATS, type TerrainKind } from "@/lib/model/enumerations";
import { NO_DRAWS } from "@/tests/build/days-battle";
import { chanceOf } from "@/tests/build/played-battle";
import { lyingPiece, tableBattle } from "@/tests/build/table-battle";
import { forceOf, TROOPS, type TroopName, unitOf } from "@/tests/build/table-troops";
import { boundsOf } from "../table/geometry/footprint";
import { holds, insideBox, overlap } from "../table/geometry/predicates";
import { whereItStands } from "../table/where-it-stands";
import { apply } from "./apply";
import type { Battle } from "./battle";
import type { DecidedCommand } from "./battle-step";
import { decide } from "./decide";
import { legalCommands, toAct } from "./sequence";
import { battlegroundNow } from "./table-now";
import { view } from "./view";

type Chance = (n: number) => number;
const NAMES = Object.keys(TROOPS) as TroopName[];
const among = <T>(items: readonly T[], chance: Chance): T => items[chance(items.length)]!;
const tenthsIn = (min: number, max: number, chance: Chance): number => Math.round(min * 10 + chance(Math.round((max - min) * 10) + 1)) / 10;

/** Sometimes at a random place, otherwise where the search says. */
function sent(battle: Battle, seat: SeatName, legal: LegalCommand, chance: Chance): DecidedCommand {
  if (legal.type === "place-camp") {
    const { min, max } = among(legal.ranges, chance);
    return { type: "place-camp", x: tenthsIn(min, max, chance) };
  }
  if (legal.type !== "deploy-unit") return legal as DecidedCommand;
  const { number, region, forms, files } = legal;
  for (let tries = 0; tries < 6; tries++) {
    const at = { x: tenthsIn(region.left, region.right, chance), y: tenthsIn(region.bottom, region.top, chance), facing: chance(360) };
    const guess: DecidedCommand = {
      ...{ type: "deploy-unit", number, ...at, form: among(forms, chance), files: files.min + chance(files.max - files.min + 1) },
    };
    if (decide(battle, seat, guess, NO_DRAWS).ok) return guess;
  }
  const unit = battle.seats[seat].force?.units.find((one) => one.number === number);
  const stand = unit && whereItStands(battlegroundNow(battle), seat, unit);
  if (!stand) throw new Error(`${number} may be deployed, and the search finds no place for it`);
  return { type: "deploy-unit", number, ...stand };
}

type Given = { readonly size: "small" | "standard" | "long"; readonly seed: number; readonly counts: readonly [number, number] };

const KINDS: readonly TerrainKind[] = ["lake", "wood", "brush", "open-area", "village"];

/** A table with some terrain and two random forces, some of which march or hide. */
function opened({ size, seed, counts }: Given): Battle {
  const chance = chanceOf(seed);
  const wide = size === "small" ? 24 : size === "standard" ? 45 : 60;
  const pieces = Array.from({ length: chance(6) }, (_, at) =>
    lyingPiece({
      ...{ id: `${at + 1}`, kind: among(KINDS, chance), x: tenthsIn(0, wide, chance), y: tenthsIn(0, size === "small" ? 24 : 30, chance) },
      ...{ w: tenthsIn(3, 8, chance), h: tenthsIn(3, 8, chance), angle: chance(360) },
    }),
  );
  const seat = (count: number) => {
    const units = Array.from({ length: count }, (_, at) =>
      unitOf(at + 1, among(NAMES, chance), chance(3) ? {} : { bases: 1 + chance(16) }),
    );
    const hidden = units.filter(() => chance(6) === 0).map(({ number }) => number);
    const orders: GivenOrder[] = hidden.slice(0, 4).map((unit, at) => ({
      ...{ order: `ambush-${at + 1}`, place: { kind: "ambush", x: 1, y: 1 }, orderHash: "0".repeat(64), salt: "1".repeat(32) },
      secret: { kind: "ambush", x: 1, y: 1, unit },
    }));
    return { force: forceOf(units), camp: among(["standard", "flexible", "none"] as const, chance), host: { orders } };
  };
  const flank = among(
    [null, { edge: "left" as const, water: null }, { edge: "right" as const, water: { edge: "right" as const, width: 2 } }],
    chance,
  );
  return tableBattle({ step: "deployment", size, a: seat(counts[0]), b: seat(counts[1]), ground: { flank, pieces } });
}

/** The same as far as everybody knows it: without forces and secret orders. */
function publicly(battle: Battle): Battle {
  const bare = (seat: SeatName) => {
    const { host } = battle.seats[seat];
    const orders = host.orders?.map((order) => ({ ...order, secret: null, salt: null })) ?? null;
    return { ...battle.seats[seat], force: null, host: { ...host, orders } };
  };
  return { ...battle, seats: { a: bare("a"), b: bare("b") } };
}

/** The battle after deployment, and which seat sent each command. A spectator's view must follow from public events alone. */
function deployed(given: Given): { readonly end: Battle; readonly turns: string } {
  const chance = chanceOf(given.seed + 1);
  let now = opened(given);
  let known = publicly(now);
  let turns = "";
  while (now.step === "deployment") {
    const seats = toAct(now);
    expect(seats).toHaveLength(1);
    const seat = seats[0]!;
    expect(legalCommands(now, seat === "a" ? "b" : "a")).toEqual([]);
    const command = sent(now, seat, among(legalCommands(now, seat), chance), chance);
    const decision = decide(now, seat, command, NO_DRAWS);
    if (!decision.ok) throw new Error(JSON.stringify([command, decision.refusal]));
    if (command.type !== "place-camp") turns += seat;
    now = decision.events.reduce(apply, now);
    known = decision.events.reduce(apply, known);
    expect(view(known, null)).toEqual(view(now, null));
  }
  return { end: now, turns };
}

const anything: fc.Arbitrary<Given> = fc.record({
  size: fc.constantFrom("small", "standard", "long"),
  seed: fc.nat(1_000_000),
  counts: fc.tuple(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 16 })),
});
const THRONGED: Given = { size: "small", seed: 1, counts: [40, 12] };

function nothingOverlaps(battle: Battle): void {
  const { units, camps, water, pieces } = battlegroundNow(battle);
  const lakes = pieces.filter(({ kind }) => kind.going === "impassable");
  const standing = [...units, ...camps].map(({ footprint }) => footprint);
  const firm = [...lakes.map(({ footprint }) => footprint), ...(water ? [water.footprint] : [])];
  standing.forEach((one, at) => {
    for (const other of [...standing.slice(at + 1), ...firm]) expect(overlap(one, other)).toBe(false);
  });
}

/** In base widths and by bounds only: an independent check of where everybody stands and who is nervous. */
function zonesAreObeyed(battle: Battle): void {
  const { units, pieces, width, depth, sector, flankEdge } = battlegroundNow(battle);
  const zone = depth / 2 - 600;
  for (const { unit, footprint } of units) {
    const { left, right, bottom, top } = boundsOf(footprint);
    expect(insideBox(footprint, { left: 0, right: width, bottom: 0, top: depth })).toBe(true);
    expect(unit.seat === "a" ? top <= zone : bottom >= depth - zone).toBe(true);
    const [onLeft, onRight] = [left < sector, right > width - sector];
    const { type, setFormation } = unit.troop;
    const isFree = ["mounted", "elephant"].includes(type) || unit.form === "skirmish" || setFormation === "commanded-shot";
    if (!isFree) expect([onLeft && flankEdge !== "left", onRight && flankEdge !== "right"]).toEqual([false, false]);
    const isFootTug = type === "foot" && unit.form !== "skirmish" && setFormation !== "commanded-shot";
    const corners = footprint.flatMap((quad) => [0, 2, 4, 6].map((at) => ({ x: quad[at]!, y: quad[at + 1]! })));
    const isCovered = pieces.some(({ kind, footprint: piece }) => kind.going !== "good" && corners.every((one) => holds(piece, one)));
    if (!isFootTug || !(onLeft || onRight) || isCovered) expect([unit.name, unit.nervous]).toEqual([unit.name, false]);
    // The pieces here may overlap: between two of them a group may be covered, too.
    else if (pieces.length < 2) expect(unit.nervous).toBe(true);
  }
}

function everybodyIsOnce(battle: Battle): void {
  for (const seat of SEATS) {
    const { force, host } = battle.seats[seat];
    const hidden = (host.orders ?? []).map(({ secret }) => (secret?.kind === "ambush" ? secret.unit : null));
    const told = [...host.units.map(({ number }) => number), ...host.stragglers.map(({ number }) => number), ...hidden];
    expect(told.toSorted((one, other) => Number(one) - Number(other))).toEqual(force?.units.map(({ number }) => number));
  }
}

test("random deployments: nobody overlaps, zones are obeyed, everybody is somewhere, once", () => {
  fc.assert(
    fc.property(anything, (given) => {
      const { end } = deployed(given);
      nothingOverlaps(end);
      zonesAreObeyed(end);
      everybodyIsOnce(end);
    }),
    { numRuns: 25 },
  );
});

test("on a thronged table some straggle, and all the same holds", () => {
  const { end } = deployed(THRONGED);
  nothingOverlaps(end);
  everybodyIsOnce(end);
  expect(view(end, null).stragglers.length).toBeGreaterThan(0);
});

const seen = ({ seats }: Battle, seat: SeatName): number => seats[seat].host.units.length + seats[seat].host.stragglers.length;

test("batches are of four until a seat has nobody left", () => {
  fc.assert(
    fc.property(anything, (given) => {
      const { end, turns } = deployed(given);
      const left = { a: seen(end, "a"), b: seen(end, "b") };
      let expected = "";
      for (let seat: SeatName = "a"; left.a + left.b > 0; seat = seat === "a" ? "b" : "a") {
        const now = Math.min(4, left[seat]);
        left[seat] -= now;
        expected += seat.repeat(now);
      }
      expect(turns).toBe(expected);
    }),
    { numRuns: 15 },
  );
});
