// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import type { GameResult, ToldPairing } from "@/lib/model/tournament";
import { unhidden } from "@/lib/rules/prebattle/battle-step";
import { EVENT } from "@/lib/words/events/events";
import { type OnPage, onPage } from "@/tests/build/on-page";
import { BOOK } from "@/tests/build/played-battle";
import { YourGame } from "./your-game";

const book = unhidden(BOOK.battlefield);
let open: OnPage;
afterEach(async () => {
  vi.unstubAllGlobals();
  await open.leave();
});

const NAMES = { a: "Anna", b: "Ben" };
const DRAW: GameResult = {
  ending: { kind: "fought", losses: { a: { tugs: 3, sugs: 0 }, b: { tugs: 3, sugs: 0 } }, broken: { a: false, b: false } },
  ...{ points: { a: 8, b: 8 }, damage: { a: 6, b: 6 } },
};
const ROUND = { round: 1, drawnAt: "2027-03-14T09:00:00Z" };
const OPEN: ToldPairing = { table: 2, a: "a", b: "b", state: "open", result: null, statements: [] };
const enteredBy = (by: "a" | "b"): ToldPairing => ({
  ...{ ...OPEN, state: "entered", result: DRAW },
  statements: [{ seq: 1, at: ROUND.drawnAt, by, result: DRAW, note: null, battle: null }],
});

/** The game of Anna, who reads. */
function game(pairing: ToldPairing, isBattle = false) {
  const entries = (["a", "b"] as const).map((entry) => ({ entry, name: NAMES[entry], club: null }));
  const view = { event: "e", you: { entry: "a" }, entries, terms: { bye: 10 }, rounds: [{ ...ROUND, pairings: [pairing] }] };
  const rest = {
    limits: book.limits,
    armies: {},
    breaking: { sizes: {}, book },
    ownBattle: isBattle ? { battle: "x", result: DRAW } : null,
  };
  return onPage(<YourGame {...rest} view={view as unknown as Parameters<typeof YourGame>[0]["view"]} />);
}
const filled = () => [...open.page.querySelectorAll("button[data-filled]:not([type=submit])")].map((one) => one.textContent);
const hasForm = () => open.page.querySelector("form")?.closest("[hidden]") === null;

test("has the result's button beside the pairing, which opens the form and closes it when it is entered", async () => {
  const sent = vi.fn(() => Promise.resolve(Response.json({})));
  vi.stubGlobal("fetch", sent);
  open = await game(OPEN);
  expect([filled(), hasForm()]).toEqual([[EVENT.result.title], false]);
  await open.press(EVENT.result.title);
  expect([filled(), hasForm()]).toEqual([[], true]);
  await open.type(open.field(EVENT.result.tugs, open.page.querySelector("fieldset")), "3");
  await open.press(EVENT.result.send);
  await open.until(() => !hasForm());
  expect(sent).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toBe(EVENT.result.title);
});

test.each<[string, ToldPairing, boolean, readonly string[]]>([
  ["the opponent's result to confirm", enteredBy("b"), false, [EVENT.result.confirm(DRAW, NAMES)]],
  ["nothing to do after an own result", enteredBy("a"), false, []],
  ["a battle's result to enter", OPEN, true, [EVENT.result.enterBattle]],
])("has %s", async (_, pairing, isBattle, buttons) => {
  open = await game(pairing, isBattle);
  expect([filled(), hasForm()]).toEqual([buttons, false]);
  expect(open.buttons(pairing === OPEN ? EVENT.result.title : EVENT.result.another)).toHaveLength(1);
});

test("has no button once the result counts", async () => {
  open = await game({ ...enteredBy("b"), state: "settled" });
  expect([open.page.querySelector("button"), open.page.querySelector("form")]).toEqual([null, null]);
  expect(open.page.textContent).toContain(EVENT.rounds.settled(DRAW, NAMES));
});
