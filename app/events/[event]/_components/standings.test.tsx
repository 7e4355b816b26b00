import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Entry, Tournament } from "@/lib/model/tournament";
import { unhidden } from "@/lib/rules/prebattle/battle-step";
import { EVENT } from "@/lib/words/events/events";
import { BOOK } from "@/tests/build/played-battle";
import { Standings } from "./standings";

const { limits } = unhidden(BOOK.battlefield);
const entry = (id: string): Entry => ({
  ...{ entry: id, name: id, club: null, former: null, handedInAt: null, late: false, guest: true, handIns: 0 },
  ...{ verdict: null, accepted: null, withdrawn: null, plays: true },
});

type Row = Tournament["standings"][number];
const row = (id: string, rest: Partial<Row> = {}): Row => ({
  ...{ entry: id, place: 1, points: 0, against: 0, fought: 0, triumphs: 0, byes: 0 },
  ...rest,
});

function shown(state: "open" | "entered" | "settled", standings: readonly Row[]): string {
  const pairing = { table: 1, a: "Anna", b: "Ben", state, result: null, statements: [] };
  const bye = { ...pairing, table: null, a: "Carl", b: null, state: "settled" as const };
  const rounds = [{ round: 1, drawnAt: "2027-03-14T09:00:00.000Z", pairings: [pairing, bye] }];
  const entries = ["Anna", "Ben", "Carl"].map(entry);
  return renderToStaticMarkup(
    <Standings view={{ standings: [...standings], entries, rounds, you: { organiser: false, entry: null } }} limits={limits} />,
  );
}

test.each([
  ["open", false],
  ["entered", false],
  ["settled", true],
] as const)("they are shown once a game has a result that counts: %s", (state, has) => {
  const html = shown(state, [row("Carl", { points: 10, byes: 1 }), row("Anna"), row("Ben")]);
  expect([html.includes(EVENT.standings.columns.place), html.includes("1st")]).toEqual([has, has]);
});

test("damage is shown for each game where players have fought different numbers of games", () => {
  const ben = row("Ben", { points: 20, against: 14, fought: 2 });
  const uneven = shown("settled", [ben, row("Carl", { points: 20, against: 10, fought: 1, byes: 1 })]);
  expect([uneven.includes("14 (7 a game)"), uneven.includes("10 (10 a game)")]).toEqual([true, true]);
  expect(shown("settled", [ben, row("Carl", { points: 20, against: 10, fought: 2 })])).not.toContain("a game)");
});
