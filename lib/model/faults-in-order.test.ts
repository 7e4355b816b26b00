import { expect, test } from "vitest";
import { z } from "zod";
import { checkedUnparsed, type Fault, faultsInOrder } from "./faults";

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

const named = z.strictObject({ name: z.string().trim().min(1) });

test("leaves a document that fits as it is", () => {
  const document = { name: " Corbie " };
  expect(checkedUnparsed(document, named)).toEqual({ ok: true, value: { name: " Corbie " } });
});

test("names everything that does not fit", () => {
  const read = checkedUnparsed({ name: 1, more: 2 }, named);
  expect(read.ok ? [] : read.faults.map(({ path }) => path)).toEqual([["name"], ["more"]]);
});
