import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { view as viewOf } from "@/lib/rules/prebattle/view";
import { ORDERS } from "@/lib/words/battle/orders";
import { orderingBattle } from "@/tests/build/ordering-battle";
import { BOOK } from "@/tests/build/played-battle";
import { createDesk } from "../desk";
import { putAway } from "../use-put-away";
import { ordersKey } from "./kept-orders";
import { NO_ORDERS, type OrdersDraft } from "./orders-draft";
import { takenUpOrders } from "./use-orders-draft";

const VIEW = viewOf(orderingBattle(), "a");
const DRAFT: OrdersDraft = { ...NO_ORDERS, marches: [{ commander: 1, edge: "left", units: [4] }] };
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("sessionStorage", sessionStorage);
  vi.stubGlobal("window", Object.assign(new EventTarget(), { sessionStorage }));
});
afterEach(() => void vi.unstubAllGlobals());

const takenUp = (text: string | null, view = VIEW) => {
  if (text !== null) kept.set(ordersKey(view), text);
  return takenUpOrders(view, BOOK);
};

test("a possible draft is kept unchanged without a note, and so is an empty one", () => {
  expect(takenUp(JSON.stringify(DRAFT))).toEqual({ draft: DRAFT, said: null });
  kept.clear();
  expect(takenUp(null)).toEqual({ draft: NO_ORDERS, said: null });
});

test("one that cannot be read is dropped, and one that is possible no longer is reduced to what is; either with a sentence", () => {
  expect(takenUp('{"marches":[{"commander":1')).toEqual({ draft: NO_ORDERS, said: ORDERS.unreadable });
  const outdated = { ...DRAFT, ambushes: [{ unit: 99, at: null }] };
  expect(takenUp(JSON.stringify(outdated))).toEqual({ draft: DRAFT, said: ORDERS.reduced });
});

test("on one device nothing is taken up, and nothing said of it", () => {
  expect(takenUp("{", { ...VIEW, oneHand: true })).toEqual({ draft: NO_ORDERS, said: null });
});

test("when a battle is given up nothing of its secret orders stays in the tab, and nothing in the hand; of another battle it does", () => {
  const other = ordersKey({ battle: "another" as never, seat: "a" });
  for (const key of [ordersKey(VIEW), other]) kept.set(key, JSON.stringify(DRAFT));
  const desk = createDesk(false);
  desk.change({ held: { type: "deploy-unit", number: 4 }, draft: DRAFT });
  putAway(desk, VIEW);
  expect([...kept.keys()]).toEqual([other]);
  expect([desk.hand.now(), desk.state.now().held, desk.state.now().draft]).toEqual([null, null, NO_ORDERS]);
});
