// @vitest-environment happy-dom
import { describe, expect, test, vi } from "vitest";
import type { LaidGroup } from "@/lib/model/advice";
import type { SeatName } from "@/lib/model/by-seat";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { view } from "@/lib/rules/prebattle/view";
import { AFIELD } from "@/lib/words/battle/afield";
import { ORDERS } from "@/lib/words/battle/orders";
import { ROOM } from "@/lib/words/battle/room";
import { TABLE } from "@/lib/words/battle/table-panels";
import { dayBattle, orderingBattle } from "@/tests/build/day-battle";
import { fastDraws } from "@/tests/build/draw-sources";
import { ORDERED_FORCE } from "@/tests/build/forces";
import { asDecided, housePlay } from "@/tests/build/house-play";
import { roomOfTests } from "@/tests/build/open-room";
import { tableBattle } from "@/tests/build/table-battle";

const room = roomOfTests();
const { open } = room;

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
const ALL = /^Deploy these \d unit groups$/;
const NEXT = /^Next: /;
const REST = /^Place the next (\d+ groups|group) beside it$/;
const held = (): string => room.page.querySelector(".thing[aria-pressed=true]")?.textContent ?? "";
const laid = (): number => room.page.querySelectorAll(".thing-list [data-mark=laid]").length;
/** Lays out the rest of the batch beside what lies there. */
async function fill(): Promise<void> {
  while (room.buttons(NEXT).length > 0) {
    const before = held();
    await room.press(NEXT);
    await room.until(() => held() !== before);
  }
}
/** What this tab keeps of what is laid out. */
const kept = (): readonly LaidGroup[] =>
  JSON.parse(Object.entries(sessionStorage).find(([name]) => name.startsWith("condotta.laid"))?.[1] ?? "[]");
const size = (): number => view(deploying("a"), null).batch?.left ?? 0;
const standing = () => room.server.battle().seats.a.host.units;

