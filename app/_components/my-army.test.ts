import { expect, test } from "vitest";
import type { MyArmy } from "@/lib/model/my-army";
import { aboutMyArmy } from "./my-army";

const army: MyArmy = {
  ...{ id: "a", name: "Kircholm", place: "desk", pointsLimit: 10_000 },
  ...{ changedAt: "2026-11-12T14:05:00Z", placedAt: "2026-11-12T14:05:00Z" },
  list: { name: "Polish-Lithuanian", years: [1576, 1660] },
  judged: { errors: 0, points: 9879, tugs: 11 },
};

test.each([
  [{}, "Polish-Lithuanian, 1576–1660 · legal"],
  [{ judged: { errors: 1, points: 9879, tugs: 11 } }, "Polish-Lithuanian, 1576–1660 · not legal yet: one thing"],
  [{ judged: { errors: 13, points: 9879, tugs: 11 } }, "Polish-Lithuanian, 1576–1660 · not legal yet: 13 things"],
  [{ list: null, judged: null }, "can no longer be judged here"],
] as const)("%j is told as: %s", (change, words) => {
  expect(aboutMyArmy({ ...army, ...change })).toBe(words);
});
