// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { inBrowser } from "@/app/_components/browser/storage";
import { dropAllUnsent, WHY } from "@/app/_components/saving/unsent";
import { buildArmy, UNITS } from "@/tests/build/army";
import { keepWhy, readWhy, whyOf } from "./why";

beforeEach(() => localStorage.clear());

const ARMY = buildArmy({});
const choice = (at: object, message: string) => ({ at, message, code: "holds", params: {} }) as never;
const drafted = (...choices: readonly never[]) => ({ army: ARMY, choices: [...choices] });
const [first, second] = UNITS.map(({ number }) => number);
const kept = (address: string) => readWhy(inBrowser.read(WHY + address));
const wordsOf = (address: string) => kept(address)?.reasons.map(({ words }) => words);

test("the reasons of a draft are kept for the page of its army, until everything is deleted", () => {
  keepWhy("/armies/a", whyOf(drafted(choice({ unit: first }, "Holds the line."), choice({ army: true }, "12 points left."))));
  expect([wordsOf("/armies/a"), kept("/armies/b")]).toEqual([["Holds the line.", "12 points left."], null]);
  dropAllUnsent();
  expect(kept("/armies/a")).toBeNull();
});

test("when the rest is filled, older reasons stay of what was there, and none of the whole army", () => {
  const before = whyOf(
    drafted(
      choice({ unit: first }, "Holds."),
      choice({ unit: second }, "Charges."),
      choice({ camp: "kind" }, "Suits all."),
      choice({ army: true }, "12 points left."),
    ),
  );
  const wordsAfter = (...choices: readonly never[]) => whyOf(drafted(...choices), before).reasons.map(({ words }) => words);
  expect(wordsAfter(choice({ unit: second }, "Shoots."), choice({ army: true }, "All spent."))).toEqual([
    ...["Holds.", "Suits all.", "Shoots.", "All spent."],
  ]);
  expect(wordsAfter(choice({ camp: "kind" }, "Cheap."))).toEqual(["Holds.", "Charges.", "Cheap."]);
});

test("of twenty armies, the last drafted; what cannot be read is as if it were not there", () => {
  for (let at = 0; at < 21; at++) keepWhy(`/armies/${at}`, { made: "", at, reasons: [] });
  expect([inBrowser.keys(WHY).length, kept("/armies/0"), kept("/armies/20")?.at]).toEqual([20, null, 20]);
  expect([readWhy("{}"), readWhy("null"), readWhy("no JSON"), readWhy('{"at":1,"reasons":[{}]}')]).toEqual([null, null, null, null]);
});
