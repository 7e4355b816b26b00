// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { chooseCommand } from "@/lib/advice/choose-command";
import type { SeatName } from "@/lib/model/by-seat";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { legalCommands, toAct } from "@/lib/rules/prebattle/sequence";
import { view } from "@/lib/rules/prebattle/view";
import { ROOM } from "@/lib/words/battle/room";
import { TABLE } from "@/lib/words/battle/table-panels";
import { fastDraws } from "@/tests/build/draw-sources";
import { ORDERED_FORCE } from "@/tests/build/forces";
import { asDecided, playedByHouses } from "@/tests/build/house-play";
import { roomOfTests } from "@/tests/build/open-room";
import { chanceOf } from "@/tests/build/played-battle";
import { CATALOG } from "@/tests/build/rules";
import { tableBattle } from "@/tests/build/table-battle";

const LEAVE_ALL = TABLE.leaveAll.button("The force of b’s");

const room = roomOfTests();

const mayAdjust = (battle: Battle): boolean => legalCommands(battle, "a").some(({ type }) => type === "adjust-piece");

/** On a square with many pieces seat a may adjust one, and the other player still has some to lay. */
function adjusting(): Battle {
  const dense = tableBattle({ step: "compulsory", territory: "F", square: "A1", a: { force: ORDERED_FORCE }, b: { force: ORDERED_FORCE } });
  for (let seed = 1; seed < 20; seed++) {
    const until = (battle: Battle) => mayAdjust(battle) || battle.step === "optional";
    const found = playedByHouses(dense, { draws: fastDraws(seed), chance: chanceOf(seed), until });
    const waiting = found.ground.choices.filter(({ by, state }) => by === "b" && state === "waiting").length;
    if (mayAdjust(found) && waiting > 0) return found;
  }
  throw new Error("nobody may adjust a piece");
}

/** The computer does the next thing of this seat. */
async function playFor(seat: SeatName): Promise<void> {
  const now = room.server.battle();
  const { force } = now.seats[seat];
  if (!force) throw new Error("no force");
  const command = chooseCommand({
    ...{ view: view(now, seat), force, temper: "balanced", book: now.book, advice: CATALOG.advice, chance: () => 0 },
  });
  await room.after(() => room.server.play(seat, asDecided(command, seat)));
}

/** Everybody else plays on; seat a's page answers where it may adjust. Ends when it may and does not. */
async function playOn(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    const now = room.server.battle();
    const [seat] = toAct(now);
    if (!seat || !["compulsory", "optional"].includes(now.step)) return;
    if (seat === "a" && mayAdjust(now)) {
      if (room.buttons(LEAVE_ALL).length > 0) return;
      await room.until(() => room.server.battle() !== now);
      continue;
    }
    await playFor(seat);
  }
}

test("who leaves all pieces says so once, and may decide each again", async () => {
  await room.open(adjusting(), "a");
  await room.press(LEAVE_ALL);
  await room.until(() => room.sent().length === 1);
  expect(room.page.textContent).toContain(TABLE.leaveAll.again);
  await playOn();
  const left = room.sent().length;
  expect(left).toBeGreaterThan(1);
  for (const one of room.sent()) expect(one).toEqual({ seat: "a", type: "adjust-piece", adjust: { do: "leave" } });
});

test("once the terrain is laid, nothing is said of leaving pieces", async () => {
  await room.open(adjusting(), "a");
  await room.press(LEAVE_ALL);
  await room.until(() => room.sent().length === 1);
  await playOn();
  expect(["compulsory", "optional"]).not.toContain(room.server.battle().step);
  await room.press(ROOM.goOn);
  const deploys = ({ type }: { readonly type: string }) => type === "deploy-unit";
  for (let turn = 0; turn < 20 && !legalCommands(room.server.battle(), "a").some(deploys); turn++) {
    const [seat] = toAct(room.server.battle());
    if (seat) await playFor(seat);
  }
  await room.until(() => room.page.querySelector(".thing-list") !== null);
  expect(room.page.textContent).not.toContain(TABLE.leaveAll.told("The force of b’s"));
  expect(room.buttons(TABLE.leaveAll.again)).toEqual([]);
});

test("decided again, the next piece waits for its player", async () => {
  await room.open(adjusting(), "a");
  await room.press(LEAVE_ALL);
  await room.until(() => room.sent().length === 1);
  await room.press(TABLE.leaveAll.again);
  expect(room.buttons(TABLE.leaveAll.again)).toEqual([]);
  await playOn();
  expect(room.sent()).toHaveLength(1);
});

test("a leaving that is refused is decided by hand", async () => {
  await room.open(adjusting(), "a");
  room.server.refuse("Not now.");
  await room.press(LEAVE_ALL);
  await room.until(() => room.page.textContent?.includes("Not now.") === true);
  expect(room.buttons(LEAVE_ALL)).toHaveLength(1);
  expect(room.sent()).toHaveLength(1);
});

test("what was refused before all are left does not stop the leaving", async () => {
  localStorage.setItem("condotta.ask", "no");
  await room.open(adjusting(), "a");
  room.server.answer("/suggestion", { command: { type: "adjust-piece", adjust: { do: "leave" } }, reason: "It lies well." });
  room.server.refuse("Not now.");
  await room.press("Choose for me");
  await room.until(() => room.page.textContent?.includes("Not now.") === true);
  const before = room.server.battle();
  await room.press(LEAVE_ALL);
  await room.until(() => room.server.battle() !== before);
  expect(room.sent()).toHaveLength(2);
  expect(room.buttons(TABLE.leaveAll.again)).toHaveLength(1);
  await playOn();
  expect(room.sent().length).toBeGreaterThan(2);
});

test("who is asked to confirm choices is shown what the computer would do, and does it", async () => {
  await room.open(adjusting(), "a");
  const reason = "Moving it would gain you little.";
  expect(room.buttons("Choose for me")).toEqual([]);
  room.server.answer("/suggestion", { command: { type: "adjust-piece", adjust: { do: "leave" } }, reason });
  await room.press(TABLE.computer.showPosition);
  await room.until(() => room.words(".room").includes(TABLE.computer.suggests("Leave it", reason)));
  expect(room.sent()).toEqual([]);
});

test("what the computer has chosen is told with its reason while others act, until its player does something", async () => {
  localStorage.setItem("condotta.ask", "no");
  await room.open(adjusting(), "a");
  const reason = "Moving it would gain you little.";
  room.server.answer("/suggestion", { command: { type: "adjust-piece", adjust: { do: "leave" } }, reason });
  await room.press("Choose for me");
  await room.until(() => room.sent().length === 1);
  const told = () => room.words(".room").includes(TABLE.computer.chose("Leave it", reason));
  await room.until(told);
  await playOn();
  expect(told()).toBe(true);
  await room.press(LEAVE_ALL);
  await room.until(() => room.sent().length > 1);
  await room.until(() => !told());
});

test("a spectator is told of the kinds that were chosen while terrain is laid, and not after", async () => {
  const laid = adjusting();
  const isTold = () => room.page.querySelector(".table-choices") !== null;
  await room.open(laid, null);
  await room.until(isTold);
  await room.leave();
  const after = playedByHouses(laid, { draws: fastDraws(1), chance: chanceOf(1), until: ({ step }) => step === "secret-orders" });
  await room.open(after, null);
  await room.until(() => room.page.querySelector(".turn") !== null);
  await room.after(() => new Promise((done) => setTimeout(done, 50)));
  expect([after.step, view(after, null).laying?.choices.length, isTold()]).toEqual(["secret-orders", after.ground.choices.length, false]);
});
