import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { fieldLayout, UNIT } from "../field-layout";
import { type Named, nameSpots } from "./name-spots";
import { PieceGhost, pieceSeed, TerrainPiece } from "./terrain-piece";
import { WaterEdge } from "./water-edge";

const TABLE = { width: 45, depth: 30 };
const NEAR = fieldLayout(TABLE, "defender");
const FAR = fieldLayout(TABLE, "invader");
const WOOD = { id: "piece-1", kind: "wood", w: 8, h: 6, x: 20, y: 12, angle: 30 } as const;

const drawn = (markup: string): string => /<g class="terrain.*?<\/g>/s.exec(markup)?.[0] ?? "";

test("a piece that is moved keeps its drawing", () => {
  const here = renderToStaticMarkup(<TerrainPiece piece={WOOD} seed="s" layout={NEAR} />);
  const there = renderToStaticMarkup(<TerrainPiece piece={{ ...WOOD, x: 31.5, y: 8.3 }} seed="s" layout={NEAR} />);
  expect(drawn(here)).toContain("terrain-wood");
  expect(drawn(there)).toBe(drawn(here));
  expect(here).toContain('<g transform="translate(400 360)">');
  expect(there).toContain('<g transform="translate(630 434)">');
});

test("two pieces of a kind are drawn differently, and one piece differs between battles", () => {
  const looks = [
    <TerrainPiece key="1" piece={WOOD} seed="s" layout={NEAR} />,
    <TerrainPiece key="2" piece={{ ...WOOD, id: "piece-2" }} seed="s" layout={NEAR} />,
    <TerrainPiece key="3" piece={WOOD} seed="t" layout={NEAR} />,
  ].map((one) => drawn(renderToStaticMarkup(one)));
  expect(new Set(looks).size).toBe(3);
});

test("seen from the other edge it lies the other way round", () => {
  expect(renderToStaticMarkup(<TerrainPiece piece={{ ...WOOD, angle: 210 }} seed="s" layout={FAR} />)).toContain(
    drawn(renderToStaticMarkup(<TerrainPiece piece={WOOD} seed="s" layout={NEAR} />)),
  );
});

test("a dragged piece is drawn as it lies; upright when its turn is given", () => {
  const laid = renderToStaticMarkup(<TerrainPiece piece={WOOD} seed="s" layout={NEAR} />);
  const held = renderToStaticMarkup(<PieceGhost kind="wood" w={8} h={6} seed={pieceSeed("s", "piece-1")} turn={330} />);
  expect(held).toBe(`<g transform="rotate(-330)">${drawn(laid)}</g>`);
});

describe("the names of pieces", () => {
  const wood = { kind: "wood", w: 4, h: 4, turn: 0, name: "wood", at: { x: 300, y: 300 } } as const;
  const spotOf = (piece: Named) => nameSpots([piece], NEAR)[0] ?? { x: 0, y: 0 };

  test("stand just below, or above where the table ends", () => {
    const below = spotOf(wood);
    expect(below.x).toBe(300);
    expect(below.y - 300).toBeGreaterThan(2 * UNIT);
    expect(below.y - 300).toBeLessThan(3 * UNIT);
    expect(spotOf({ ...wood, at: { x: 300, y: 560 } }).y).toBe(560 - (below.y - 300));
  });

  test("stand beside what reaches from edge to edge, and in the middle of what is blank", () => {
    const { x, y } = spotOf({ ...wood, h: 30 });
    expect(y).toBe(300);
    expect(x).toBeGreaterThan(340);
    expect(spotOf({ ...wood, kind: "lake" })).toEqual({ x: 300, y: 300 });
  });

  test("are pushed onto the table where they would stand over its side", () => {
    expect(spotOf({ ...wood, w: 2, name: "ploughed field", at: { x: 20, y: 300 } }).x).toBeGreaterThan(35);
  });

  test("avoid a field's corner that is over the name", () => {
    const field = { ...wood, kind: "ploughed-field", turn: 45, name: "ploughed field" } as const;
    // Half the diagonal of 4 by 4 BW, 56.6 units, is below the middle of its name.
    expect(spotOf(field).y).toBeGreaterThan(356.5);
    expect(spotOf({ ...field, kind: "wood" }).y).toBeLessThan(356.5);
  });

  test("keep off other pieces and their names", () => {
    // A village 2 units above tall crops at the table's lower edge: neither name has room between them.
    const village = { ...wood, kind: "village", name: "village", at: { x: 300, y: 470 } } as const;
    const crops = { ...wood, kind: "tall-crops", name: "tall crops", at: { x: 300, y: 555 } } as const;
    const [above, beside] = nameSpots([village, crops], NEAR);
    expect(above?.y).toBeLessThan(430);
    expect(beside?.y).toBe(555);
    expect(Math.abs((beside?.x ?? 0) - 300)).toBeGreaterThan(60);
  });
});

describe.each([
  ["left", NEAR, 44, 0],
  ["left", FAR, 856, 900],
  ["right", NEAR, 856, 900],
  ["right", FAR, 44, 0],
] as const)("water along the %s edge", (edge, layout, shore, end) => {
  const markup = renderToStaticMarkup(<WaterEdge kind="coast" water={{ edge, width: 2.2 }} layout={layout} seed="s" />);

  test(`lies on the viewer's ${end === 0 ? "left" : "right"}, its shore where the rules have it`, () => {
    expect(/terrain-edge" d="([^"]*)"/.exec(markup)?.[1]).toBe(`M${shore * 4} 0v2400`);
    const wash = /terrain-wash" d="M(\d+) /.exec(markup)?.[1];
    const begin = Number(wash) / 4;
    expect(Math.abs(begin - end)).toBeLessThanOrEqual(44);
    expect(Math.abs(begin - end)).toBeGreaterThan(38);
  });
});
