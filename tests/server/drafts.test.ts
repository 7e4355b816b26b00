import { beforeAll, expect, test } from "vitest";
import { army } from "@/lib/model/army";
import { draftAnswer } from "@/lib/model/drafting";
import { setRunning } from "@/lib/server/running";
import { emptyArmy } from "../build/drafts";
import { CATALOG } from "../build/rules";
import { errorOf, sendJson } from "./asking";
import { bootSoundly } from "./program-folder";

beforeAll(async () => setRunning(await bootSoundly()));

const [LIST] = CATALOG.lists;
const [READY] = CATALOG.readyArmies;
if (!LIST || !READY) throw new Error("nothing is shipped");
const ask = (question: object) => sendJson("/api/drafts", question);

test("an army with its assessment and a sentence for each choice; the same question has the same answer", async () => {
  const question = { army: emptyArmy(LIST, 10_000, null), wish: "beat", against: READY.army, seed: 3 };
  const response = await ask(question);
  expect(response.status).toBe(200);
  const answer = draftAnswer.parse(await response.json());
  expect(answer.assessment.legal).toBe(true);
  expect(answer.choices.length).toBeGreaterThan(answer.army.units.length);
  expect(answer.choices.every(({ message }) => /^\S.*\.$/.test(message))).toBe(true);
  expect(await (await ask(question)).json()).toEqual(answer);
});

test("the rest of an army that is begun", async () => {
  const begun = army.parse({ ...READY.army, units: READY.army.units.slice(0, 3) });
  const { army: filled, choices } = draftAnswer.parse(await (await ask({ army: begun })).json());
  expect(filled.units.slice(0, 3).map(({ line, bases }) => ({ line, bases }))).toEqual(
    begun.units.map(({ line, bases }) => ({ line, bases })),
  );
  expect(choices.some(({ at }) => "camp" in at)).toBe(false);
});

test("too few points, and what adding cannot mend, are refused in words", async () => {
  const small = await errorOf(await ask({ army: emptyArmy(LIST, 100, null) }));
  expect(small).toMatchObject({ status: 409, code: "limit-too-small" });
  expect(small.message).toMatch(/^100 points are too few\. The smallest legal army that we found costs [\d,]+ points\.$/);
  const [unit, ...others] = READY.army.units;
  const broken = { ...READY.army, units: [{ ...unit, bases: 1 }, ...others] };
  const stuck = await errorOf(await ask({ army: broken }));
  expect(stuck).toMatchObject({ status: 409, code: "cannot-be-filled" });
  expect(stuck.message).toMatch(/^Adding troops cannot make this army legal\. First mend this: .*\.$/);
});

test("an unknown list is refused at its place", async () => {
  const unknown = await errorOf(
    await ask({ army: READY.army, wish: "beat", against: { ...READY.army, list: "nowhere", listVersion: null } }),
  );
  expect(unknown).toMatchObject({ status: 400, code: "unknown-list", at: "against.list" });
});
