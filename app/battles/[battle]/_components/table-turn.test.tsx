// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SeatName } from "@/lib/model/by-seat";
import { view } from "@/lib/rules/prebattle/view";
import { AFIELD } from "@/lib/words/battle/afield";
import { ORDERS } from "@/lib/words/battle/orders";
import { ROOM } from "@/lib/words/battle/room";
import { TABLE } from "@/lib/words/battle/table-panels";
import { dayBattle, orderingBattle } from "@/tests/build/day-battle";
import { ORDERED_FORCE } from "@/tests/build/forces";
import { type OpenRoom, openRoom } from "@/tests/build/open-room";
import { tableBattle } from "@/tests/build/table-battle";

let room: OpenRoom;
const open = async (...what: Parameters<typeof openRoom>): Promise<void> => {
  room = await openRoom(...what);
};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => room.leave());
afterAll(async () => {
  // What a page has asked for a moment before it was left.
  await new Promise((done) => setTimeout(done, 200));
  vi.unstubAllGlobals();
});

const camp = (y: number) => ({ camp: { state: "standard", x: 22, y }, orders: [] }) as const;
/** Both have their camps on the table; seat `first` deploys. */
const deploying = (first: SeatName) =>
  tableBattle({
    step: "deployment",
    outscouted: { seat: first, difference: 20 },
    a: { force: ORDERED_FORCE, host: camp(1) },
    b: { force: ORDERED_FORCE, host: camp(29) },
  });
const isShut = (name: string | RegExp): boolean => room.button(name).getAttribute("aria-disabled") === "true";
const HERE = "Deploy here";
const held = (): string => room.page.querySelector(".thing[aria-pressed=true]")?.textContent ?? "";

describe("what is placed by hand", () => {
  test("is placed where it is in the hand, once, and the next thing is taken up", async () => {
    await open(deploying("a"), "a");
    const [legal] = view(deploying("a"), "a").legal;
    if (legal?.type !== "deploy-unit") throw new Error("nothing to deploy");
    expect(held()).toContain(String(legal.number));
    await room.press(TABLE.forming.fewerFiles);
    room.server.holdBack(true);
    await room.press(HERE);
    await room.until(() => room.sent().length > 0);
    // While it is being sent it stays where it is, and is not sent again.
    await room.press(ROOM.send.sending);
    expect(room.page.querySelector(".hand-panels")?.hasAttribute("inert")).toBe(true);
    await room.after(() => room.server.holdBack(false));
    await room.until(() => room.server.battle().seats.a.host.units.length === 1);
    await room.until(() => !held().startsWith(String(legal.number)));
    const [unit] = room.server.battle().seats.a.host.units;
    expect(room.sent()).toEqual([
      expect.objectContaining({ seat: "a", type: "deploy-unit", number: legal.number, x: unit?.x, y: unit?.y }),
    ]);
    expect(unit?.files).toBeLessThan(3);
  });

  test("goes no farther while it is sent: the keys on the map move nothing", async () => {
    await open(deploying("a"), "a");
    const onField = () => room.page.querySelector<HTMLElement>(".handling-held");
    await room.after(() => onField()?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true })));
    room.server.holdBack(true);
    await room.press(HERE);
    await room.until(() => room.sent().length > 0);
    await room.after(() => onField()?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })));
    expect(room.sent()).toHaveLength(1);
    await room.after(() => room.server.holdBack(false));
    await room.until(() => room.server.battle().seats.a.host.units.length === 1);
  });

  test("is not shown to the other player, whose map shows what is placed", async () => {
    await open(deploying("a"), "b");
    expect([room.buttons(HERE), [...room.page.querySelectorAll(".handling-held")]].map(({ length }) => length)).toEqual([0, 0]);
    const [legal] = view(deploying("a"), "a").legal;
    const number = legal?.type === "deploy-unit" ? legal.number : 0;
    const units = () => room.page.querySelectorAll(".battle-field .unit, .battle-field [data-unit]").length;
    const before = [units(), room.words(".room-folds").length];
    await room.after(() => room.server.play("a", { type: "deploy-unit", number, x: 22, y: 4, facing: 90 }));
    await room.until(() => room.words(".room-folds").length > (before[1] ?? 0));
  });

  test("the computer plays on until it is stopped, each choice as the player's own", async () => {
    await open(deploying("a"), "a");
    const [legal] = view(deploying("a"), "a").legal;
    const number = legal?.type === "deploy-unit" ? legal.number : 0;
    room.server.answer("/suggestion", { command: { type: "deploy-unit", number, x: 22, y: 4, facing: 90 } });
    room.server.holdBack(true);
    await room.press(TABLE.computer.toTheEnd);
    await room.press(TABLE.computer.asksFirst.cancel);
    expect([room.buttons(TABLE.computer.stop), room.server.asked.filter((address) => address.endsWith("/suggestion"))]).toEqual([[], []]);
    await room.press(TABLE.computer.toTheEnd);
    await room.press(TABLE.computer.asksFirst.button);
    await room.until(() => room.sent().length > 0);
    expect(room.buttons(HERE)).toEqual([]);
    await room.press(TABLE.computer.stop);
    await room.after(() => room.server.holdBack(false));
    await room.until(() => room.server.battle().seats.a.host.units.length === 1);
    await room.until(() => room.buttons(HERE).length === 1);
    expect(room.sent()).toEqual([{ seat: "a", type: "deploy-unit", number, x: 22, y: 4, facing: 90 }]);
    expect(room.server.asked.filter((address) => address.endsWith("/suggestion"))).toHaveLength(1);
  });

  test("a shown position is put into the hand and not sent", async () => {
    await open(deploying("a"), "a");
    const [legal] = view(deploying("a"), "a").legal;
    const number = legal?.type === "deploy-unit" ? legal.number : 0;
    room.server.answer("/suggestion", { command: { type: "deploy-unit", number, x: 12.5, y: 4, facing: 90 } });
    await room.press(TABLE.computer.showPosition);
    await room.until(() => room.server.asked.some((address) => address.endsWith("/suggestion")));
    expect(room.sent()).toEqual([]);
    await room.press(HERE);
    await room.until(() => room.sent().length > 0);
    expect(room.sent()).toEqual([expect.objectContaining({ number, x: 12.5, y: 4 })]);
  });
});

