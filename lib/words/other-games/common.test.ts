import { expect, it } from "vitest";
import { differenceWords, shareWords } from "./common";

it("a chance is told in whole per cent, with one decimal below 10% and above 90%", () => {
  const told = [0, 1e-16, 0.0001, 0.0996, 0.09973, 0.1, 0.3333, 0.5, 0.9, 0.9002, 0.9123, 0.9999, 1 - 1e-15, 1].map(shareWords);
  expect(told).toEqual(["0%", "0%", "<0.1%", "10%", "10%", "10%", "33%", "50%", "90%", "90%", "91.2%", ">99.9%", "100%", "100%"]);
});

it("a difference has its sign, unless there is none", () => {
  expect([0.118, -0.024, 0, 0.0001].map(differenceWords)).toEqual(["+11.8", "−2.4", "0", "0"]);
});
