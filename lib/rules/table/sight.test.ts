import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Piece } from "@/lib/model/battlefield";
import type { SeatName } from "@/lib/model/by-seat";
import type { QuickTroop } from "@/lib/model/force";
import { CATALOG } from "@/tests/build/rules";
import { lyingPiece } from "@/tests/build/table-battle";
import { prepareBattlefield } from "./battlefield-book";
import { type Battleground, battlegroundOf, type GroundGiven } from "./battleground";
import { seenFrom } from "./sight";

const { battlefield, tableSizes } = CATALOG.battle.tables;
if (!battlefield) throw new Error("the tables have no battlefield");
const BOOK = prepareBattlefield(battlefield);

const GIVEN: Omit<GroundGiven, "pieces" | "camps"> = {
  table: { width: 45, depth: 30 },
  roles: { defender: "a", invader: "b" },
  flank: null,
  units: [],
};
const groundWith = (...pieces: readonly Partial<Piece>[]): Battleground =>
  battlegroundOf({ ...GIVEN, pieces: pieces.map(lyingPiece), camps: { a: null, b: null } }, BOOK, tableSizes);

const troop = (type: QuickTroop["type"], formation: QuickTroop["formation"]): { troop: QuickTroop } => ({
  troop: { type, formation, training: null, setFormation: null, weapon: null, characteristics: [] },
});
const HORSE = troop("mounted", "loose");
const PIKES = troop("foot", "close");
const SKIRMISHERS = troop("foot", "skirmish");
const FLEXIBLE = troop("foot", "flexible-loose-skirmish");
const DRAGOONS = troop("mounted", "dragoon");

const from = (ground: Battleground, x: number, y: number, group = HORSE, seat: SeatName = "a") => seenFrom(ground, seat, { x, y }, group);

describe("a marker on open ground", () => {
  test("is seen from straight across", () => {
    expect(from(groundWith(), 22.5, 10)).toEqual({ x: 22.5, y: 15 });
    expect(from(groundWith(), 22.5, 20, HORSE, "b")).toEqual({ x: 22.5, y: 15 });
  });

  test("is seen where it stands, if any of it is beyond the middle", () => {
    const wood = groundWith({ kind: "orchard", w: 8, h: 8 });
    expect(from(wood, 22.5, 14.6)).toEqual({ x: 22.5, y: 14.6 });
    expect(from(wood, 22.5, 15.4, HORSE, "b")).toEqual({ x: 22.5, y: 15.4 });
    expect([from(wood, 22.5, 14.5), from(wood, 22.5, 15.5, HORSE, "b")]).toEqual([null, null]);
  });

  test.each(["open-area", "rocky-ground", "brush", "ploughed-field", "tall-crops", "marsh", "gully", "soft-sand", "lake"] as const)(
    "is seen through a %s",
    (kind) => {
      expect(from(groundWith({ kind, w: 45, h: 2, y: 13 }), 22.5, 10)).toEqual({ x: 22.5, y: 15 });
    },
  );
});

describe("behind a wood, an orchard, a forest or a village", () => {
  test.each(["wood", "orchard", "forest", "village"] as const)("nobody sees through a %s", (kind) => {
    expect(from(groundWith({ kind, w: 40, h: 2, y: 13 }), 22.5, 10)).toBeNull();
  });

  test("one sees past its end: its rear corner from the first point whose line runs clear", () => {
    // The line to the corner (22, 9.5) is at x = 22 - (off - 0.5) * 2.5 / 5.5 where it leaves the wood's rear (y = 12), whose end is x = 17.5.
    expect(from(groundWith({ kind: "wood", w: 10, h: 2, y: 13 }), 22.5, 10)).toEqual({ x: 12, y: 15 });
  });

  test("a line along its border is not blocked", () => {
    expect(from(groundWith({ kind: "wood", w: 10, h: 15, x: 28, y: 7.5 }), 22.5, 5)).toEqual({ x: 22.5, y: 15 });
  });
});

describe("inside a piece that covers", () => {
  const wood = groundWith({ kind: "wood", w: 6, h: 6, y: 11 });

  test("it is seen from two base widths, exactly, and no farther", () => {
    expect(from(wood, 22.5, 12.5)).toEqual({ x: 22.5, y: 15 });
    expect(from(wood, 22.5, 12.4)).toBeNull();
  });

  test("only if all of it is inside", () => {
    expect(from(wood, 20, 11)).toBeNull();
    expect(from(wood, 19.5, 11)).toEqual({ x: 19.5, y: 15 });
  });

  test("a forest covers it to one base width, an orchard altogether", () => {
    const inside = (kind: Piece["kind"], y: number) => from(groundWith({ kind, w: 6, h: 6, y: 12 }), 22.5, y);
    expect([inside("forest", 13.4), inside("forest", 13.5)]).toEqual([null, { x: 22.5, y: 15 }]);
    expect(inside("orchard", 14.5)).toBeNull();
  });

  test("another piece before it still blocks", () => {
    const both = groundWith({ kind: "wood", w: 6, h: 4, y: 12 }, { id: "2", kind: "village", w: 40, h: 1, y: 14.5 });
    expect(from(both, 22.5, 13.5)).toBeNull();
  });

  test("crops cover foot, brush covers foot skirmishers, to three base widths; others stand out in them", () => {
    const seen = (kind: Piece["kind"], y: number) =>
      [HORSE, PIKES, SKIRMISHERS, FLEXIBLE, DRAGOONS].map(
        (group) => from(groundWith({ kind, w: 8, h: 6, y: 11 }), 22.5, y, group) !== null,
      );
    expect(seen("tall-crops", 11.4)).toEqual([true, false, false, false, false]);
    expect(seen("enclosed-field", 11.4)).toEqual([true, false, false, false, false]);
    expect(seen("brush", 11.4)).toEqual([true, true, false, false, true]);
    expect(seen("tall-crops", 11.5)).toEqual([true, true, true, true, true]);
    expect(seen("rocky-ground", 11.4)).toEqual([true, true, true, true, true]);
  });
});

