import { expect, test } from "vitest";
import type { BattleEvent } from "@/lib/model/battle-event";
import { meanwhile } from "./meanwhile";

const happened = (...events: readonly object[]) =>
  events.map((event, at) => ({ seq: at + 1, ...event })) as unknown as readonly BattleEvent[];
const kept = { type: "cards-kept", seat: "a", count: 0 };
const placed = { type: "piece-placed", seat: "a" };
const orders = [{ order: "march-1" }];

const typesFor = (...events: readonly object[]) => meanwhile(happened(...events), "a").since.map(({ type }) => type);

test("that the other player moved a piece is told until this one does something again", () => {
  const moved = { type: "piece-adjusted", seat: "b", do: "move" };
  expect(typesFor(placed, moved)).toEqual(["piece-adjusted"]);
  expect(typesFor(placed, { ...moved, do: "leave" })).toEqual([]);
  expect(typesFor(placed, moved, placed)).toEqual([]);
  expect(typesFor(placed, { ...moved, seat: "a" })).toEqual([]);
  expect(typesFor(placed, moved, { type: "orders-given", seat: "a", orders }), "whoever gave orders since knew it").toEqual([]);
});

test("the other player’s orders are told, whoever gave them last, once they are known", () => {
  const given = { type: "orders-given", seat: "b", orders };
  expect(typesFor(placed, given, { ...given, seat: "a" })).toEqual(["orders-given"]);
  expect(typesFor(placed, { ...given, orders: null })).toEqual([]);
  expect(typesFor(placed, { ...given, orders: [] })).toEqual([]);
  expect(typesFor(given, { type: "unit-deployed", seat: "a" })).toEqual([]);
});

test("before anything is done on the table, the cards that were kept are told", () => {
  expect(meanwhile(happened(kept), "a")).toMatchObject({ isNew: true, kept: { type: "cards-kept" } });
  expect(meanwhile(happened({ ...kept, seat: "b" }), "a").kept).toBeNull();
  expect(meanwhile(happened(kept, placed), "a").isNew).toBe(false);
});
