// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { view } from "@/lib/rules/prebattle/view";
import { AFIELD } from "@/lib/words/battle/afield";
import { dayBattle } from "@/tests/build/day-battle";
import { roomOfTests } from "@/tests/build/open-room";
import { BOOK } from "@/tests/build/played-battle";
import { endingOf } from "./result-form";

const { battlefield } = BOOK;
if (!battlefield) throw new Error("no battlefield");
const army = (tugs: number, unseen = 0, camp = true) => ({ tugs, sugs: 2, unseen, camp });
const JUDGED = { armies: { a: army(12), b: army(8, 2) }, seen: null, book: battlefield };
const UNJUDGED = { armies: null, seen: null, book: { ...battlefield, breaking: null } };

const ended = (tugs: string, sugs = "", broken = false, sacked = false) => ({ tugs, sugs, broken, sacked });
const NOTHING_LOST = ended("");

test("an empty field is nothing lost", () => {
  expect(endingOf({ a: NOTHING_LOST, b: ended(" 3 ", "1", true) }, UNJUDGED)).toEqual({
    ending: { losses: { a: { tugs: 0, sugs: 0 }, b: { tugs: 3, sugs: 1 } }, broken: { a: false, b: true } },
    sums: null,
  });
});

test.each(["-1", "1.5", "many", "201", "1e2"])("%j is no number of losses", (typed) => {
  expect(endingOf({ a: ended(typed), b: NOTHING_LOST }, JUDGED)).toBeNull();
  expect(endingOf({ a: NOTHING_LOST, b: ended("0", typed) }, JUDGED)).toBeNull();
});

test("an army is broken by its losses, whatever was ticked, and by what is ticked where they leave it open", () => {
  // Six of twelve break the one; the other has eight TuGs or up to twelve, and breaks at four to six.
  const brokenBy = (a: ReturnType<typeof ended>, b: ReturnType<typeof ended>) => endingOf({ a, b }, JUDGED)?.ending.broken;
  expect(brokenBy(ended("6"), ended("3", "", true))).toEqual({ a: true, b: false });
  expect(brokenBy(ended("5", "", true), ended("6"))).toEqual({ a: false, b: true });
  expect([true, false].map((tick) => brokenBy(NOTHING_LOST, ended("4", "", tick))?.b)).toEqual([true, false]);
  expect(endingOf({ a: ended("6"), b: ended("4") }, JUDGED)?.sums).toMatchObject({ a: { broken: true }, b: { broken: null, unseen: 2 } });
});

test("a player's own army is judged by what only its player knows, unless both know better", () => {
  // Nine TuGs break at five, whatever marched and did not arrive.
  const own = { ...JUDGED, seen: { a: army(12), b: army(9) } };
  expect(endingOf({ a: NOTHING_LOST, b: ended("4") }, own)?.sums?.b).toMatchObject({ size: { min: 9, max: 9 }, unseen: 0, broken: false });
  expect(endingOf({ a: NOTHING_LOST, b: ended("5") }, own)?.ending.broken.b).toBe(true);
  expect(endingOf({ a: NOTHING_LOST, b: ended("4") }, own)?.sums?.a).toMatchObject({ size: { min: 12, max: 12 } });
  const less = { ...JUDGED, seen: { a: army(12), b: army(2) } };
  expect(endingOf({ a: NOTHING_LOST, b: ended("3") }, less)?.ending.broken.b).toBe(false);
});

test("a hidden group that was shown leaves less open", () => {
  const shown = { ...JUDGED, seen: { a: army(12), b: army(9, 1) } };
  expect(endingOf({ a: NOTHING_LOST, b: ended("1") }, shown)?.sums?.b).toMatchObject({ size: { min: 9, max: 11 }, unseen: 1 });
});

test("a sacked camp tips it, and an army without one has none to lose", () => {
  const typed = { a: ended("5", "", false, true), b: NOTHING_LOST };
  expect(endingOf(typed, JUDGED)?.ending).toMatchObject({ sacked: { a: true, b: false }, broken: { a: true, b: false } });
  const campless = { ...JUDGED, armies: { ...JUDGED.armies, a: army(12, 0, false) } };
  expect(endingOf(typed, campless)?.ending).toMatchObject({ sacked: { a: false, b: false }, broken: { a: false, b: false } });
});

const room = roomOfTests();
const form = () => room.page.querySelector(".close-form form") as HTMLFormElement;
/** Of the army that is asked about first, the player's own, or second. */
const field = (army: number, label: string) => room.field(label, form().querySelectorAll("fieldset")[army]);
const isShut = (): boolean => room.button(AFIELD.result.close).getAttribute("aria-disabled") === "true";

test("the result is sent as it is entered, once", async () => {
  await room.open(dayBattle(), "a");
  await room.type(field(0, AFIELD.result.tugs), "2.5");
  expect(isShut()).toBe(true);
  await room.after(() => form().requestSubmit());
  expect(room.sent()).toEqual([]);
  await room.type(field(0, AFIELD.result.tugs), "3");
  room.server.holdBack(true);
  await room.after(() => form().requestSubmit());
  await room.after(() => form().requestSubmit());
  await room.after(() => room.server.holdBack(false));
  await room.until(() => view(room.server.battle(), "a").closing !== null);
  await room.until(() => isShut());
  expect(room.words(".close-form .send-note")).toBe(AFIELD.result.sent({ other: "The force of b" }));
  expect(room.page.querySelector(".close-form .finding")).toBeNull();
  expect(room.sent()).toEqual([
    expect.objectContaining({ seat: "a", type: "close-battle", losses: { a: { tugs: 3, sugs: 0 }, b: { tugs: 0, sugs: 0 } } }),
  ]);
});

test("what is typed of one army stays while the other's losses are typed, until the ticks are used again", async () => {
  await room.open(dayBattle(), "a");
  const { tugs, sugs } = AFIELD.result;
  const typed = () => [field(0, tugs), field(0, sugs), field(1, tugs), field(1, sugs)].map(({ value }) => value);
  const ticked = typed();
  await room.type(field(0, tugs), "3");
  await room.type(field(0, sugs), "1");
  await room.type(field(1, tugs), "2");
  expect(typed()).toEqual(["3", "1", "2", ticked[3]]);
  await room.press(AFIELD.result.fromTicks);
  expect([typed(), room.buttons(AFIELD.result.fromTicks)]).toEqual([ticked, []]);
});
