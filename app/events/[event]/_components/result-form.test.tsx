// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { unhidden } from "@/lib/rules/prebattle/battle-step";
import { resultOf } from "@/lib/rules/tournament/results";
import { EVENT } from "@/lib/words/events/events";
import { type OnPage, onPage } from "@/tests/build/on-page";
import { BOOK } from "@/tests/build/played-battle";
import { EnterForm, type ResultAt, ResultForm } from "./result-form";

const book = unhidden(BOOK.battlefield);
let open: OnPage;
afterEach(async () => {
  await open.leave();
  vi.unstubAllGlobals();
});

const at: ResultAt = {
  ...{ event: "e", round: 1, names: { a: "Anna", b: "Ben" }, side: "a", limits: book.limits, bye: 10, book },
  pairing: { table: 1, a: "a", b: "b", state: "open", result: null, statements: [] },
  // The organiser knows nothing of Ben's army.
  armies: { a: "Whitecoats", b: null },
  sizes: { a: { tugs: 11, sugs: 2, doubles: 0 }, b: null },
};

const still = { busy: false, send: () => Promise.resolve(true) };

test("asks whether an army broke where its losses say otherwise", async () => {
  open = await onPage(<EnterForm {...at} {...still} />);
  const sides = open.page.querySelectorAll("fieldset");
  const [anna, ben] = [sides[0] as Element, sides[1] as Element];
  const asked = (of: Element) => of.querySelector("[role=status]")?.textContent;
  const doubt = EVENT.result.doubt({ breaksAt: 6, tugs: 11, sugs: 1 });
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

test("the organiser's form closes once the result is taken, and a correction begins with what stands", async () => {
  const ending = { kind: "fought", losses: { a: { tugs: 2, sugs: 0 }, b: { tugs: 6, sugs: 1 } }, broken: { a: false, b: true } } as const;
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
  open = await onPage(<ResultForm {...at} side={null} />);
  const form = () => open.page.querySelector("form")?.parentElement as HTMLElement;
  const typed = () => [...form().querySelectorAll("input[type=number]")].map((one) => (one as HTMLInputElement).value);
  await open.press(EVENT.result.title);
  expect(form().hidden).toBe(false);
  await open.type(open.field(EVENT.result.tugs, form().querySelector("fieldset")), "2");
  await open.press(EVENT.result.send);
  await open.until(() => form().hidden);
  expect(open.page.textContent).not.toContain(EVENT.done);
  const result = resultOf(ending, book.limits, 10);
  const said = { seq: 1, by: "organiser", at: "2027-03-14T12:00:00.000Z", result, note: null, battle: null } as const;
  await open.show(<ResultForm {...at} side={null} pairing={{ ...at.pairing, state: "settled", result, statements: [said] }} />);
  await open.press(EVENT.result.correct);
  expect(typed()).toEqual(["2", "0", "6", "1"]);
});

test("to settle a dispute the organiser begins with the last entry, and can take either", async () => {
  const ending = (a: number, b: number) =>
    ({ kind: "fought", losses: { a: { tugs: a, sugs: 0 }, b: { tugs: b, sugs: 0 } }, broken: { a: false, b: false } }) as const;
  const statements = (["a", "b"] as const).map((by, before) => ({
    ...{ seq: before + 1, by, at: "2027-03-14T12:00:00.000Z", note: null, battle: null },
    result: resultOf(by === "a" ? ending(4, 2) : ending(1, 4), book.limits, 10),
  }));
  const result = statements[1]?.result ?? null;
  open = await onPage(<EnterForm {...at} {...still} side={null} pairing={{ ...at.pairing, state: "disputed", result, statements }} />);
  const typed = () => [...open.page.querySelectorAll("input[type=number]")].map((one) => (one as HTMLInputElement).value);
  expect(typed()).toEqual(["1", "0", "4", "0"]);
  await open.press(EVENT.result.takeEntry("Anna"));
  expect(typed()).toEqual(["4", "0", "2", "0"]);
  await open.press(EVENT.result.takeEntry("Ben"));
  expect(typed()).toEqual(["1", "0", "4", "0"]);
});

test("says whose losses are typed, by player and army, the reader's own first", async () => {
  open = await onPage(<EnterForm {...at} {...still} side="b" />);
  const titles = [...open.page.querySelectorAll("legend")].map((one) => [...one.children].map((part) => part.textContent));
  expect(titles).toEqual([
    [EVENT.result.losses("Ben", true), ""],
    [EVENT.result.losses("Anna", false), "Whitecoats"],
  ]);
});
