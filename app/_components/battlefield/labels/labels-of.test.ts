import { expect, test } from "vitest";
import { groundOf, TROOPS } from "@/tests/build/table-troops";
import { type Edge, fieldLayout } from "../field-layout";
import { covered } from "./label-lines";
import { labelled, smallNumbers } from "./labels-of";

const { book } = groundOf();

/** Six of foot, three wide and two deep: 60 by 20 in the picture. */
const unit = (facing: number, nervous = false) => ({
  ...({
    seat: "a",
    number: 7,
    name: "Haiduks",
    x: 10,
    y: 8,
    facing,
    files: 3,
    form: "close",
    nervous,
    bases: 6,
    troop: TROOPS.foot,
  } as const),
  ...{ caltrops: false, stakes: false, droppedPikes: false },
});
const behind = (facing: number, edge: Edge) => labelled(unit(facing), false, book, fieldLayout({ width: 45, depth: 30 }, edge)).behind;

test("its box in the picture, from either edge", () => {
  const box = (edge: Edge) => labelled(unit(90), false, book, fieldLayout({ width: 45, depth: 30 }, edge)).box;
  expect(box("defender")).toEqual({ left: 170, right: 230, top: 430, bottom: 450 });
  expect(box("invader")).toEqual({ left: 670, right: 730, top: 150, bottom: 170 });
});

test("behind it is where its back is, as the viewer sees it", () => {
  expect([90, 270, 0, 180, 60, 130].map((facing) => behind(facing, "defender"))).toEqual([
    "below",
    "above",
    "left",
    "right",
    "below",
    "below",
  ]);
  expect([90, 270, 0, 180].map((facing) => behind(facing, "invader"))).toEqual(["above", "below", "right", "left"]);
});

test("the trembling line of the nervous has room", () => {
  const clear = (nervous: boolean) => labelled(unit(90, nervous), false, book, fieldLayout({ width: 45, depth: 30 }, "defender")).clear;
  expect(clear(true)).toBeGreaterThan(clear(false) + 3);
});

test("on a small screen a number stands in the middle of its unit group, or aside of a standard there", () => {
  const group = labelled(unit(90), true, book, fieldLayout({ width: 45, depth: 30 }, "defender"));
  const [alone] = smallNumbers([group], [], 20);
  expect([alone?.at, alone?.hasLetter]).toEqual([{ x: 200, y: 440 }, true]);
  const standard = { left: 196, right: 220, top: 430, bottom: 458 };
  const [small] = smallNumbers([group], [standard], 20);
  // "7" and its letter are about 18 wide.
  expect(small?.at.x).toBeLessThan(196 - 8);
  expect(covered({ left: 0, right: (small?.at.x ?? 0) + 9, top: 430, bottom: 450 }, standard)).toBe(0);
});
