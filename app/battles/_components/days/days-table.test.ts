import { expect, test } from "vitest";
import { laidOn } from "./days-table";

const VIEW: Parameters<typeof laidOn>[2] = {
  days: [{ day: 1, cards: { a: "red", b: null }, mover: "a", from: "C4", to: "C5" }],
  day: 2,
  step: "days",
  declared: { a: null, b: "play" },
  committed: { a: true, b: false },
};
const laid = (day: number, view = VIEW) => [laidOn(day, "a", view), laidOn(day, "b", view)];

test("a past day shows its cards, a card of none being a pass", () => {
  expect(laid(1)).toEqual(["red", "pass"]);
});

test("of today no more than that a card lies there", () => {
  expect(laid(2)).toEqual(["face-down", "nothing"]);
  expect(laid(2, { ...VIEW, declared: { a: null, b: "pass" } })).toEqual(["face-down", "pass"]);
});

test("a day that is still to come, or never came, shows nothing", () => {
  expect(laid(3)).toEqual(["not-played", "not-played"]);
  expect(laid(2, { ...VIEW, step: "abandoned" })).toEqual(["not-played", "not-played"]);
});
