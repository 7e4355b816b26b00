import { expect, test } from "vitest";
import type { BattleSummary } from "@/lib/model/battle-view";
import { groupOf } from "./group-of";

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
