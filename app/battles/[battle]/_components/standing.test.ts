import fc from "fast-check";
import { expect, test } from "vitest";
import { SEATS } from "@/lib/model/enumerations";
import { apply, decide } from "@/lib/rules/prebattle/decide";
import { view } from "@/lib/rules/prebattle/view";
import { orderingBattle } from "@/tests/build/day-battle";
import { NO_DRAWS } from "@/tests/build/days-battle";
import { saltsFor } from "@/tests/build/house-play";
import { anyBattle, wholeBattle } from "@/tests/build/played-battle";
import { isOpenStep, openView, publicView, seatsToAct } from "./standing";

const NOBODY = { a: false, b: false };

test("those who are waited for, in their order", () => {
  expect(seatsToAct({ step: "days", toAct: ["b", "a"], abandonOffered: NOBODY })).toEqual(["b", "a"]);
  expect(seatsToAct({ step: "days", toAct: [], abandonOffered: NOBODY })).toEqual([]);
});

test("the one who is offered to abandon the battle, once", () => {
  expect(seatsToAct({ step: "days", toAct: ["a"], abandonOffered: { a: true, b: false } })).toEqual(["a", "b"]);
  expect(seatsToAct({ step: "days", toAct: ["b"], abandonOffered: { a: true, b: false } })).toEqual(["b"]);
});

test("nobody once the battle is abandoned", () => {
  expect(seatsToAct({ step: "abandoned", toAct: [], abandonOffered: { a: true, b: false } })).toEqual([]);
});

test("either before the battle is closed, but for one who is asked about its result", () => {
  expect(seatsToAct({ step: "ready", toAct: [], abandonOffered: NOBODY })).toEqual(["a", "b"]);
  expect(seatsToAct({ step: "ready", toAct: ["b"], abandonOffered: NOBODY })).toEqual(["b"]);
  expect(seatsToAct({ step: "closed", toAct: [], abandonOffered: NOBODY })).toEqual([]);
});

test("what stays when a hand is put away is what a spectator sees", () => {
  fc.assert(
    fc.property(anyBattle, fc.constantFrom(...SEATS), ({ opening, seed }, seat) => {
      for (const { before } of wholeBattle(opening, seed).turns) expect(publicView(view(before, seat))).toEqual(view(before, null));
    }),
    { numRuns: 20 },
  );
});

test("where both players look on, a view has no cards, nothing of secret orders, and no group that hides", () => {
  const battle = orderingBattle();
  const orders = {
    type: "give-orders",
    marches: [{ commander: 1, edge: "left" as const, units: [1] }],
    ambushes: [],
    salts: saltsFor(1),
  } as const;
  const decision = decide(battle, "a", { ...orders, marches: [{ ...orders.marches[0], units: [1] }], ambushes: [] }, NO_DRAWS);
  if (!decision.ok) throw new Error(decision.refusal.code);
  const ordered = { ...decision.events.reduce(apply, battle), step: "deployment" as const };
  const seen = view(ordered, "a");
  const open = openView(seen);
  expect(seen.own?.units.some(({ number }) => number === 1)).toBe(true);
  expect(open.own?.units.some(({ number }) => number === 1)).toBe(false);
  expect(open.markers.filter(({ secret }) => secret !== null)).toEqual([]);
  expect([open.hand, open.card]).toEqual([[], null]);
  // Before the armies deploy nobody sees a roster; and in a step with secrets nothing can be done.
  expect(openView({ ...seen, step: "compulsory" }).own).toBeNull();
  expect(isOpenStep({ step: "secret-orders" })).toBe(false);
  expect(openView({ ...seen, step: "secret-orders", legal: [{ type: "pass" }] })).toMatchObject({ legal: [], own: null });
});
