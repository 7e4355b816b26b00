import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { view as viewOf } from "@/lib/rules/prebattle/view";
import { dueWords, uncountedWords, AFIELD as WORDS } from "@/lib/words/battle/afield";
import { awayWords, doubtWords } from "@/lib/words/battle/breaking";
import { AFIELD, dayBattle } from "@/tests/build/day-battle";
import { GivenRoom } from "@/tests/build/open-room";
import { BOOK } from "@/tests/build/played-battle";
import { DayDesk } from "./day-desk";
import { TESTS_DUE } from "./day-tests";
import { OnTheDay } from "./table-turn";

const KEPT = JSON.stringify({ marks: { "unit:a:4": 7, "gone:a:5": 1, "camp:b": 4 }, past: [] });
beforeEach(() => void vi.stubGlobal("localStorage", { getItem: () => KEPT }));
afterEach(() => void vi.unstubAllGlobals());

function drawn(change: Partial<BattleView> = {}, eyes: SeatName = "a"): string {
  const seen = viewOf(dayBattle(), eyes);
  const called = (seat: SeatName, name: string) => ({ ...seen.forces[seat]!, name });
  const view = { ...seen, forces: { a: called("a", "Poles"), b: called("b", "Swedes") }, ...change };
  const { battlefield } = BOOK;
  if (!battlefield) throw new Error("no battlefield");
  return renderToStaticMarkup(
    <GivenRoom view={view}>
      <DayDesk battlefield={battlefield} tables={AFIELD} />
    </GivenRoom>,
  );
}

test("the ticks that were kept are shown, with what follows of them", () => {
  const markup = drawn();
  expect(markup).toContain("2 of 10 TuGs lost: breaks at 5");
  expect(markup).toContain("Group 4 (4) of your army broke");
  expect(markup).toContain(dueWords({ cause: "camp-sacked", who: WORDS.tests.campOf("Swedes"), army: "Swedes" }).replace("'", "&#x27;"));
  expect(markup).toContain('value="2"');
  expect(markup).toContain("You score 2, Swedes scores 6.");
  expect(markup).toContain("You: 2 (neither army broke). Swedes: 4 (");
});

test("the result starts from the ticks with the sum that judges it, and asks whether an army broke only where that is open", () => {
  // Nothing of thirteen lost but the camp; of the other's own army nine groups are seen, ten TuGs, and three are not.
  expect(drawn()).toContain("0 of 13 TuGs lost, and the sacked camp counts as 1 more, breaks at 7: not broken.");
  const theirs = () => drawn({}, "b");
  expect(theirs()).toContain("2 of 9 to 15 TuGs lost, breaks at 5 to 8: not broken.");
  expect(theirs().split(WORDS.result.sacked).length - 1).toBe(2);
  expect(theirs()).not.toContain(WORDS.result.broke);
  const lost = Object.fromEntries([4, 5, 6, 8].map((number) => [`gone:a:${number}`, 1]));
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ marks: lost, past: [] }) });
  expect(theirs()).toContain("5 of 9 to 15 TuGs lost, breaks at 5 to 8: not certain.");
  expect(theirs()).toContain(doubtWords({ unseen: 3, breaksAt: { min: 5, max: 8 }, broken: null }));
  expect(theirs().split(WORDS.result.broke).length - 1).toBe(1);
});

test("of their own army players know what is hidden and what has arrived", () => {
  expect(drawn()).toContain("2 of 10 TuGs lost, breaks at 5: not broken.");
  expect(drawn()).toContain(awayWords(2));
  expect(drawn()).toContain(uncountedWords({ hidden: 0, marching: 2 }));
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ marks: { "here:a:march-1": 1 }, past: [] }) });
  expect(drawn()).toContain("0 of 12 TuGs lost, breaks at 6: not broken.");
  expect(drawn()).not.toContain(awayWords(2));
  expect(drawn()).not.toContain("on the march");
});

test("the wounds of a group with more bases than stand in a row under a thumb are beside its rows", () => {
  const rows = drawn().split('<fieldset class="day-boxes"').slice(1);
  const many = rows.filter((row) => (row.split("</fieldset>")[0] ?? "").split('class="day-box"').length - 1 > 8);
  expect(many.length).toBeGreaterThan(0);
  expect(rows.filter((row) => /^[^>]*data-many/.test(row))).toEqual(many);
});

test("the test for a killed commander speaks of allies only to an army that may have some", () => {
  const { own } = viewOf(dayBattle(), "a");
  const inTests = (seat: SeatName, role: "ally" | "sub") => {
    vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ marks: { [`killed:${seat}:1`]: 1 }, past: [] }) });
    const commanders = own?.commanders.map((one, at) => (at === 0 ? one : { ...one, role: at === 2 ? role : ("sub" as const) })) ?? [];
    const [, tests = ""] = drawn(own ? { own: { ...own, commanders } } : {}).split(`id="${TESTS_DUE}"`);
    return tests.split("</section>")[0]?.includes("contingent");
  };
  expect([inTests("a", "sub"), inTests("a", "ally"), inTests("b", "sub")]).toEqual([false, true, true]);
});

test("of a group that is destroyed no more is ticked", () => {
  const buttons = (marks: object) => {
    vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ marks, past: [] }) });
    return drawn().split(`>${WORDS.wound}<`).length;
  };
  expect(buttons({ "gone:a:5": 1 })).toBe(buttons({}) - 1);
});

test("a player's own secret orders can be shown", () => {
  expect(drawn()).toContain("Show ambush 1: Group 3 (3)");
});

test("an order that has been shown is secret no more, and cannot be shown again", () => {
  const { markers, legal } = viewOf(dayBattle(), "a");
  const own = markers.filter(({ seat }) => seat === "a");
  const secrets = (markup: string) => markup.split("(secret)").length - 1;
  expect(secrets(drawn())).toBe(own.length);
  const [first] = own;
  const shown = drawn({
    markers: markers.map((one) => (one === first ? { ...one, revealed: true } : one)),
    legal: legal.filter((one) => one.type !== "reveal-order" || one.order !== first?.order),
  });
  expect(secrets(shown)).toBe(own.length - 1);
  const offered = (markup: string) => markup.split('role="radio"').length - 1;
  expect(offered(shown)).toBe(offered(drawn()) - 1);
});

test("of a closed battle the ticks are read, and changed no more", () => {
  const markup = drawn({ step: "closed", legal: [] });
  expect(markup).toContain("2 of 10 TuGs lost");
  for (const gone of [WORDS.notes.clear, WORDS.result.enter, WORDS.destroyed, WORDS.tests.heading, WORDS.commander.killed])
    expect(markup).not.toContain(gone);
  expect(markup).toContain(WORDS.notes.closed);
});

test("a closed battle without ticks in this browser shows only its result and its orders", () => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  const markup = drawn({ step: "closed", legal: [] });
  for (const gone of ["TuGs lost", WORDS.notes.kept]) expect(markup).not.toContain(gone);
  expect(markup).toContain(WORDS.orders.heading);
  expect(drawn()).toContain("0 of 10 TuGs lost");
});

test("a spectator sees none of it", () => {
  const view = viewOf(dayBattle(), null);
  const markup = renderToStaticMarkup(
    <GivenRoom view={view} sender={null}>
      <OnTheDay />
    </GivenRoom>,
  );
  expect(markup).toBe("");
});
