import { expect, test } from "vitest";
import { BEARER_TRAITS } from "../model/reference-terms";
import { leftOutWords } from "./traits";

const lacking = (...lacks: Parameters<typeof leftOutWords>[0]["lacks"]) => leftOutWords({ reason: "needs", lacks }, "army");

test.each([
  [[["set:keil"], ["set:tercio"]], "no keil or tercio in this army"],
  [[["type:foot", "training:drilled"]], "no drilled foot in this army"],
  [[["has:impetuous", "type:mounted"]], "no impetuous mounted in this army"],
  [[["shoots:medium-artillery"], ["shoots:heavy-artillery"]], "no medium or heavy artillery in this army"],
  [[["training:tribal"]], "no tribal troops in this army"],
  [[["commander:ally"]], "no ally in this army"],
  [[["class:professional"], ["class:instinctive"]], "no professional or instinctive commander in this army"],
  [[["commander:army", "class:professional"]], "no professional army commander in this army"],
  [[["set:pike-and-shot"], ["set:early-pike-and-shot"]], "no pike and shot or early pike and shot in this army"],
  [[["impact:light-lance"], ["impact:charging-pistol"]], "no troops with light lance or charging pistol in this army"],
  [
    [["has:aggressive"], ["has:elan"], ["is:square"]],
    "no aggressive troops, troops with elan or troops that can form a square in this army",
  ],
  [[["type:foot", "set:keil", "has:impetuous", "quality:superior"]], "no impetuous superior keil in this army"],
  [[["type:artillery", "shoots:heavy-artillery"]], "no heavy artillery in this army"],
  [[["type:elephant", "shoots:light-artillery"]], "no elephants with light artillery in this army"],
  [[["impact:plug-bayonet"], ["melee:plug-bayonet"]], "no troops with plug bayonet in the charge or melee in this army"],
  [[["impact:plug-bayonet"], ["impact:socket-bayonet"]], "no troops with plug or socket bayonet in the charge in this army"],
  [[["melee:polearm"]], "no troops with polearm in melee in this army"],
  [[["type:foot", "impact:polearm"]], "no foot with polearm in the charge in this army"],
  [[["has:pikes"]], "no troops with both pikes and bayonets in this army"],
  [[["camp:fortified", "camp:mobile"]], "no fortified mobile camp in this army"],
  [[["camp:mobile", "camp:none"]], "this army cannot go without a camp"],
  [[["camp:fortified"]], "no fortified camp in this army"],
] as const)("%j: %s", (lacks, words) => {
  expect(lacking(...lacks.map((one) => [...one]))).toBe(words);
});

const SAID = BEARER_TRAITS.map((one) => [one, lacking([one])] as const);

test.each(SAID)("%s has words of its own", (trait, words) => {
  expect(words).toMatch(/^no [A-Za-z&, -]+ in this army$/);
  const idOf = (one: string) => one.slice(one.indexOf(":") + 1);
  // To have "square" and to be able to form one is the same.
  expect(SAID.filter(([one, said]) => said === words && idOf(one) !== idOf(trait))).toEqual([]);
});

test("says whom it was fitted to, and what is missing for what reason", () => {
  const lacks = [["type:elephant" as const]];
  expect(leftOutWords({ reason: "needs", lacks }, "battle")).toBe("no elephants in either army");
  expect(leftOutWords({ reason: "against", lacks }, "battle")).toBe("no elephants to face");
  expect(leftOutWords({ reason: "none", lacks: [] }, "army")).toBe("no troops in this army can do it");
});
