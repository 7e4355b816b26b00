import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FINE, type Point } from "@/app/_components/engraving/pen";
import { TERRAIN_KINDS, type TerrainKind } from "@/lib/model/enumerations";
import { UNIT } from "../field-layout";
import { groundOf, type Plan, type Role } from "./ground";
import { drawPiece } from "./terrain-piece";

const COUNT: Readonly<Record<string, number>> = { M: 2, m: 2, l: 2, h: 1, v: 1, q: 4, c: 6 };
const SHARES = [0.25, 0.5, 0.75, 1];

type Numbers = readonly number[];

/** A place on a bow, told from where it begins. */
function onBow([x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3, y3]: Numbers, share: number): Point {
  const rest = 1 - share;
  if (x3 === undefined || y3 === undefined) return [2 * rest * share * x1 + share ** 2 * x2, 2 * rest * share * y1 + share ** 2 * y2];
  const [one, two, three] = [3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
  return [one * x1 + two * x2 + three * x3, one * y1 + two * y2 + three * y3];
}

/** Where a stroke leads to, told from where it begins: on bows several places. */
function onStroke(letter: string, numbers: Numbers): readonly Point[] {
  if (COUNT[letter] !== numbers.length) throw new Error(`${letter} ${numbers}`);
  const [one = 0, two = 0] = numbers;
  if (letter === "q" || letter === "c") return SHARES.map((share) => onBow(numbers, share));
  if (letter === "v") return [[0, one]];
  return [[one, letter === "h" ? 0 : two]];
}

/** What a pen drew, in units of the drawing: places on every line, one list for each time that the pen was set down. */
function drawnPoints(data: string): readonly (readonly Point[])[] {
  let [x, y] = [0, 0];
  const lines: Point[][] = [];
  for (const [, letter = "", text = ""] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    if (letter === "z") {
      const [startX, startY] = lines.at(-1)?.[0] ?? [0, 0];
      [x, y] = [startX * FINE, startY * FINE];
      continue;
    }
    const places = onStroke(letter, [...text.matchAll(/-?\d+/g)].map(Number));
    if (letter === "M") [x, y] = [0, 0];
    if (letter === "M" || letter === "m") lines.push([]);
    for (const [acrossX, downY] of places) lines.at(-1)?.push([(x + acrossX) / FINE, (y + downY) / FINE]);
    const [acrossX, downY] = places.at(-1) ?? [0, 0];
    [x, y] = [x + acrossX, y + downY];
  }
  return lines;
}

const pointsOf = (layers: ReturnType<typeof drawPiece>, roles?: readonly Role[]): readonly Point[] =>
  layers.filter(({ role }) => !roles || roles.includes(role)).flatMap(({ d }) => drawnPoints(d).flat());

const kinds = fc.constantFrom(...TERRAIN_KINDS);
const side = fc.integer({ min: 15, max: 50 }).map((fifths) => fifths / 5);
const plan: fc.Arbitrary<Plan> = fc.record({ w: side, h: side, turn: fc.integer({ min: 0, max: 359 }), seed: fc.string({ maxLength: 8 }) });

/** How far a drawing reaches across and down in its piece's own measure, as parts of half the sides. */
function reachOf(points: readonly Point[], one: Plan): { readonly least: number; readonly most: number } {
  const { own } = groundOf(one);
  const reach = { right: 0, left: 0, bottom: 0, top: 0 };
  for (const point of points) {
    const [x, y] = own(point);
    reach.right = Math.max(reach.right, x / one.w);
    reach.left = Math.max(reach.left, -x / one.w);
    reach.bottom = Math.max(reach.bottom, y / one.h);
    reach.top = Math.max(reach.top, -y / one.h);
  }
  const all = Object.values(reach).map((part) => (part * 2) / UNIT);
  return { least: Math.min(...all), most: Math.max(...all) };
}

test("whatever the kind, size and angle, all is drawn within the sides of the piece", () => {
  fc.assert(
    fc.property(kinds, plan, (kind, one) => {
      expect(reachOf(pointsOf(drawPiece({ kind, ...one })), one).most).toBeLessThanOrEqual(1);
    }),
    // A chip of rock and a garden once strayed over a side.
    {
      numRuns: 200,
      examples: [
        ["rocky-ground", { w: 6.4, h: 3.2, turn: 28, seed: "h" }],
        ["village", { w: 3, h: 9.8, turn: 145, seed: "8cmnke" }],
      ],
    },
  );
});

test("its ground touches all four of its sides", () => {
  fc.assert(
    fc.property(kinds, plan, (kind, one) => {
      // A tenth of a base width at most is left.
      expect(reachOf(pointsOf(drawPiece({ kind, ...one }), ["wash"]), one).least).toBeGreaterThan(1 - 0.2 / Math.min(one.w, one.h));
    }),
    { numRuns: 60 },
  );
});

describe.each(TERRAIN_KINDS)("%s", (kind) => {
  const drawn = (seed: string, turn = 20) => drawPiece({ kind, w: 8, h: 6, turn, seed });

  test("is drawn the same for the same seed, and otherwise for another", () => {
    expect(drawn("a")).toEqual(drawn("a"));
    expect(drawn("a")).not.toEqual(drawn("b"));
  });

  test("is not too much to draw", () => {
    const large = drawPiece({ kind, w: 10, h: 10, turn: 30, seed: "large" });
    expect(large.reduce((sum, { d }) => sum + d.length, 0)).toBeLessThan(kind === "forest" ? 24_000 : 17_000);
    expect(large.length).toBeLessThan(90);
  });

  test("has something even where it is smallest", () => {
    const small = drawPiece({ kind, w: 3, h: 3, turn: 45, seed: "small" });
    expect(pointsOf(small).length - pointsOf(small, ["wash", "tint", "edge"]).length).toBeGreaterThan(30);
  });
});

test("every kind is drawn in its own way", () => {
  const ways = TERRAIN_KINDS.map((kind) =>
    drawPiece({ kind, w: 8, h: 6, turn: 0, seed: "one" })
      .filter(({ role }) => role !== "wash" && role !== "tint" && role !== "edge")
      .map(({ d }) => d)
      .join("|"),
  );
  expect(new Set(ways).size).toBe(TERRAIN_KINDS.length);
});

/** What stands, each thing told from where its drawing begins. */
const shapesOf = (kind: TerrainKind, turn: number): readonly (readonly Point[])[] =>
  drawPiece({ kind, w: 8, h: 8, turn, seed: "upright" })
    .filter(({ role }) => role === "body")
    .flatMap(({ d }) => d.split(/(?=M)/).map((one) => drawnPoints(one).flat()))
    .map((points) => points.map(([x, y]): Point => [x - (points[0]?.[0] ?? 0), y - (points[0]?.[1] ?? 0)]));

const isLike = (one: readonly Point[], other: readonly Point[]): boolean =>
  one.length === other.length &&
  one.every(([x, y], at) => Math.abs(x - (other[at]?.[0] ?? 99)) < 0.6 && Math.abs(y - (other[at]?.[1] ?? 99)) < 0.6);

test.each(["orchard", "wood", "forest", "village"] as const)("what stands in a %s stands as upright at any angle", (kind) => {
  const straight = shapesOf(kind, 0);
  for (const turn of [37, 90, 180, 250]) {
    const shapes = shapesOf(kind, turn);
    // At the edge some have no room at one angle that have it at another; a forest's front is another one.
    const found = shapes.filter((shape) => straight.some((other) => isLike(shape, other)));
    expect(found.length).toBeGreaterThan(shapes.length * (kind === "forest" ? 0.6 : 0.8));
    expect(shapes.length).toBeGreaterThan(straight.length * 0.8);
  }
});

/** How much ink there is on either side of the line from the lower left to the upper right: [to the light, away from it]. */
function inkOf(kind: TerrainKind, turn: number): readonly [number, number] {
  const ink: [number, number] = [0, 0];
  for (const { role, d } of ["light", "lamp", "sun", "moon"].flatMap((seed) => drawPiece({ kind, w: 8, h: 8, turn, seed }))) {
    if (role !== "ink") continue;
    for (const points of drawnPoints(d)) {
      if (points.length > 8) continue;
      let area = 0;
      for (const [at, [x, y]] of points.entries()) {
        const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
        area += (x * nextY - nextX * y) / 2;
      }
      const [[x, y] = [0, 0]] = points;
      ink[x * 0.6 + y * 0.8 < 0 ? 0 : 1] += Math.abs(area);
    }
  }
  return ink;
}

test.each([0, 45, 90, 180, 290])("turned by %i degrees, hills are dark on the lower right of the picture", (turn) => {
  for (const kind of ["gentle-hill", "steep-hill"] as const) {
    const [light, shade] = inkOf(kind, turn);
    expect(shade).toBeGreaterThan(light * 2);
  }
});

test.each([0, 180])("turned by %i degrees, a gully's upper bank is the dark one", (turn) => {
  const [upper, lower] = inkOf("gully", turn);
  expect(upper).toBeGreaterThan(lower * 1.5);
});

test("a crest runs the whole length of the longer side, and turns with its piece", () => {
  for (const kind of ["gentle-hill", "steep-hill", "dunes"] as const) {
    const [from, to] = pointsOf(drawPiece({ kind, w: 4, h: 8, turn: 90, seed: "crest" }), ["crest"]);
    expect(Math.abs((to?.[0] ?? 0) - (from?.[0] ?? 0))).toBeGreaterThanOrEqual(158);
    expect(Math.abs((to?.[1] ?? 0) - (from?.[1] ?? 0))).toBeLessThan(0.5);
  }
});

test("every village has a church, which stands higher than its houses", () => {
  fc.assert(
    fc.property(plan, (one) => {
      const heights = drawPiece({ kind: "village", ...one })
        .filter(({ role }) => role === "body")
        .flatMap(({ d }) =>
          d.split(/(?=M)/).map((each) =>
            drawnPoints(each)
              .flat()
              .map(([, y]) => y),
          ),
        )
        .map((downs) => Math.max(...downs) - Math.min(...downs));
      expect(Math.max(0, ...heights)).toBeGreaterThan(16);
    }),
    { numRuns: 60 },
  );
});
