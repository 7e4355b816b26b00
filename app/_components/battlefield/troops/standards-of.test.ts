import { expect, test } from "vitest";
import { fieldLayout } from "../field-layout";
import { standardsOf } from "./standards-of";

const layout = fieldLayout({ width: 45, depth: 30 }, "defender");
const ambush = { seat: "a", order: "ambush-2", place: { kind: "ambush", x: 10, y: 10 }, secret: null, revealed: false } as const;
const place = (commander: number, at: { readonly x: number; readonly y: number } | { readonly ambush: string }) =>
  ({ seat: "a", commander, at }) as const;

test("a commander stands where he was placed", () => {
  const [one] = standardsOf({ field: { commanders: [place(0, { x: 10, y: 5 })], markers: [] }, layout });
  expect(one).toEqual({ key: "commander:a:0", seat: "a", commander: 0, at: { x: 200, y: 500 } });
});

test("two in one place stand side by side, in the order of the force", () => {
  const both = standardsOf({ field: { commanders: [place(0, { x: 10, y: 5 }), place(3, { x: 10, y: 5 })], markers: [] }, layout });
  expect(both.map(({ at }) => at.x)).toEqual([191.5, 208.5]);
});

test("a commander with an ambush is drawn beside its marker; without the marker not at all", () => {
  const given = [place(1, { ambush: "ambush-2" })];
  expect(standardsOf({ field: { commanders: given, markers: [ambush] }, layout }).map(({ at }) => at)).toEqual([{ x: 220, y: 398 }]);
  expect(standardsOf({ field: { commanders: given, markers: [{ ...ambush, seat: "b" }] }, layout })).toEqual([]);
});
