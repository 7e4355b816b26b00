import { describe, expect, test } from "vitest";
import { samplesOf } from "@/app/_components/handling/legal-places";
import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { battlegroundNow } from "@/lib/rules/prebattle/table-now";
import { layingLimits } from "@/lib/rules/prebattle/terrain-places";
import { view } from "@/lib/rules/prebattle/view";
import { type Battleground, facingEnemy, unitFootprint } from "@/lib/rules/table/battleground";
import { baseWidths, boundsOf } from "@/lib/rules/table/geometry/footprint";
import { mayStand } from "@/lib/rules/table/may-stand";
import { placesFor } from "@/lib/rules/table/where-it-lies";
import { BOOK } from "@/tests/build/played-battle";
import { tableBattle } from "@/tests/build/table-battle";
import { groundOf, standing, unitOf } from "@/tests/build/table-troops";
import { anyOpening, wholeTableBattle } from "@/tests/build/whole-table-battle";
import { isClear, type Seen } from "./task-parts";
import { pieceTask } from "./terrain-tasks";
import { firstStand, formedOf } from "./unit-tasks";

/** Every piece that is to be laid in some battles, as its player sees it. */
function* laidIn(seeds: readonly number[]): Generator<Seen> {
  for (const seed of seeds)
    for (const { before: battle, seat } of wholeTableBattle(anyOpening(seed), seed).turns) {
      const shown = view(battle, seat);
      if (shown.legal.some(({ type }) => type === "place-piece")) yield { view: shown, seat, ground: battlegroundNow(battle) };
    }
}

test("terrain starts unturned where it can, and flush with an edge that it must touch", () => {
  const told = { straight: 0, flush: 0 };
  for (const seen of laidIn([1, 2, 3, 5])) {
    const { dice } = seen.view.laying ?? {};
    const task = pieceTask(seen)?.task;
    if (!dice || !task) throw new Error("nothing to lay");
    const limits = layingLimits(seen.ground, dice);
    const [first] = placesFor(seen.ground, dice.kind, limits);
    expect(task.start.angle).toBe(first?.angle);
    if (task.start.angle === 0) told.straight++;
    expect(task.mayBeHere !== undefined).toBe(limits.edge !== null);
    if (limits.edge === null || task.start.angle !== 0) continue;
    const { width, depth } = seen.ground;
    const { left, bottom, right, top } = boundsOf(task.footprint(task.judge(task.start).stance));
    expect([left === 0, bottom === 0, right === width, top === depth]).toContain(true);
    told.flush++;
  }
  expect(told.straight).toBeGreaterThan(told.flush);
  expect(told.flush).toBeGreaterThan(3);
});

test("a piece that fills what the coast leaves of its sector may lie on one line, which is shown as a strip", () => {
  const dice = { by: "a", kind: "wood", as: "optional", sector: 1, edge: 6 } as const;
  const battle = tableBattle({ step: "optional", ground: { flank: { edge: "left", water: { edge: "left", width: 4 } }, dice } });
  const seen = { view: view(battle, "a"), seat: "a", ground: battlegroundNow(battle) } as const;
  const task = pieceTask(seen)?.task;
  if (!task) throw new Error("nothing to lay");
  const sector = baseWidths(seen.ground.sector);
  const side = sector - 4;
  const lying = { ...task.start, w: side, h: side, angle: 0 };
  const line = 4 + side / 2;
  const free = (step: number) => {
    const { columns, rows } = samplesOf(task, lying, { width: 45, depth: 30 }, step);
    const isFree = (x: number) => rows.some(({ at: y }) => task.judge({ ...lying, x, y }).reasons.length === 0);
    return columns.filter(({ at }) => isFree(at)).map(({ from, to }) => [from, to]);
  };
  for (const step of [1, 0.5]) expect(free(step)).toEqual([[line - 0.4, line + 0.4]]);
});

