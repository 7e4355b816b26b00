// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { TERRAIN_SHEET } from "@/lib/words/battle/terrain";
import { ORDERED_FORCE } from "@/tests/build/forces";
import { roomOfTests } from "@/tests/build/open-room";
import { BOOK } from "@/tests/build/played-battle";
import { tableBattle } from "@/tests/build/table-battle";

const room = roomOfTests();
const { open } = room;

/** On a very dense square; seat a defends and chooses first. */
function choosing(step: "compulsory" | "optional"): Battle {
  const square = BOOK.tables.squares.find(({ density }) => density === "very-dense");
  const battle = tableBattle({ step, a: { force: ORDERED_FORCE }, b: { force: ORDERED_FORCE } });
  return { ...battle, square: square?.id ?? null, territory: square?.territories[0] ?? null };
}

const kinds = () => [...room.page.querySelectorAll<HTMLButtonElement>(".terrain-sheet [role=radio]")];
const kind = (name: string) => kinds().find(({ textContent }) => textContent?.startsWith(name)) as HTMLButtonElement;
const asked = (): string => room.words(".table-foot .kinds-asked");
const waiting = () => [...room.page.querySelectorAll(`.table-foot [aria-label="${TERRAIN_SHEET.picked}"] button`)];

describe("a kind of terrain", () => {
  test("is chosen by one press on its player's turn, and the next waits for the next turn, where it is sent by itself", async () => {
    await open(choosing("compulsory"), "a");
    expect(asked()).toContain(TERRAIN_SHEET.asks({ left: 2, picked: 0, mayStop: false, isMine: true }));
    await room.press(kind("A wood"));
    await room.until(() => room.sent().length === 1);
    expect(room.sent()).toEqual([{ seat: "a", type: "choose-kind", kind: "wood" }]);
    await room.until(() => asked().includes(TERRAIN_SHEET.asks({ left: 1, picked: 0, mayStop: false, isMine: false })));
    await room.press(kind("A marsh"));
    await room.until(() => waiting().length === 1);
    expect(room.sent()).toHaveLength(1);
    await room.after(() => room.server.play("b", { type: "choose-kind", kind: "brush" }));
    await room.until(() => room.sent().length === 2);
    expect(room.sent()[1]).toEqual({ seat: "a", type: "choose-kind", kind: "marsh" });
  });

  test("that waits is removed again, and so is that no more is wanted", async () => {
    await open(choosing("optional"), "b");
    await room.press(kind("A wood"));
    await room.press(TERRAIN_SHEET.stop);
    await room.until(() => waiting().length === 2);
    expect([kinds().length, room.buttons(TERRAIN_SHEET.stop).length]).toEqual([0, 0]);
    await room.press(TERRAIN_SHEET.remove("a wood"));
    await room.until(() => waiting().length === 1);
    await room.after(() => room.server.play("a", { type: "choose-kind", kind: "brush" }));
    await room.until(() => room.sent().length === 1);
    expect(room.sent()).toEqual([{ seat: "b", type: "stop-choosing" }]);
  });

  test("is one of several that may be left: choosing no more is one press", async () => {
    await open(choosing("optional"), "a");
    await room.press(TERRAIN_SHEET.stop);
    await room.until(() => room.sent().length === 1);
    expect(room.sent()).toEqual([{ seat: "a", type: "stop-choosing" }]);
  });
});