describe("behind a ridge", () => {
  const ridge = (given: Partial<Piece>) => groundWith({ kind: "steep-hill", w: 40, h: 4, y: 12, ...given });

  test.each(["gentle-hill", "steep-hill", "dunes"] as const)("of a %s nobody sees it", (kind) => {
    expect(from(ridge({ kind }), 22.5, 9)).toBeNull();
  });

  test("one sees past the ridge's end, which is as long as the piece", () => {
    expect(from(ridge({ w: 20 }), 22.5, 9)).not.toBeNull();
  });

  test("it runs along the longer side, whichever that is, and turns with the piece", () => {
    expect(from(ridge({ w: 4, h: 40, x: 22.5, angle: 90 }), 22.5, 9)).toBeNull();
    expect(from(ridge({ w: 4, h: 20, y: 10, x: 23.2 }), 22.5, 9)).toEqual({ x: 22.5, y: 15 });
  });

  test("one sees over it where both are within two base widths of it, exactly, and no farther", () => {
    const near = ridge({ y: 13.5, h: 3 });
    expect(from(near, 22.5, 11)).toEqual({ x: 22.5, y: 15 });
    expect(from(near, 22.5, 10.9)).toBeNull();
    expect(from(ridge({ y: 13, h: 4 }), 22.5, 11.9)).toEqual({ x: 22.5, y: 15 });
    expect(from(ridge({ y: 12.9, h: 4 }), 22.5, 11.8)).toBeNull();
  });

  test("troops on it are seen", () => {
    expect(from(ridge({}), 22.5, 12)).toEqual({ x: 22.5, y: 15 });
  });
});

/** Whether a line crosses a rectangle that is `wider` on each side. */
function share(piece: Piece, a: readonly [number, number], b: readonly [number, number], wider: number): boolean {
  const [c, s] = [Math.cos((piece.angle * Math.PI) / 180), Math.sin((piece.angle * Math.PI) / 180)];
  const local = ([x, y]: readonly [number, number]) =>
    [(x - piece.x) * c + (y - piece.y) * s, (y - piece.y) * c - (x - piece.x) * s] as const;
  const [p, q] = [local(a), local(b)];
  let [enter, leave] = [0, 1];
  for (const axis of [0, 1] as const) {
    const half = (axis === 0 ? piece.w : piece.h) / 2 + wider;
    const [start, way] = [p[axis], q[axis] - p[axis]];
    if (Math.abs(way) < 1e-9) {
      if (Math.abs(start) >= half) return false;
      continue;
    }
    const [one, other] = [(-half - start) / way, (half - start) / way];
    enter = Math.max(enter, Math.min(one, other));
    leave = Math.min(leave, Math.max(one, other));
  }
  return leave - enter > 1e-9;
}

const covering = fc.constantFrom("wood", "orchard", "village", "forest", "rocky-ground", "gully");
const anyPiece = fc.record({
  kind: covering,
  w: fc.integer({ min: 50, max: 250 }).map((one) => one / 10),
  h: fc.integer({ min: 20, max: 60 }).map((one) => one / 10),
  x: fc.integer({ min: 30, max: 420 }).map((one) => one / 10),
  y: fc.integer({ min: 80, max: 160 }).map((one) => one / 10),
  angle: fc.integer({ min: 0, max: 359 }),
});

test("in open ground among woods it matches a calculation in fractions, except within a hair's breadth", () => {
  const HAIR = 0.02;
  let [seen, hidden] = [0, 0];
  fc.assert(
    fc.property(
      fc.array(anyPiece, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 5, max: 445 }),
      fc.integer({ min: 5, max: 100 }),
      (drawn, across, up) => {
        const pieces = drawn.map((one, at) => lyingPiece({ ...one, id: String(at) }));
        const [x, y] = [across / 10, up / 10];
        const targets = [-0.5, 0, 0.5].flatMap((dx) => [-0.5, 0, 0.5].map((dy) => [x + dx, y + dy] as const));
        // Pieces that contain the target, or part of it, are tested elsewhere.
        fc.pre(pieces.every((piece) => targets.every((target) => !share(piece, target, [target[0] + 1e-6, target[1]], 0.1))));
        const blocking = pieces.filter(({ kind }) => BOOK.kinds[kind].blocksSight);
        const clear = (wider: number) =>
          Array.from({ length: 91 }, (_, at) => [at / 2, 15] as const).some((viewer) =>
            targets.some((target) => !blocking.some((piece) => share(piece, viewer, target, wider))),
          );
        const verdict = seenFrom(groundWith(...pieces), "a", { x, y }, HORSE) !== null;
        if (clear(HAIR)) {
          seen += 1;
          expect(verdict).toBe(true);
        } else if (!clear(-HAIR)) {
          hidden += 1;
          expect(verdict).toBe(false);
        }
      },
    ),
    { seed: 11, numRuns: 250 },
  );
  expect(Math.min(seen, hidden)).toBeGreaterThan(15);
});
