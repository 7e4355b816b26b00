// @vitest-environment happy-dom
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { type Stage, tournamentTerms } from "@/lib/model/tournament";
import { EVENT } from "@/lib/words/events/events";
import { openForm } from "@/tests/build/open-form";
import { Organiser } from "./organiser";
import { playerId } from "./players";
import { tableId } from "./rounds";

const terms = tournamentTerms.parse({ name: "E", date: "2027-03-14", points: 10_000, deadline: "2027-03-07T20:00:00Z", rounds: 3 });
const LINK = "https://example.org/events/e";

test.each<[Stage, boolean]>([
  ["handing-in", true],
  ["opened", false],
  ["playing", false],
])("%s: the link is there for players who come late", (stage, closes) => {
  const view = { event: "e", stage, terms, entries: [], rounds: [] } as unknown as Parameters<typeof Organiser>[0]["view"];
  const html = renderToStaticMarkup(
    <AppRouterContext.Provider value={{} as AppRouterInstance}>
      <Organiser view={view} link={LINK} />
    </AppRouterContext.Provider>,
  );
  const has = [`href="${LINK}"`, EVENT.organiser.handOn, EVENT.organiser.close].map((one) => html.includes(one));
  expect(has).toEqual([true, true, closes]);
});

test("names who has to be decided about and which tables are disputed, and leads there", () => {
  const entries = [
    { entry: "a", name: "Anna", plays: true, withdrawn: null },
    { entry: "b", name: "Ben", plays: false, withdrawn: null },
  ];
  const pairings = [
    { table: 1, state: "settled" },
    { table: 2, state: "disputed" },
    { table: 3, state: "open" },
  ];
  const view = { event: "e", stage: "playing", terms, entries, rounds: [{ round: 1, pairings }] };
  const html = renderToStaticMarkup(
    <AppRouterContext.Provider value={{} as AppRouterInstance}>
      <Organiser view={view as unknown as Parameters<typeof Organiser>[0]["view"]} link={LINK} />
    </AppRouterContext.Provider>,
  );
  const links = [...html.matchAll(/href="#([^"]*)">([^<]*)/g)].map(([, id, name]) => [id, name]);
  expect(links).toEqual([
    [playerId("b"), "Ben"],
    [tableId(1, 2), EVENT.rounds.table(2)],
  ]);
  const says = [EVENT.organiser.toDecide(1), EVENT.organiser.disputed(1), EVENT.organiser.waits(2)].map((one) => html.includes(one));
  expect(says).toEqual([true, true, true]);
});

test("the next round is drawn once, and not before every game of the last has its result", async () => {
  const entries = ["a", "b", "c"].map((entry) => ({ entry, name: entry, plays: true, withdrawn: null }));
  const round = (state: "open" | "settled") => ({
    round: 1,
    pairings: [{ table: 1, a: "a", b: "b", state, result: null, statements: [] }],
  });
  const shown = (state: "open" | "settled") => {
    const view = { event: "e", stage: "playing", terms, entries, rounds: [round(state)] };
    return <Organiser view={view as unknown as Parameters<typeof Organiser>[0]["view"]} link={LINK} />;
  };
  const desk = await openForm(shown("open"));
  const draw = EVENT.rounds.draw(2);
  await desk.press(draw);
  expect([desk.button(draw).getAttribute("aria-disabled"), desk.server.asked]).toEqual(["true", []]);
  await desk.show(shown("settled"));
  desk.server.holdBack(true);
  desk.server.answers({ status: 200, body: {} });
  await desk.press(draw);
  await desk.press(draw);
  await desk.after(() => desk.server.holdBack(false));
  expect(desk.server.asked).toMatchObject([{ method: "POST", path: "/api/events/e/rounds", body: { round: 2 } }]);
  await desk.leave();
  vi.unstubAllGlobals();
});
