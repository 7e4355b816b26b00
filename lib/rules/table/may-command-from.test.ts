import { expect, test } from "vitest";
import { lyingPiece } from "@/tests/build/table-battle";
import { groundOf, standing, unitOf } from "@/tests/build/table-troops";
import { mayCommandFrom } from "./may-command-from";

const codes = (ground: ReturnType<typeof groundOf>, x: number, y: number, seat: "a" | "b" = "a") =>
  mayCommandFrom(ground, seat, { x, y }).map(({ code }) => code);

test("in the own deployment zone, on every wing", () => {
  expect(codes(groundOf(), 0.5, 8.5)).toEqual([]);
  expect(codes(groundOf(), 0.4, 8.6)).toEqual(["off-table", "outside-deployment"]);
  expect(codes(groundOf(), 44.5, 21.5, "b")).toEqual([]);
  expect(codes(groundOf(), 44.5, 21.4, "b")).toEqual(["outside-deployment"]);
});

test("among own groups and in the camp, not on water or a lake", () => {
  const units = [standing("a", unitOf(1, "foot"), { x: 20, y: 5 })];
  expect(codes(groundOf({ a: { host: { units, camp: { state: "standard", x: 22.5, y: 1 } } } }), 20, 5)).toEqual([]);
  expect(codes(groundOf({ a: { host: { units, camp: { state: "standard", x: 22.5, y: 1 } } } }), 22.5, 1)).toEqual([]);
  const wet = groundOf({
    ground: { flank: { edge: "left", water: { edge: "left", width: 2 } }, pieces: [lyingPiece({ kind: "lake", x: 20, y: 5 })] },
  });
  expect(codes(wet, 2.5, 5)).toEqual([]);
  expect(codes(wet, 2.4, 5)).toEqual(["in-water"]);
  expect(codes(wet, 16.5, 5)).toEqual([]);
  expect(codes(wet, 16.6, 5)).toEqual(["impassable"]);
});
