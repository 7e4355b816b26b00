import { expect, test } from "vitest";
import { VIEW } from "@/tests/build/battle-fixtures";
import { battleView } from "../../model/battle-view";
import { standingWords } from "./standing-words";

const BARE = {
  ...VIEW,
  ...{ flank: null, pieces: [], units: [], stragglers: [], markers: [], commanders: [], camps: { a: null, b: null } },
};
const view = battleView.parse(VIEW);
const theirs = { ...view.forces.a, name: "Rocroi, 1643", mapCards: 1 };

test("tells a player of his seat's view what both may know, and of his own hand", () => {
  expect(standingWords(battleView.parse({ ...BARE, forces: { a: view.forces.a, b: theirs }, declared: { a: null, b: "play" } }))).toEqual([
    "You lead Corbie, 1636. Your opponent leads Rocroi, 1643: 12 unit groups, 1 map card, 3 scouting cards.",
    "Invasion roll: you a sword & arrow, your opponent a sword & arrow.",
    "Invasion roll: you an S, your opponent a skull.",
    "You defend in Cultivated.",
    "Day 1: you white, your opponent green; the marker goes from C2 to C3.",
    "Day 2. The marker is on C3. Your opponent will play a card today. Your hand: green, yellow, red.",
    "Out-scouting: you green (10%), your opponent red and yellow (60%). You are out-scouted by 50%.",
  ]);
});

test("tells an invader who waits for an opponent no more than there is", () => {
  const fresh = {
    ...BARE,
    ...{ seat: "b", roles: null, invasion: [], territory: null, square: null, day: null, hand: [], days: [], outscouting: null },
    forces: { a: null, b: theirs },
    declared: { a: null, b: null },
  };
  expect(standingWords(battleView.parse(fresh))).toEqual([
    "You lead Army of Flanders. Your opponent’s army is shown once both have brought one.",
  ]);
  expect(standingWords(battleView.parse({ ...fresh, seat: null }))).toEqual([]);
});

test("says who is out-scouted, or that nobody is", () => {
  const said = (by: string | null) =>
    standingWords(battleView.parse({ ...BARE, outscouting: { cards: { a: [], b: [] }, percent: { a: 0, b: 0 }, by, difference: 0 } })).at(
      -1,
    );
  expect(said(null)).toBe("Out-scouting: you no cards (0%), your opponent no cards (0%). Nobody is out-scouted.");
  expect(said("a")).toMatch(/Your opponent is out-scouted by 0%\.$/);
});

test("has one line for each thing on the table", () => {
  expect(standingWords(view).slice(-9)).toEqual([
    "Terrain: Water, 3.5 wide, Your left.",
    "Terrain: Rocky ground, 6 by 8.5, turned 30°, 12.34 / 4, You.",
    "Your army: Camp, fortified, 20.5 / 1.",
    "Your army: Peasants (40), off the table, Straggler.",
    "Your opponent: Blue Brigade (3), 22.5 / 8.05, 3 of 6, Facing to the rear, stakes, pikes dropped.",
    expect.stringMatching(/^Marches and ambushes: March 1, Yours, /),
    expect.stringMatching(/^Marches and ambushes: Ambush 1, Your opponent, .*, Not shown yet\.$/),
    "Commanders: A, army commander, Yours, 22.5 / 6.5, Unit groups 1, 2 and 3.",
    "Commanders: C, Yours, With ambush 1, Ambush 1.",
  ]);
});