describe("a batch that is deployed", () => {
  test("is laid out group by group, in any order, and sent once as it lies", async () => {
    await open(deploying("a"), "a");
    const [legal] = view(deploying("a"), "a").legal;
    if (legal?.type !== "deploy-unit") throw new Error("nothing to deploy");
    expect(held()).toContain(String(legal.number));
    await room.press(TABLE.forming.fewerFiles);
    expect([room.buttons(ALL).length, laid()]).toEqual([0, 1]);
    await fill();
    expect(laid()).toBe(size());
    room.server.holdBack(true);
    await room.press(ALL);
    await room.until(() => room.sent().length > 0);
    // While it is being sent it stays where it is, and is not sent again.
    await room.press(ROOM.send.sending);
    expect(room.page.querySelector(".hand-panels")?.hasAttribute("inert")).toBe(true);
    await room.after(() => room.server.holdBack(false));
    await room.until(() => standing().length === size());
    const [first] = standing();
    expect(room.sent()).toEqual([
      expect.objectContaining({
        seat: "a",
        type: "deploy-units",
        units: expect.arrayContaining([expect.objectContaining({ number: first?.number })]),
      }),
    ]);
    expect(standing().find(({ number }) => number === legal.number)?.files).toBeLessThan(3);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith("condotta.laid"))).toEqual([]);
  });

  test("is changed until it is confirmed: a group is taken up again, taken back, and what was done is undone", async () => {
    await open(deploying("a"), "a");
    const first = held();
    await fill();
    const last = held();
    expect(last).not.toBe(first);
    await room.press(TABLE.batch.removeOne);
    await room.until(() => laid() === size() - 1);
    expect([room.buttons(ALL).length, room.buttons(NEXT).length]).toEqual([0, 1]);
    await room.press(TABLE.batch.undo);
    await room.until(() => laid() === size());
    const row = [...room.page.querySelectorAll<HTMLButtonElement>("button.thing")].find(({ textContent }) => textContent === first);
    await room.press(row as HTMLButtonElement);
    await room.until(() => held() === first);
    expect(room.sent()).toEqual([]);
  });

  test("is moved as one where several are selected, and each stands where it was moved", async () => {
    await open(deploying("a"), "a");
    await fill();
    await room.press(TABLE.batch.all);
    await room.until(() => room.page.querySelectorAll(".thing[aria-pressed=true]").length === size());
    const onField = () => room.page.querySelector<HTMLElement>(".handling-held");
    const key = (name: string) => room.after(() => onField()?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true })));
    await room.until(() => kept().length === size());
    const before = kept();
    await key("ArrowDown");
    await room.until(() => kept()[0]?.y !== before[0]?.y);
    const after = kept();
    expect(after.map(({ number, y }) => [number, y])).toEqual(before.map(({ number, y }) => [number, y - 0.5]));
  });

  test("is there again when the page is loaded again, but not on a device that both use", async () => {
    await open(deploying("a"), "a");
    await fill();
    await room.leave();
    await open(deploying("a"), "a");
    await room.until(() => laid() === size());
    expect(room.buttons(ALL)).toHaveLength(1);
    // Nothing has been changed since.
    expect(isShut(TABLE.batch.undo)).toBe(true);
  });

  test("comes in a battle line, the first of it as many as the batch has; by one press, and undone by one", async () => {
    await open(deploying("a"), "a");
    const units = view(deploying("a"), "a").own?.units ?? [];
    // Those with barricades go first.
    const order = [9, 10, 1, 2];
    const sorted = [...order, ...units.map(({ number }) => number).filter((number) => !order.includes(number))];
    const line = sorted.map((number, at) => ({
      number,
      x: 12 + 3 * at,
      y: 5,
      facing: 90,
      files: 2,
      form: "loose",
      caltrops: false,
      stakes: false,
    }));
    room.server.answer("/layout?line=two-lines", { line: "two-lines", units: line });
    const onFoot = line.toSorted((one, other) => Number(one.number < 7) - Number(other.number < 7)).slice(0, size());
    room.server.answer("/layout?line=horse-on-wings", { line: "horse-on-wings", units: onFoot });
    await room.press(TABLE.batch.line["horse-on-wings"]);
    await room.until(() => room.words(".batch").includes(TABLE.batch.horseWaits));
    await room.press(TABLE.batch.line["two-lines"]);
    await room.until(() => !room.words(".batch").includes(TABLE.batch.horseWaits));
    expect(laid()).toBe(size());
    expect(room.sent()).toEqual([]);
    await room.press(ALL);
    await room.until(() => standing().length === size());
    expect(standing().map(({ x }) => x)).toEqual(line.slice(0, size()).map(({ x }) => x));
  });

  test("that was put beside its first group is followed by the next, all of it laid out and moved as one; undone, one by one again", async () => {
    await open(deploying("a"), "a");
    await room.press(REST);
    await room.until(() => laid() === size());
    await room.press(ALL);
    await room.until(() => standing().length === size());
    const isTheirs = ({ step }: Battle) => step === "deployment" && view(room.server.battle(), "a").batch?.seat !== "a";
    const turns = housePlay(room.server.battle(), { draws: fastDraws(1), chance: () => 0, until: (now) => !isTheirs(now) });
    for (const { seat, command } of turns) await room.after(() => room.server.play(seat, asDecided(command, seat)));
    const next = view(room.server.battle(), "a").batch?.left ?? 0;
    expect(next).toBeGreaterThan(1);
    await room.until(() => laid() === next);
    expect(room.words(".batch")).toContain(TABLE.batch.laidBeside);
    expect([room.page.querySelectorAll(".thing[aria-pressed=true]").length, room.buttons(NEXT).length]).toEqual([next, 0]);
    expect(room.sent()).toHaveLength(1);
    await room.press(TABLE.batch.undo);
    await room.until(() => laid() < next);
    expect(room.words(".batch")).not.toContain(TABLE.batch.laidBeside);
    await room.press(NEXT);
    expect(room.page.querySelectorAll(".thing[aria-pressed=true]")).toHaveLength(1);
  });

  test("goes no farther while it is sent: the keys on the map move nothing", async () => {
    await open(deploying("a"), "a");
    const onField = () => room.page.querySelector<HTMLElement>(".handling-held");
    await fill();
    await room.after(() => onField()?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true })));
    room.server.holdBack(true);
    await room.press(ALL);
    await room.until(() => room.sent().length > 0);
    await room.after(() => onField()?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })));
    expect(room.sent()).toHaveLength(1);
    await room.after(() => room.server.holdBack(false));
    await room.until(() => standing().length === size());
  });

  test("is not shown to the other player, whose map shows what is placed", async () => {
    await open(deploying("a"), "b");
    expect([room.buttons(NEXT), [...room.page.querySelectorAll(".handling-held, .laid-mark")]].map(({ length }) => length)).toEqual([0, 0]);
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
    expect(room.buttons(NEXT)).toEqual([]);
    await room.press(TABLE.computer.stop);
    await room.after(() => room.server.holdBack(false));
    await room.until(() => standing().length === 1);
    await room.until(() => room.buttons(NEXT).length === 1);
    expect(room.sent()).toEqual([{ seat: "a", type: "deploy-unit", number, x: 22, y: 4, facing: 90 }]);
    expect(room.server.asked.filter((address) => address.endsWith("/suggestion"))).toHaveLength(1);
  });

  test("a shown position is put into the hand with its reason, and not sent", async () => {
    await open(deploying("a"), "a");
    const [legal] = view(deploying("a"), "a").legal;
    const number = legal?.type === "deploy-unit" ? legal.number : 0;
    const reason = "It belongs on a wing.";
    room.server.answer("/suggestion", { command: { type: "deploy-unit", number, x: 12.5, y: 4, facing: 90 }, reason });
    await room.press(TABLE.computer.showPosition);
    await room.until(() => room.words(".for-me").includes(reason));
    expect(room.sent()).toEqual([]);
    await fill();
    await room.press(ALL);
    await room.until(() => standing().length === size());
    expect(standing().find((unit) => unit.number === number)).toMatchObject({ x: 12.5, y: 4 });
  });
});

