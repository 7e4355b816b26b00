import { expect, test } from "vitest";
import { battleSummary, battleView } from "@/lib/model/battle-view";
import { BATTLES } from "@/lib/words/battle/battles";
import { BATTLE_SUMMARY, SHOWN_FORCE, VIEW } from "@/tests/build/battle-fixtures";
import { BOOK } from "@/tests/build/played-battle";
import { listedBattle } from "./listed-battle";

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
  expect(listed).toMatchObject({ forces: ["Blues", BATTLES.toCome], about: "", inviter: "b", group: "theirs" });
});
