import { describe, expect, test } from "vitest";
import { fightAddress, groupCode } from "@/app/_components/odds/odds-address";
import { fighter, matchUpQuestion } from "@/lib/model/odds";
import type { Troop } from "@/lib/model/troop";
import * as troops from "@/tests/build/fighting-troops";
import { answered, askMatchUp, ODDS_BOOK } from "@/tests/build/odds-fixtures";
import { cellAddress } from "../../_components/odds/odds-address";
import { lastOf } from "./fight-shapes";
import { fightView } from "./fight-view";

const TROOPS: Readonly<Record<string, readonly [Troop, number]>> = {
  horse: [troops.horse({ impact: "charging-lancer" }), 4],
  skirmishers: [troops.skirmishers(), 6],
  "light horse": [troops.horse({ formation: "flexible-mounted", shooting: { weapon: "bow" } }), 4],
  shot: [troops.shotOf(), 6],
  keil: [troops.keil(), 12],
  guns: [troops.guns("medium-artillery"), 2],
  wagons: [troops.wagons(), 4],
  elephants: [troops.elephants(), 4],
  dragoons: [troops.dragoons(), 4],
};
const NAMES = Object.keys(TROOPS);
const ALL = Object.values(TROOPS).map(([troop, bases]) => fighter.parse({ who: { troop }, bases }));
const NOBODY = { a: [], b: [] };

describe.each([true, false])("the fight behind a cell of the match-up, in line: %s", (line) => {
  const { cells } = answered(askMatchUp(matchUpQuestion.parse({ mine: ALL, theirs: ALL, line })));

  test("somebody charges, runs, shoots, and can do nothing", () => {
    const met = cells.flat().map(({ by, response }) => `${by} ${response}`);
    expect([...new Set(met)].sort()).toEqual([
      "fire null",
      "mine run-away",
      "mine stand",
      "nothing null",
      "theirs run-away",
      "theirs stand",
    ]);
  });

  test.each(NAMES)("%s: each is reckoned as the cell was", (name) => {
    const at = NAMES.indexOf(name);
    for (const [column, cell] of (cells[at] ?? []).entries()) {
      const [own, foe] = [ALL[at], ALL[column]];
      if (!own || !foe || cell.by === "nothing") continue;
      const address = cellAddress(fightAddress(groupCode(own), groupCode(foe)), cell, line);
      const { told } = fightView(Object.fromEntries(new URL(address, "http://localhost").searchParams), NOBODY, ODDS_BOOK);
      const last = told.answer && lastOf(told.answer);
      expect(told.faults).toEqual([]);
      const numbers = [last?.a, last?.b, last?.both, last?.lost.a, last?.lost.b, (last?.apart ?? 0) + (last?.going ?? 0)];
      for (const [place, value] of [cell.a, cell.b, cell.both, cell.lost.a, cell.lost.b, cell.apart].entries())
        expect(numbers[place], `${NAMES[column]} ${place}`).toBeCloseTo(value as number, 10);
    }
  });
});
