import { expect, test } from "vitest";
import type { SecretOrder } from "@/lib/model/battle-event";
import type { ShownOrder } from "@/lib/model/battle-view";
import { fieldLayout } from "../field-layout";
import { orderCards } from "./order-cards";

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
  expect(orderCards(field([march("march-1", secret)]) as never, layout)[0]?.note).toBe("your right: 3 and 7");
});