describe("a unit group in the hand", () => {
  const group = unitOf(9, "foot");
  const formed = { form: "close", files: 3 } as const;
  const standsIn = (ground: Battleground, seat: SeatName) => {
    const stand = firstStand({ ground, seat, group, ...formed });
    if (!stand) throw new Error("there is a place");
    expect(mayStand(ground, seat, group, stand)).toEqual([]);
    expect(isClear(ground, boundsOf(unitFootprint({ ...group, ...stand }, ground.book)))).toBe(true);
    return stand;
  };
  /** So many stand in a line, 3 BW each, from that place on, the last of them farthest along it. */
  const lineOf = (seat: SeatName, count: number, from: number, step = 3) => {
    const [y, facing] = seat === "a" ? [7, 90] : [23, 270];
    const units = Array.from({ length: count }, (_, at) =>
      standing(seat, unitOf(at + 1, "foot"), { x: from + at * step, y, facing, files: 3, form: "close" }),
    );
    return groundOf({ [seat]: { host: { units } } });
  };

  test.each(SEATS)("is first in the middle, well forward: %s", (seat) => {
    const ground = groundOf();
    expect(standsIn(ground, seat)).toMatchObject({ y: seat === "a" ? 7.5 : 22.5, facing: facingEnemy(ground, seat) });
    expect(Math.abs(standsIn(ground, seat).x - 22.5)).toBeLessThanOrEqual(0.5);
  });

  test.each(SEATS)("then beside the one before it, in its line: %s", (seat) => {
    const y = seat === "a" ? 7 : 23;
    expect(standsIn(lineOf(seat, 2, 20), seat)).toMatchObject({ x: 26, y });
    expect(standsIn(lineOf(seat, 2, 20, -3), seat)).toMatchObject({ x: 14, y });
    // Of two sides that are free the one nearer to the middle.
    expect(standsIn(lineOf(seat, 1, 14), seat)).toMatchObject({ x: 17, y });
  });

  test("at the end of the line, at its other end", () => {
    // Foot does not stand on an open wing, from 35 on.
    expect(standsIn(lineOf("a", 3, 27), "a")).toMatchObject({ x: 24, y: 7 });
  });

  test("behind a line that is full, clear of its names", () => {
    const ground = lineOf("a", 8, 11.5);
    expect(standsIn(ground, "a").y).toBeLessThan(7 - 0.5 - 2);
  });

  /** Guns far forward in the middle of a line of foot that leaves no room beside it. */
  const withGuns = (seat: SeatName, gunsAhead: number) => {
    const [ahead, facing] = seat === "a" ? [(y: number) => y, 90] : [(y: number) => 30 - y, 270];
    const foot = [12, 15, 18, 27, 30, 33].map((x, at) =>
      standing(seat, unitOf(at + 1, "foot"), { x, y: ahead(4), facing, files: 3, form: "close" }),
    );
    const guns = standing(seat, unitOf(7, "heavyGuns"), { x: 22.5, y: ahead(gunsAhead), facing, files: 2, form: "loose" });
    return groundOf({ [seat]: { host: { units: [...foot, guns] } } });
  };

  test.each(SEATS)("never before a gun of its own side, nor a gun behind its own, where there is another place: %s", (seat) => {
    // The nearest free ground is before the guns.
    const ground = withGuns(seat, 2);
    const stand = standsIn(ground, seat);
    expect(Math.abs(stand.x - 22.5)).toBeGreaterThanOrEqual(1.5 + 1);
    const gun = unitOf(9, "mediumGuns");
    const place = firstStand({ ground: lineOf(seat, 8, 11.5), seat, group: gun, form: "loose", files: 2 });
    expect(seat === "a" ? (place?.y ?? 0) > 7 : (place?.y ?? 30) < 23).toBe(true);
  });

  test("and anywhere that it may, where no ground is clear", () => {
    const wall = (number: number, y: number) =>
      standing("a", unitOf(number, "loose", { bases: 50 }), { x: 22.5, y, files: 25, form: "loose" });
    const ground = groundOf({ a: { host: { units: [wall(1, 7), wall(2, 3)] } } });
    const stand = firstStand({ ground, seat: "a", group, ...formed });
    expect(stand && mayStand(ground, "a", group, stand)).toEqual([]);
  });
});

const book = BOOK.battlefield;
if (!book) throw new Error("the tables have no battlefield");

const troop = (given: object) => unitOf(1, "loose", { bases: 6, ...given });
const withFormation = (formation: "flexible-close-loose" | "loose", characteristics: ("caltrops" | "stakes")[] = []) =>
  troop({ troop: { ...unitOf(1, "loose").troop, type: "foot", setFormation: null, formation, characteristics } });

test("a unit group stands as usual unless it is wanted otherwise", () => {
  expect(formedOf(withFormation("flexible-close-loose"), {}, book)).toMatchObject({
    form: "close",
    files: 2,
    caltrops: false,
    stakes: false,
  });
  expect(formedOf(withFormation("flexible-close-loose"), { form: "loose", files: 6 }, book)).toMatchObject({ form: "loose", files: 6 });
});

test("a form or files that it has not are not taken", () => {
  expect(formedOf(withFormation("loose"), { form: "skirmish", files: 7 }, book)).toMatchObject({ form: "loose", files: 2 });
});

test("caltrops and stakes go with their groups, unless they are left behind", () => {
  expect(formedOf(withFormation("loose", ["caltrops", "stakes"]), { stakes: false }, book)).toMatchObject({
    caltrops: true,
    stakes: false,
  });
  expect(formedOf(withFormation("loose"), { caltrops: true }, book)).toMatchObject({ caltrops: false });
});
