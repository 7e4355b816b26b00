// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { type Entry, tournamentTerms } from "@/lib/model/tournament";
import { EVENT } from "@/lib/words/events/events";
import { type OnPage, onPage } from "@/tests/build/on-page";
import { openForm, REFUSAL, refused } from "@/tests/build/open-form";
import { Players, playerId } from "./players";

let open: OnPage;
afterEach(async () => {
  await open.leave();
  vi.unstubAllGlobals();
});

const terms = tournamentTerms.parse({ name: "E", date: "2027-03-14", points: 10_000, deadline: "2027-03-07T20:00:00Z", rounds: 2 });
const ENTRY: Entry = {
  ...{ entry: "a", name: "Anna", club: null, former: null, handedInAt: "2027-03-01T12:00:00.000Z", late: false, guest: false, handIns: 1 },
  ...{ verdict: { legal: true, problems: 0 }, accepted: null, withdrawn: null, plays: true },
};
const { decisions, remove } = EVENT.players;

test.each([
  [0, [remove]],
  [1, [decisions.withdraw]],
  [2, []],
])("after %i of 2 rounds the organiser is offered %j of a player whose army is legal", async (drawn, offered) => {
  const rounds = Array.from({ length: drawn }, (_, at) => ({ round: at + 1, drawnAt: "2027-03-14T09:00:00.000Z", pairings: [] }));
  const stage = drawn === 0 ? "opened" : "playing";
  open = await onPage(
    <Players view={{ event: "e", terms, entries: [ENTRY], rounds, stage, you: { organiser: true, entry: null } }} isOnPaper />,
  );
  expect([...open.page.querySelectorAll("table button")].map((one) => one.textContent)).toEqual(offered);
});

test("the decision about an army is open only where the army waits for it", async () => {
  const bad = { ...ENTRY, verdict: { legal: false, problems: 1 }, plays: false };
  const entries: Entry[] = [
    ENTRY,
    { ...bad, entry: "b" },
    { ...bad, entry: "c", accepted: { at: "2027-03-14T09:00:00.000Z", note: null }, plays: true },
    { ...bad, entry: "d", name: null, former: 1, withdrawn: { at: "2027-03-14T09:00:00.000Z", note: null, by: "player" } },
  ];
  open = await onPage(
    <Players view={{ event: "e", terms, entries, rounds: [], stage: "opened", you: { organiser: true, entry: null } }} isOnPaper />,
  );
  const folds = entries.map(({ entry }) => open.page.querySelector(`#${playerId(entry)} details`)?.hasAttribute("open"));
  // About a player whose account is gone there is nothing to decide.
  expect(folds).toEqual([false, true, false, undefined]);
});

test("a guest who is refused stays in the form, to be sent again; one who is taken leaves it", async () => {
  const { addGuest, name } = EVENT.players;
  const you = { organiser: true, entry: null };
  const page = await openForm(<Players view={{ event: "e", terms, entries: [], rounds: [], stage: "opened", you }} isOnPaper />);
  open = page;
  const fields = [name, EVENT.handIn.club].map((label) => page.field(label, page.form(addGuest)));
  const values = () => fields.map(({ value }) => value);
  await page.type(fields[0] as Element, "Cato");
  await page.type(fields[1] as Element, "Utica");
  page.server.answers(refused(409), { status: 201, body: {} });
  await page.send(addGuest);
  expect([page.alerts(), values()]).toEqual([[REFUSAL], ["Cato", "Utica"]]);
  await page.send(addGuest);
  expect([page.says(EVENT.done), values()]).toEqual([true, ["", ""]]);
  const body = { name: "Cato", club: "Utica" };
  expect(page.server.asked.map((one) => [one.method, one.path, one.body])).toEqual(Array(2).fill(["POST", "/api/events/e/entries", body]));
});
