import { expect, test } from "vitest";
import { type BattleSummary, battleSummary, battleView } from "@/lib/model/battle-view";
import { BATTLES } from "@/lib/words/battle/battles";
import { BATTLE_SUMMARY, SHOWN_FORCE, VIEW } from "@/tests/build/battle-fixtures";
import { BOOK } from "@/tests/build/played-battle";
import { groupOf, listedBattle } from "./my-battles";

const SUMMARY = battleSummary.parse({ ...BATTLE_SUMMARY, seats: ["b"] });
const VIEWED = battleView.parse({
  ...VIEW,
  seat: "b",
  chairs: SUMMARY.chairs,
  forces: { a: { ...SHOWN_FORCE, name: "Whites" }, b: { ...SHOWN_FORCE, name: "Blues" } },
});

test("the player's own army is first, with the step of the battle", () => {
  expect(listedBattle(SUMMARY, VIEWED, BOOK.tables)).toMatchObject({
    forces: ["Blues", "Whites"],
    about: "Day 2 of 5, on C3, Cultivated",
    inviter: null,
    group: "yours",
  });
});

test("a player with both seats is told so, and cannot invite anybody", () => {
  const both = { ...SUMMARY, seats: ["a", "b"] as const };
  const listed = listedBattle(
    { ...both, seats: [...both.seats], step: "role", day: null, square: null, territory: null },
    { ...VIEWED, seat: null },
    BOOK.tables,
  );
  expect(listed).toMatchObject({ forces: ["Whites", "Blues"], about: "You play both sides", inviter: null });
});

test("while the other has not come, the link can be sent again", () => {
  const standing = { step: "sitting", chairs: { a: "open", b: "player" }, toAct: [], day: null, square: null, territory: null };
  const view = battleView.parse({ ...VIEWED, ...standing, oneHand: undefined, forces: { a: null, b: VIEWED.forces.b } });
  const waiting = battleSummary.parse({ ...SUMMARY, ...standing });
  const listed = listedBattle(waiting, view, BOOK.tables);
  expect(listed).toMatchObject({ forces: ["Blues", BATTLES.toCome], about: "", inviter: { seat: "b", player: null }, group: "theirs" });
});

type Standing = Parameters<typeof groupOf>[0];
const DAYS: Standing = {
  ...{ step: "days", seats: ["a"], toAct: ["a", "b"] },
  ...{ chairs: { a: "player", b: "player" }, abandonOffered: { a: false, b: false } },
};

test.each<[string, Partial<BattleSummary>, string]>([
  ["I owe a card, as he does", {}, "yours"],
  ["he alone owes one", { toAct: ["b"] }, "theirs"],
  ["he has not come yet, and I have not sat", { step: "sitting", toAct: ["a"], chairs: { a: "player", b: "open" } }, "theirs"],
  ["he has come, and I have not sat", { step: "sitting", toAct: ["a"] }, "yours"],
  ["I play both seats", { seats: ["a", "b"], toAct: ["b"] }, "yours"],
  ["he offers to abandon it", { toAct: ["b"], abandonOffered: { a: false, b: true } }, "yours"],
  ["I offer to abandon it", { toAct: ["b"], abandonOffered: { a: true, b: false } }, "theirs"],
  ["one hand that holds both offers", { seats: ["a", "b"], toAct: [], abandonOffered: { a: false, b: true } }, "theirs"],
  ["it is ready for the table", { step: "ready", toAct: [] }, "table"],
  ["it is ready, and he is asked about a result", { step: "ready", toAct: ["b"] }, "table"],
  ["I am asked about a result", { step: "ready", toAct: ["a"] }, "yours"],
  ["it was abandoned", { step: "abandoned" }, "archive"],
  ["it is closed", { step: "closed", toAct: [] }, "archive"],
])("%s: %j", (_, change, group) => {
  expect(groupOf({ ...DAYS, ...change })).toBe(group);
});
