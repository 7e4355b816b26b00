import { expect, test } from "vitest";
import type { BattleEvent } from "@/lib/model/battle-event";
import type { Step } from "@/lib/model/enumerations";
import { meanwhile } from "./meanwhile";

type Told = { readonly step: Step } & Readonly<Record<string, unknown>>;

const happened = (...events: readonly Told[]) =>
  events.map((event, at) => ({ seq: at + 1, ...event })) as unknown as readonly BattleEvent[];
const kept = { type: "cards-kept", seat: "a", step: "keep", count: 0 } as const;
const placed = { type: "piece-placed", seat: "a", step: "compulsory" } as const;
const moved = { type: "piece-adjusted", seat: "b", step: "compulsory", do: "move" } as const;
const given = { type: "orders-given", seat: "b", step: "secret-orders", orders: [{ order: "march-1" }] } as const;
const dealt = { type: "scouting-dealt", seat: null, step: "outscouting" } as const;

const typesIn = (step: Step, ...events: readonly Told[]) => meanwhile(happened(...events), "a", step).since.map(({ type }) => type);

test("that the other player moved a piece is told until this one does something again", () => {
  expect(typesIn("compulsory", placed, moved)).toEqual(["piece-adjusted"]);
  expect(typesIn("compulsory", placed, { ...moved, do: "leave" })).toEqual([]);
  expect(typesIn("compulsory", placed, moved, placed)).toEqual([]);
  expect(typesIn("compulsory", placed, { ...moved, seat: "a" })).toEqual([]);
  const own = { ...given, seat: "a" };
  expect(typesIn("secret-orders", placed, moved, own), "whoever gave orders since knew it").toEqual([]);
});

test("the other player’s orders are told, whoever gave them last, once they are known", () => {
  expect(typesIn("deployment", placed, given, { ...given, seat: "a" })).toEqual(["orders-given"]);
  expect(typesIn("deployment", placed, { ...given, orders: null })).toEqual([]);
  expect(typesIn("deployment", placed, { ...given, orders: [] })).toEqual([]);
  expect(typesIn("deployment", given, { type: "unit-deployed", seat: "a", step: "deployment" })).toEqual([]);
});

test("nothing is told that is older than the last step in which a player did something", () => {
  expect(typesIn("secret-orders", placed, moved, dealt), "the cards are dealt by nobody").toEqual(["piece-adjusted"]);
  const deployed = { type: "unit-deployed", seat: "b", step: "first-deployment" } as const;
  expect(typesIn("secret-orders", placed, moved, dealt, deployed)).toEqual([]);
  expect(typesIn("finishing", given, { ...deployed, step: "deployment" })).toEqual([]);
});

test("before anything is done on the table, the cards that were kept are told", () => {
  expect(meanwhile(happened(kept), "a", "flank")).toMatchObject({ isNew: true, kept: { type: "cards-kept" } });
  expect(meanwhile(happened({ ...kept, seat: "b" }), "a", "flank").kept).toBeNull();
  expect(meanwhile(happened(kept, placed), "a", "compulsory").isNew).toBe(false);
});

test("the cards that were kept are told in the first step on the table and in no later one", () => {
  const isNew = (step: Step, ...events: readonly Told[]) => meanwhile(happened(...events), "a", step).isNew;
  const chosen = { type: "flank-chosen", seat: "b", step: "flank" } as const;
  expect(isNew("flank", kept, chosen), "the other player has acted in this step").toBe(true);
  expect(isNew("compulsory", kept), "nobody had a flank to choose").toBe(true);
  expect(isNew("compulsory", kept, chosen)).toBe(false);
  expect(isNew("secret-orders", kept, { ...moved, do: "leave" }, dealt)).toBe(false);
  expect(isNew("secret-orders"), "the record has not come yet").toBe(false);
});
