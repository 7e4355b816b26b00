// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { chooseCommand, suggestedNext } from "@/lib/advice/choose-command";
import type { Battle } from "@/lib/rules/prebattle/battle";
import type { DecidedCommand } from "@/lib/rules/prebattle/battle-step";
import { view } from "@/lib/rules/prebattle/view";
import { ROOM } from "@/lib/words/battle/room";
import { TABLE } from "@/lib/words/battle/table-panels";
import { orderingBattle } from "@/tests/build/day-battle";
import { fastDraws } from "@/tests/build/draw-sources";
import { ORDERED_FORCE } from "@/tests/build/forces";
import { playedByHouses } from "@/tests/build/house-play";
import { roomOfTests } from "@/tests/build/open-room";
import { BOOK } from "@/tests/build/played-battle";
import { CATALOG } from "@/tests/build/rules";
import { tableBattle } from "@/tests/build/table-battle";

const room = roomOfTests();
const { open } = room;

const camp = (y: number) => ({ camp: { state: "standard", x: 22, y }, orders: [] }) as const;
const DEPLOYING = tableBattle({
  ...{ step: "deployment", outscouted: { seat: "a", difference: 20 } },
  a: { force: ORDERED_FORCE, host: camp(1) },
  b: { force: ORDERED_FORCE, host: camp(29) },
});

test("all commanders are placed by one press, where it said before that they would stand, and it is said once they are", async () => {
  const isDue = (battle: Battle) => view(battle, "a").legal.some(({ type }) => type === "place-commander");
  const play = { draws: fastDraws(1), chance: () => 0 };
  await open(playedByHouses(DEPLOYING, { ...play, until: isDue }), "a");
  const suggested = (battle: Battle) => {
    const { chance } = play;
    const question = {
      ...{ view: view(battle, "a"), force: ORDERED_FORCE, temper: "balanced" as const },
      ...{ book: BOOK, advice: CATALOG.advice, chance },
    };
    const command = chooseCommand(question);
    return { command, reason: "Near the groups they lead.", next: suggestedNext(command, question) };
  };
  room.server.answer("/suggestion", () => suggested(room.server.battle()));
  const [first, ...others] = [suggested(room.server.battle())].flatMap(({ command, next }) => [command, ...next]);
  // The page asks for all again once one of them stands.
  room.server.play("a", first as DecidedCommand);
  const placed = () => view(room.server.battle(), "a").commanders.filter(({ seat }) => seat === "a").length;
  await room.until(() => / near unit group \d.* and .* near unit group \d/.test(room.words(".for-me")));
  expect(room.sent()).toEqual([]);
  await room.press(TABLE.computer.placeCommanders);
  await room.until(() => !isDue(room.server.battle()));
  expect(placed()).toBe(ORDERED_FORCE.commanders.length);
  expect(room.sent()).toEqual(others.map((one) => ({ seat: "a", ...one })));
  await room.until(() => room.words(".for-me").includes(TABLE.computer.placedAll));
});

test("what the computer would order is written on the sheet, and given only when confirmed; without asking it is given at once", async () => {
  const none = { command: { type: "give-orders", marches: [], ambushes: [] }, reason: "All your troops stand in the line from the start." };
  await open(orderingBattle(), "a");
  room.server.answer("/suggestion", none);
  await room.press("Give orders for me");
  await room.until(() => room.page.textContent?.includes(none.reason) ?? false);
  expect(room.sent()).toEqual([]);
  await room.leave();
  localStorage.setItem("condotta.ask", "no");
  await open(orderingBattle(), "a");
  room.server.answer("/suggestion", none);
  await room.press("Give orders for me");
  await room.until(() => room.sent().length > 0);
});

test("what the computer has chosen while it played on can be read afterwards with its reasons", async () => {
  const reason = "All your troops stand in the line from the start.";
  await open(orderingBattle(), "a");
  room.server.answer("/suggestion", { command: { type: "give-orders", marches: [], ambushes: [] }, reason });
  expect(room.words(".room-record")).not.toContain(ROOM.record.chosen(1));
  await room.press(TABLE.computer.toTheEnd);
  for (const button of room.buttons(TABLE.computer.asksFirst.button)) await room.press(button);
  await room.until(() => room.words(".room-record").includes(ROOM.record.chosen(1)));
  expect(room.words(".room-record")).toContain(reason);
});

test("on a device that both use, nobody reads why the computer chose for the other", async () => {
  localStorage.setItem("condotta.ask", "no");
  await open(DEPLOYING, null, ["a", "b"]);
  room.server.answer("/suggestion", () => ({
    command: chooseCommand({
      ...{ view: view(room.server.battle(), "a"), force: ORDERED_FORCE, temper: "balanced", book: BOOK },
      ...{ advice: CATALOG.advice, chance: () => 0 },
    }),
    reason: "Guns belong beside the foot.",
  }));
  await room.until(() => room.buttons("Deploy one for me").length === 1);
  await room.press("Deploy one for me");
  await room.until(() => room.sent().length > 0);
  await room.until(() => room.words(".for-me").includes("Guns belong"));
  expect(room.words(".room-record")).not.toContain("Guns belong");
});
