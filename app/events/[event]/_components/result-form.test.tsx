// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { unhidden } from "@/lib/rules/prebattle/battle-step";
import { EVENT } from "@/lib/words/events/events";
import { type OnPage, onPage } from "@/tests/build/on-page";
import { BOOK } from "@/tests/build/played-battle";
import { EnterForm, type ResultAt } from "./result-form";

const book = unhidden(BOOK.battlefield);
let open: OnPage;
afterEach(() => open.leave());

const at: ResultAt = {
  ...{ event: "e", round: 1, names: { a: "Anna", b: "Ben" }, side: "a", limits: book.limits, bye: 10, book },
  pairing: { table: 1, a: "a", b: "b", state: "open", result: null, statements: [] },
  // The organiser knows nothing of Ben's army.
  sizes: { a: { tugs: 11, sugs: 2, doubles: 0 }, b: null },
};

const still = { busy: false, send: () => Promise.resolve(true) };

test("asks whether an army broke where its losses say otherwise", async () => {
  open = await onPage(<EnterForm {...at} {...still} />);
  const sides = open.page.querySelectorAll("fieldset");
  const [anna, ben] = [sides[0] as Element, sides[1] as Element];
  const asked = (of: Element) => of.querySelector("[role=status]")?.textContent;
  const doubt = EVENT.result.doubt({ breaksAt: 6, tugs: 11 });
  await open.type(open.field(EVENT.result.tugs, anna), "5");
  await open.type(open.field(EVENT.result.tugs, ben), "9");
  expect([asked(anna), asked(ben)]).toEqual(["", ""]);
  await open.type(open.field(EVENT.result.tugs, anna), "6");
  expect(asked(anna)).toBe(doubt);
  await open.press(anna.querySelector("input[type=checkbox]") as Element);
  expect(asked(anna)).toBe("");
  await open.type(open.field(EVENT.result.tugs, anna), "4");
  expect(asked(anna)).toBe(doubt);
});

test.each([
  ["one of the armies has a double group", { a: 0, b: 1 }, true],
  ["an army is not known", { a: 0, b: null }, true],
  ["neither has one", { a: 0, b: 0 }, false],
] as const)("says what a double group counts as where %s: %j", async (_, doubles, says) => {
  const size = (count: number | null) => (count === null ? null : { tugs: 11, sugs: 2, doubles: count });
  open = await onPage(<EnterForm {...at} {...still} sizes={{ a: size(doubles.a), b: size(doubles.b) }} />);
  expect(open.page.textContent?.includes(EVENT.result.doubles(2))).toBe(says);
});
