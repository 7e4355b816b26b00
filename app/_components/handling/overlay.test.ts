import { expect, test } from "vitest";
import { pieceFootprint } from "@/lib/rules/table/battleground";
import { patchTask, TABLE } from "@/tests/build/patch-task";
import { fieldLayout } from "../battlefield/field-layout";
import { bordersOf, drawnShape, placeOf, transformOf } from "./overlay";
import type { Stance, Task } from "./task";

const wood: Stance = { x: 10, y: 5, angle: 40, w: 4, h: 2 };
const piece: Task = { ...patchTask([]), sides: { min: 1, max: 6 }, footprint: pieceFootprint, start: wood };

test("a drawing is as wide and deep as its piece, at any angle and from either edge", () => {
  for (const edge of ["defender", "invader"] as const) {
    const { left, top, right, bottom } = drawnShape(piece, wood, fieldLayout(TABLE, edge));
    for (const [is, due] of [
      [left, -40],
      [right, 40],
      [top, -20],
      [bottom, 20],
    ] as const)
      expect(Math.abs(is - due)).toBeLessThan(0.3);
  }
});

test("placed in the picture, its corners are those of its ground", () => {
  for (const edge of ["defender", "invader"] as const) {
    const layout = fieldLayout(TABLE, edge);
    const corners = pieceFootprint(wood).flatMap((quad) =>
      [0, 2, 4, 6].map((at) => layout.toPicture({ x: quad[at]! / 100, y: quad[at + 1]! / 100 })),
    );
    for (const x of [-40, 40])
      for (const y of [-20, 20]) {
        const at = placeOf(piece, wood, layout, { x, y });
        expect(corners.some((corner) => Math.hypot(corner.x - at.x, corner.y - at.y) < 0.3)).toBe(true);
      }
  }
});

test("a unit group looks along its facing; a camp stands upright before either player", () => {
  const [near, far] = [fieldLayout(TABLE, "defender"), fieldLayout(TABLE, "invader")];
  const unit = { ...patchTask([]), sides: null };
  const facing = { ...wood, w: 0, h: 0, angle: 90 };
  expect([transformOf(unit, facing, near), transformOf(unit, facing, far)]).toEqual([
    "translate(200 300) rotate(0)",
    "translate(400 100) rotate(180)",
  ]);
  const camp: Task = { ...unit, turns: false, moves: "along" };
  expect([near, far].map((layout) => transformOf(camp, { ...facing, angle: 0 }, layout))).toEqual([
    "translate(200 300) rotate(0)",
    "translate(400 100) rotate(0)",
  ]);
});

test("about a piece that is too near, its spacing; about one underneath, its own ground; about others nothing", () => {
  const layout = fieldLayout(TABLE, "defender");
  const pieces = [{ id: "one", x: 10, y: 10, w: 2, h: 2, angle: 0 }];
  expect(bordersOf([{ code: "on-piece", params: { piece: "one" } }], pieces, layout)).toBe(
    "M180.0 180.0L220.0 180.0L220.0 180.0L220.0 220.0L220.0 220.0L180.0 220.0L180.0 220.0L180.0 180.0L180.0 180.0Z",
  );
  expect(bordersOf([{ code: "too-near", params: { piece: "one", apart: 2 } }], pieces, layout)).toContain(
    "M180.0 140.0L220.0 140.0A40 40 0 0 1 260.0 180.0",
  );
  expect(bordersOf([{ code: "off-table", params: {} }], pieces, layout)).toBe("");
});
