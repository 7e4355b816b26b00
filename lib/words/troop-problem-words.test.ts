import { describe, expect, test } from "vitest";
import { BROKEN_TROOPS } from "@/tests/build/broken-troops";
import { faultsOf } from "../model/faults";
import { troop } from "../model/troop";
import { TROOP_PROBLEMS, type TroopProblemCode } from "../model/troop-consistency";
import { faultSentence } from "./fault-words";
import { plain } from "./sentence";
import { isTroopProblem, troopProblemWords } from "./troop-problem-words";

function faultOf(code: TroopProblemCode) {
  const parsed = troop.safeParse(BROKEN_TROOPS[code].troop);
  const fault = parsed.success ? undefined : faultsOf(parsed.error, BROKEN_TROOPS[code].troop)[0];
  if (fault?.code !== code) throw new Error(`${code} has no case`);
  return fault;
}

/** A part of each sentence that only its own rule would say. */
const TOLD: Readonly<Record<TroopProblemCode, string>> = {
  "mounted-with-foot-weapon": "Mounted troops cannot have musket",
  "foot-with-mounted-weapon": "Foot cannot have charging lancer",
  "weapon-not-of-type": "Battle wagons cannot have melee pistol: it is a weapon of mounted troops",
  "bayonet-without-firearm": "A bayonet needs a firearm",
  "bayonets-differ": "plug bayonets or socket bayonets, not both",
  "pike-and-shot-without-shot": "Pike and shot needs a firearm",
  "artillery-without-gun": "must have light, medium or heavy artillery",
  "gun-without-artillery": "Only artillery shoots with light artillery",
  "artillery-not-loose": "always in loose formation",
  "training-missing": "Choose drilled, formed or tribal",
  "skirmishers-with-training": "they move as drilled",
  "mounted-formation-on-others": "Only mounted troops can be flexible mounted or dragoons",
  "foot-formation-on-others": "Only foot can be flexible between close, loose and skirmish",
  "skirmish-form-on-others": "Battle wagons never skirmish",
  "dragoons-not-formed": "Dragoons are formed",
  "caracole-without-mounted-firearm": "with pistol or carbine can caracole",
  "caracole-twice": "early caracole or later caracole",
  "dragoons-with-caracole": "Dragoons shoot as foot",
  "firepower-without-weapon": "needs a shooting weapon",
  "set-formation-not-foot": "Only foot can be in a set formation",
  "set-formation-not-close": "in close formation",
  "skirmishers-in-set-formation": "Skirmishers cannot be in a set formation",
  "set-formation-without-pikes": "A keil has pikes: give it pike for impact or melee",
  "set-formation-without-shot": "Pike and shot has bases of shot",
  "colunela-without-arquebus": "give it an arquebus",
  "foot-regiment-without-firearm": "A foot regiment needs a firearm",
  "missile-regiment-without-missiles": "A missile regiment needs bows",
  "missile-regiment-with-shot": "A missile regiment has no firearms",
  "commanded-shot-without-shot": "Commanded shot needs an arquebus",
  "bande-not-as-defined": "Bande are unprotected foot",
  "manga-without-tercio": "Only a tercio",
  "pikes-without-bayonet": "plug or socket bayonet",
  "regimental-guns-not-foot": "Only foot can have regimental guns",
  "regimental-guns-without-weapon": "Regimental guns need troops",
  "platoon-fire-without-firearm": "Platoon fire needs a firearm",
  "shoot-and-charge-without-weapon": "Shoot and charge needs",
  "square-not-foot": "Only foot can form square",
  "camelry-not-mounted": "can be camelry",
  "mounted-with-foot-characteristic": "Mounted troops cannot have platoon fire",
  "dismountable-not-mounted": "Only mounted troops can dismount",
  "nervous-never": "Dragoons are never nervous",
  "nervous-and-steady": "nervous or steady, not both",
  "wagons-cannot": "Battle wagons cannot have impetuous: they never charge",
  "guns-cannot": "These guns cannot have evade",
  "skirmishers-with-shove": "Skirmishers cannot shove",
  "skirmishers-with-square": "Skirmishers cannot form square",
  "skirmishers-with-obstacles": "Pure skirmishers cannot have barricades",
  "elephants-not-protected": "Elephants are always protected",
  "attached-without-platform": "Only battle wagons and elephants carry weapons on board",
  "attached-weapon-too-large": "Medium artillery cannot be carried on board",
  "characteristic-follows": "Square already follows from the rest",
};

describe("each contradiction has its own sentence", () => {
  test.each(TROOP_PROBLEMS)("%s", (code) => {
    const { params, path } = faultOf(code);
    const sentence = plain(troopProblemWords(code, params));
    expect(sentence).toContain(TOLD[code]);
    expect(sentence).toMatch(/^[A-Z].*[^.]\.$/);
    expect(sentence).not.toMatch(/undefined|null|\[object|-with-/);
    expect(faultSentence({ code, path, params })).toContain(`: ${sentence}`);
  });

  test("no two are the same", () => {
    const sentences = TROOP_PROBLEMS.map((code) => plain(troopProblemWords(code, faultOf(code).params)));
    expect(new Set(sentences).size).toBe(TROOP_PROBLEMS.length);
  });

  test("an unknown code has no sentence", () => {
    expect(isTroopProblem("caracole-twice")).toBe(true);
    expect(["unit-size", "toString", ""].filter(isTroopProblem)).toEqual([]);
  });
});

test("the options that make a contradiction are named with it", () => {
  const fault = {
    code: "characteristic-follows",
    path: ["lines", 2, "optional"],
    params: { characteristic: "shove", options: "elan, shove" },
  };
  expect(faultSentence(fault)).toContain("Shove already follows from the rest");
  expect(faultSentence(fault)).toContain("(with elan, shove)");
});
