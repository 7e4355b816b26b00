import { expect, test } from "vitest";
import { plain } from "../sentence";
import { armyCount, bluffNote, measuredWords, missingWords, PLAN, PLAN_TEXT, pikesNote, secretWords } from "./plan";

test("whoever invades is told that the plan for everybody is turned round", () => {
  expect(PLAN.choices.shared(true)).toMatch(/no secrets.* seen from the defender’s edge/);
  expect(PLAN.choices.shared(false)).not.toContain("edge");
});

test("notes of a plan", () => {
  expect(secretWords("Sweden")).toBe("Secret: only for Sweden");
  expect(bluffNote("Sweden", "B", 1)).toBe("Commander B of Sweden bluffed a march and has one card fewer in turn 1.");
  expect(pikesNote([3, 4])).toBe("If unit groups 3 or 4 drop their pikes on a march or in ambush, note it here. Say so when they appear.");
  expect(pikesNote([3])).toMatch(/^If unit group 3 drops its pikes /);
  expect([missingWords("ready"), missingWords("closed")]).toEqual([null, null]);
  expect(missingWords("finishing")).toMatch(/^Still to come: .+, scouts\.$/);
});

test("commanders without a name are told apart by their letters", () => {
  expect([0, 1, 2].map(PLAN.commanders.unnamed)).toEqual(["Army commander", "Commander B", "Commander C"]);
});

test("says from whose corner it is measured", () => {
  expect(measuredWords("invader", true)).toBe(
    "Measured in base widths (BW) from the bottom left corner of the map, where your left and your edge meet.",
  );
  expect(measuredWords("defender", false)).toMatch(
    / from the bottom left corner of the map, where the defender’s left and the defender’s edge meet\.$/,
  );
});

test("an army is counted by where its groups are", () => {
  const army = { units: [{}], orders: [{ order: "march-1", units: [{}, {}] }], waiting: [], stragglers: [{}] };
  expect(plain(armyCount(army as never))).toBe("1 unit group on the table, 2 on a march, 1 straggler");
});

test("the lines of its text", () => {
  const spot = { left: 12.5, edge: 7 };
  expect(PLAN_TEXT.commander("Horn", "sub-commander", "on the table", spot, "unit group 3")).toBe(
    "Horn (sub-commander), on the table at 12.5 / 7 BW; leads unit group 3",
  );
  expect(PLAN_TEXT.order("Ambush 1", "a marker on the table", spot, "a bluff", true)).toBe(
    "Ambush 1: a marker on the table at 12.5 / 7 BW; a bluff (secret)",
  );
});
