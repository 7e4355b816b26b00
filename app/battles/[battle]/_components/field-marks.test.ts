import { expect, test } from "vitest";
import { fieldLayout } from "@/app/_components/battlefield/field-layout";
import { shadePath } from "./field-marks";

const TABLE = { width: 45, depth: 30 };
/** Two beside each other, and one towards the defender from the first. */
const CORNER = [
  { x: 1, y: 29 },
  { x: 1.5, y: 29 },
  { x: 1, y: 28.5 },
];

test("neighbours are one band, and only the sides that no two share are drawn", () => {
  const { ground, border } = shadePath(CORNER, fieldLayout(TABLE, "defender"), 0.5);
  expect(ground).toBe("M15 15h20v10h-20zM15 25h10v10h-10z");
  expect(border.match(/M\d+ \d+[hv]10/g)?.sort()).toEqual(
    ["M15 15h10", "M25 15h10", "M25 25h10", "M15 35h10", "M15 15v10", "M35 15v10", "M15 25v10", "M25 25v10"].sort(),
  );
});

test("from the other edge it is the same turned round", () => {
  const { ground, border } = shadePath(CORNER, fieldLayout(TABLE, "invader"), 0.5);
  expect(ground).toBe("M865 575h20v10h-20zM875 565h10v10h-10z");
  expect(border.match(/M/g)?.length).toBe(8);
});

test("nothing is drawn of nothing", () => {
  expect(shadePath([], fieldLayout(TABLE, "defender"), 0.5)).toEqual({ ground: "", border: "" });
});