describe("secret orders", () => {
  const way = (commander: number, at: number) =>
    room.page.querySelectorAll<HTMLInputElement>(`[name="way-${commander}"]`)[at] as HTMLInputElement;

  test("are given as they stand on the sheet, and forgotten by this tab", async () => {
    await open(orderingBattle(), "a");
    expect(room.buttons("Give no orders")).toHaveLength(1);
    await room.press(way(1, 3));
    expect(room.words(".orders-seen")).not.toContain("no flank march");
    await room.press(ORDERS.ambushes.add);
    await room.until(() => sessionStorage.length > 0 && !room.words(".orders-sheet").includes(ORDERS.notYet([])));
    await room.until(() => room.buttons("Give these orders").some((button) => button.getAttribute("aria-disabled") !== "true"));
    await room.press("Give these orders");
    await room.until(() => room.sent().length > 0);
    expect(room.sent()).toEqual([
      {
        seat: "a",
        type: "give-orders",
        marches: [{ commander: 1, edge: null, units: [] }],
        ambushes: [expect.objectContaining({ unit: null })],
      },
    ]);
    await room.until(() => Object.keys(sessionStorage).filter((key) => key.startsWith("condotta.orders")).length === 0);
  });

  test("that are not whole are held back, and pressing the button says why", async () => {
    await open(orderingBattle(), "a");
    await room.press(way(1, 1));
    expect(isShut("Give these orders")).toBe(true);
    await room.press("Give these orders");
    expect(room.words(".orders-sheet [role=alert].finding")).toContain("Not yet.");
    expect(room.sent()).toEqual([]);
  });

  test("are shown to nobody before they are revealed", async () => {
    await open(orderingBattle(), "b");
    await room.after(() =>
      room.server.play("a", {
        type: "give-orders",
        marches: [{ commander: 1, edge: "left", units: [1] }],
        ambushes: [],
        salts: ["0".repeat(32)],
      }),
    );
    await room.until(() => view(room.server.battle(), "b").ordered.a);
    await room.after(() => new Promise((done) => setTimeout(done, 100)));
    expect(room.page.querySelectorAll(".battle-field .marker")).toHaveLength(0);
    expect(room.buttons("Give no orders")).toHaveLength(1);
  });

  test("are as they were when the page is loaded again, but not on a device that both use", async () => {
    await open(orderingBattle(), "a");
    await room.press(way(2, 3));
    await room.leave();
    await open(orderingBattle(), "a");
    expect(way(2, 3).checked).toBe(true);
  });
});

describe("while the battle is fought", () => {
  test("a tick counts, and is undone", async () => {
    await open(dayBattle(), "a");
    const [link] = [...room.page.querySelectorAll("a")].filter(({ textContent }) => textContent === ROOM.tickLosses);
    expect(room.page.querySelector(link?.getAttribute("href") ?? "none")?.className).toBe("day");
    const destroyed = () => room.page.querySelectorAll<HTMLButtonElement>(".day-unit-head button")[1] as HTMLButtonElement;
    const totals = () => room.words(".day-army[data-own]");
    const before = totals();
    await room.press(destroyed());
    expect(totals()).not.toBe(before);
    expect(isShut(AFIELD.undoLast)).toBe(false);
    await room.press(AFIELD.undoLast);
    expect(totals()).toBe(before);
    expect([isShut(AFIELD.undoLast), room.sent()]).toEqual([true, []]);
  });

  test("the result is sent as it is entered, once", async () => {
    await open(dayBattle(), "a");
    const [tugs] = room.page.querySelectorAll<HTMLInputElement>(".close-form input");
    const form = room.page.querySelector(".close-form form") as HTMLFormElement;
    const type = (value: string) =>
      room.after(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(tugs, value);
        tugs?.dispatchEvent(new Event("input", { bubbles: true }));
      });
    await type("2.5");
    expect(isShut(AFIELD.result.close)).toBe(true);
    await room.after(() => form.requestSubmit());
    expect(room.sent()).toEqual([]);
    await type("3");
    room.server.holdBack(true);
    await room.after(() => form.requestSubmit());
    await room.after(() => form.requestSubmit());
    await room.after(() => room.server.holdBack(false));
    await room.until(() => view(room.server.battle(), "a").closing !== null);
    expect(room.sent()).toEqual([
      expect.objectContaining({ seat: "a", type: "close-battle", losses: { a: { tugs: 3, sugs: 0 }, b: { tugs: 0, sugs: 0 } } }),
    ]);
  });
});
