import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldLayout } from "@/app/_components/battlefield/field-layout";
import type { SecretOrder } from "@/lib/model/battle-event";
import type { ShownOrder } from "@/lib/model/battle-view";
import { orderCards, standardsOf } from "./standing-of";

const layout = fieldLayout({ width: 45, depth: 30 }, "defender");
const march = (order: string, secret: SecretOrder | null = null): ShownOrder => ({
  seat: "a",
  order,
  place: { kind: "march", commander: 1 },
  secret,
  revealed: false,
});

const field = (markers: readonly ShownOrder[]) => ({
  ...({
    table: { width: 45, depth: 30 },
    roles: { defender: "a", invader: "b" },
    seat: "a",
    units: [],
    own: null,
    markers: [...markers],
  } as const),
  camps: { a: { state: "standard", x: 20, y: 1 }, b: null } as const,
});

test("marches lie beside the camp, one after the other; without a camp, beside the middle of the edge", () => {
  const cards = orderCards(field([march("march-1"), march("march-2"), { ...march("march-1"), seat: "b" }]) as never, layout);
  expect(cards.map(({ at }) => at)).toEqual([
    { x: 450, y: 580 },
    { x: 502, y: 580 },
    { x: 500, y: 20 },
  ]);
  expect(cards.map(({ number, commander }) => [number, commander])).toEqual([
    [1, 1],
    [2, 1],
    [1, 1],
  ]);
});

test("only who may know reads what an order says", () => {
  const secret: SecretOrder = { kind: "march", commander: 1, edge: "right", units: [3, 7] };
  expect(orderCards(field([march("march-1")]) as never, layout)[0]?.note).toBeNull();
  expect(orderCards(field([march("march-1")]) as never, layout)[0]?.side).toBeNull();
  const [own] = orderCards(field([march("march-1", secret)]) as never, layout);
  expect([own?.note, own?.side]).toEqual(["March (secret): 3 and 7, round your right", "right"]);
});

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

test("law: no standard hides another, however close they stand", () => {
  const spot = fc.record({ x: fc.integer({ min: 40, max: 60 }), y: fc.integer({ min: 40, max: 44 }) });
  const standing = fc.array(spot, { minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(standing, (spots) => {
      const commanders = spots.map(({ x, y }, at) => place(at, { x: x / 4, y: y / 4 }));
      const drawn = standardsOf({ field: { commanders, markers: [] }, layout });
      expect(drawn.length).toBe(spots.length);
      for (const [at, one] of drawn.entries())
        for (const other of drawn.slice(at + 1))
          expect(Math.abs(one.at.x - other.at.x) > 15.9 || Math.abs(one.at.y - other.at.y) > 15.9, JSON.stringify(drawn)).toBe(true);
    }),
  );
});

test("a commander with an ambush is drawn beside its marker; without the marker not at all", () => {
  const given = [place(1, { ambush: "ambush-2" })];
  expect(standardsOf({ field: { commanders: given, markers: [ambush] }, layout }).map(({ at }) => at)).toEqual([{ x: 220, y: 398 }]);
  expect(standardsOf({ field: { commanders: given, markers: [{ ...ambush, seat: "b" }] }, layout })).toEqual([]);
});

test("a march lies where no troops stand: on the other side of the camp if need be", () => {
  const troops = { left: 430, right: 530, top: 570, bottom: 600 };
  const [card] = orderCards(field([march("march-1")]) as never, layout, [troops]);
  expect(card?.at).toEqual({ x: 326, y: 580 });
});
