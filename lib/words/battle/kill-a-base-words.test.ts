import { expect, test } from "vitest";
import { CATALOG } from "@/tests/build/rules";
import { plain } from "../sentence";
import { causeSentence, resultsSentence, shiftSentence } from "./kill-a-base-words";

const { causes, shifts, results, commanderResults } = CATALOG.afield.killABase;

test("every sentence of the tables has its words of the rules named", () => {
  const named = [...causes.map(causeSentence), ...shifts.map(shiftSentence)].filter((words) => typeof words !== "string");
  // A commander who leaves a combat: no word of the rules.
  expect(named).toHaveLength(causes.length + shifts.length - 1);
  expect(causes.map((row) => plain(causeSentence(row)))).toEqual(causes.map(({ sentence }) => sentence));
});

test("each face says what it does, to groups and to commanders", () => {
  expect(plain(resultsSentence("group", results))).toMatch(
    /^Unit groups: Skull kills a base, of its owner’s choice; Sword & arrow is a wound; /,
  );
  const [skull] = resultsSentence("commander", commanderResults);
  expect(skull).toMatch(/^Commanders: Skull kills: all/);
});
