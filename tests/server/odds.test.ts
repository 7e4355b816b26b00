import { beforeAll, expect, test } from "vitest";
import { fightAnswer, fireAnswer, matchUpAnswer } from "@/lib/model/odds";
import { setRunning } from "@/lib/server/running";
import { GERMAN_BRIGADES, GUARD, HUSSARS, WAR_ELEPHANTS } from "../build/odds-fixtures";
import { errorOf, sendJson } from "./asking";
import { bootSoundly } from "./program-folder";

beforeAll(async () => setRunning(await bootSoundly()));

test("a fight", async () => {
  const response = await sendJson("/api/odds/fight", { a: HUSSARS, b: GERMAN_BRIGADES });
  expect(response.status).toBe(200);
  const { course } = fightAnswer.parse(await response.json());
  expect(course.at(-1)).toMatchObject({ turn: 8, phase: "melee" });
  expect(course.at(-1)?.a).toBeCloseTo(0.693679005, 9);
});

test("fire", async () => {
  const response = await sendJson("/api/odds/fire", { shooter: GERMAN_BRIGADES, target: HUSSARS, distance: 2, volleys: 3 });
  expect(fireAnswer.parse(await response.json()).after).toHaveLength(3);
});

test("two armies", async () => {
  const theirs = [GERMAN_BRIGADES, { anyOf: [WAR_ELEPHANTS, GUARD] }];
  const response = await sendJson("/api/odds/match-up", { mine: [HUSSARS, GUARD], theirs });
  const { cells } = matchUpAnswer.parse(await response.json());
  expect(cells.map((row) => row.length)).toEqual([2, 2]);
});

test("what the rules do not allow is refused at its place, in words", async () => {
  const wrong = await sendJson("/api/odds/fight", { a: { ...HUSSARS, bases: 30 }, b: GERMAN_BRIGADES });
  expect(await errorOf(wrong)).toMatchObject({ status: 400, code: "bad-document", at: "a.bases" });
  const refused = await sendJson("/api/odds/fight", { a: HUSSARS, b: { ...GERMAN_BRIGADES, bases: 5 } });
  expect(await errorOf(refused)).toMatchObject({
    ...{ status: 400, code: "bases-not-allowed", at: "b.bases" },
    message: "b.bases is 5, but such a unit group has 6 bases.",
  });
  const unknown = await sendJson("/api/odds/match-up", {
    mine: [HUSSARS],
    theirs: [{ who: { list: "nowhere", line: "x" }, bases: 4 }],
  });
  expect(await errorOf(unknown)).toMatchObject({ status: 400, code: "unknown-list", at: "theirs[0].who.list" });
});