test("the width of the water that is suggested is filled in, and sent", async () => {
  const widthField = () => room.page.querySelector<HTMLInputElement>("input[type=number]") as HTMLInputElement;
  await open(tableBattle({ step: "flank", square: "E2", territory: "F" }), "a");
  expect(widthField().value).toBe("4");
  room.server.answer("/suggestion", { command: { type: "choose-flank", edge: "right", width: 2.1 }, reason: "The wider, the better." });
  await room.press("Choose for me");
  await room.until(() => widthField().value === "2.1");
  await room.press(/^Water on your right, 2\.1 BW wide$/);
  await room.until(() => room.sent().length > 0);
  expect(room.sent()).toEqual([expect.objectContaining({ type: "choose-flank", edge: "right", width: 2.1 })]);
});

test("what was laid out is off the map once the batch was deployed elsewhere", async () => {
  const host = (y: number) => ({ force: ORDERED_FORCE, host: { ...camp(y), orders: null } });
  await open(tableBattle({ step: "first-deployment", outscouted: { seat: "a", difference: 20 }, a: host(1), b: host(29) }), "a");
  // Another device of the same player's deploys the batch.
  const turns = housePlay(room.server.battle(), { draws: fastDraws(1), chance: () => 0, until: ({ step }) => step !== "first-deployment" });
  for (const { seat, command } of turns) {
    await room.after(() => room.server.play(seat, asDecided(command, seat)));
    const [waiting] = [...room.page.querySelectorAll(".thing")].filter((thing) => thing.textContent?.includes("Group 13"));
    if (waiting) await room.press(waiting as HTMLElement);
  }
  await room.until(() => room.buttons("Give no orders").length === 1);
  const { units } = view(room.server.battle(), "a");
  expect(room.page.querySelectorAll(".battle-field .unit-number")).toHaveLength(units.length);
});

test("on one device the armies are deployed without handing it over, each batch by its own player", async () => {
  await open(deploying("a"), null, ["a", "b"]);
  await room.until(() => room.buttons(NEXT).length === 1);
  await fill();
  await room.press(ALL);
  await room.until(() => standing().length === size());
  // Then the other one deploys, and nobody has to look away.
  await room.until(() => room.server.streams().includes("b") && room.buttons(NEXT).length === 1);
  expect(room.buttons(/show my army$/)).toEqual([]);
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
    expect(room.buttons("Give these orders")).toEqual([]);
    await room.until(() => room.page.querySelector(".orders-hand") !== null);
    await room.press(ORDERS.ambushes.done);
    await room.until(() => room.buttons("Give these orders").some((button) => button.getAttribute("aria-disabled") !== "true"));
    const secondClick = new MouseEvent("click", { bubbles: true, detail: 2 });
    await room.after(() => room.button("Give these orders").dispatchEvent(secondClick));
    expect(room.sent(), "of a double click only the first counts").toEqual([]);
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
    expect(room.words(".orders-sheet [role=alert].finding")).toContain("You cannot confirm yet.");
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

  test("an ambush marker that is added brings what moves it into sight, wherever the page was", async () => {
    // As newer browsers do.
    const into = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => Promise.resolve() as never);
    await open(orderingBattle(), "a");
    const shown = () => into.mock.contexts.filter((element) => (element as Element).matches(".orders-hand")).length;
    expect(shown()).toBe(0);
    await room.press(ORDERS.ambushes.add);
    await room.until(() => shown() === 1);
    await room.press(ORDERS.ambushes.add);
    await room.until(() => shown() === 2);
    expect(into.mock.calls.at(-1)).toEqual([{ block: "nearest" }]);
    expect(document.activeElement?.textContent).toBe(ORDERS.ambushes.done);
    await room.press(ORDERS.ambushes.done);
    expect(room.page.querySelector(".orders-hand")).toBeNull();
    expect(document.activeElement?.textContent).toBe(ORDERS.ambushes.move);
    into.mockRestore();
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
});
