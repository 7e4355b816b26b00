// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { view } from "@/lib/rules/prebattle/view";
import { AFIELD as WORDS } from "@/lib/words/battle/afield";
import { awayWords } from "@/lib/words/battle/breaking";
import { deedWords } from "@/lib/words/battle/deeds";
import { dayBattle } from "@/tests/build/day-battle";
import { roomOfTests } from "@/tests/build/open-room";
import { askFirst } from "./choice";

const room = roomOfTests();
const { orders: ORDERS } = WORDS;
const SHOW = deedWords({ type: "reveal-order", order: "march-1" }, view(dayBattle(), "a"));
/** The two unit groups of the march are not counted. */
const isAway = () => room.page.textContent?.includes(awayWords(2)) === true;
const shown = () => room.server.received.filter(({ command }) => command.type === "reveal-order").map(({ command }) => command);

async function openDay(): Promise<void> {
  await room.open(dayBattle(), "a");
  await room.until(() => room.page.textContent?.includes(ORDERS.onTable) === true);
}

test("that a march has arrived and what it says are one deed, confirmed once", async () => {
  await openDay();
  const asksForTick = () => room.page.textContent?.includes(`“${ORDERS.onTable}” instead`);
  expect(asksForTick()).toBe(true);
  await room.press(ORDERS.onTable);
  expect([shown(), isAway()]).toEqual([[], true]);
  expect(asksForTick()).toBe(false);
  // It may be thought better of.
  await room.press(ORDERS.notOnTable);
  await room.press(ORDERS.onTable);
  await room.press(SHOW);
  await room.until(() => room.server.battle().seats.a.host.revealed.includes("march-1"));
  expect(shown()).toMatchObject([{ order: "march-1" }]);
  expect(isAway()).toBe(false);
});

test("one press is enough for whoever is not asked first", async () => {
  askFirst(false);
  await openDay();
  await room.press(ORDERS.onTable);
  await room.until(() => room.server.battle().seats.a.host.revealed.includes("march-1"));
  expect(isAway()).toBe(false);
});

test("an order that is shown by its name alone ticks nothing", async () => {
  await openDay();
  await room.press(ORDERS.onTable);
  await room.after(() => room.page.querySelector<HTMLElement>("[role=radio]")?.click());
  await room.press(SHOW);
  await room.until(() => room.server.battle().seats.a.host.revealed.length > 0);
  expect(isAway()).toBe(true);
});
