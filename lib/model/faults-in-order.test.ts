import { expect, test } from "vitest";
import type { Fault } from "./faults";
import { faultsInOrder } from "./faults-in-order";

const DOCUMENT = { name: "A", units: [{ line: "horse", number: 1 }, {}, 3, {}, {}, {}, {}, {}, {}, {}, { line: "foot" }], list: "swedish" };
const fault = (...path: Fault["path"]): Fault => ({ path, code: "c", params: {} });

test("faults are in document order, with missing fields first in their object", () => {
  const ordered = [
    [],
    ["camp"],
    ["name"],
    ["units"],
    ["units", 0, "bases"],
    ["units", 0, "line"],
    ["units", 0, "number"],
    ["units", 2],
    ["units", 10, "line"],
    ["list"],
  ].map((path) => fault(...path));
  expect(faultsInOrder(ordered.toReversed(), DOCUMENT)).toEqual(ordered);
});

test("several of one place stay as they came", () => {
  const faults = ["b", "a", "c"].map((code) => ({ ...fault("list"), code }));
  expect(faultsInOrder(faults, DOCUMENT)).toEqual(faults);
});

test("a document that is no object has them too", () => {
  expect(faultsInOrder([fault("b"), fault()], null)).toEqual([fault(), fault("b")]);
});
