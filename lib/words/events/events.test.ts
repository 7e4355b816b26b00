import { expect, test } from "vitest";
import type { MyArmy } from "@/lib/model/stored-army";
import type { Entry, GameEnding, GameResult } from "@/lib/model/tournament";
import { EVENT, EVENT_FORM, entryRemark, entryWords, offeredArmy, playerWords } from "./events";
import { EVENT_REFUSALS } from "./refusals";

const NAMES = { a: "Anna", b: "Ben" };
const resultOf = (ending: GameEnding): GameResult => ({ ending, points: { a: 15, b: 4 }, damage: { a: 10, b: 4 } });
const WON = resultOf({
  kind: "fought",
  losses: { a: { tugs: 2, sugs: 0 }, b: { tugs: 6, sugs: 1 } },
  broken: { a: false, b: true },
});
const ABSENT = resultOf({ kind: "walkover", to: "a" });
const DRAW = resultOf({
  kind: "fought",
  losses: { a: { tugs: 0, sugs: 0 }, b: { tugs: 0, sugs: 1 } },
  broken: { a: false, b: false },
});

const army: MyArmy = {
  ...{ id: "a", name: "Finns", place: "desk", pointsLimit: 9000 },
  ...{ changedAt: "2026-11-12T14:05:00Z", placedAt: "2026-11-12T14:05:00Z" },
  list: { name: "Swedish", years: [1618, 1648] },
  judged: { errors: 1, points: 9931, tugs: 11 },
};
const entry: Entry = {
  ...{ entry: "e", name: "Anna", club: null, former: null, handedInAt: "2026-11-12T14:05:00Z", handIns: 1, late: false, guest: false },
  ...{ verdict: { legal: true, problems: 0 }, accepted: null, withdrawn: null, plays: true },
};

test.each([
  [
    EVENT.result.confirmText("Ben", WON, NAMES),
    "Ben entered: Anna lost 2 TuGs; Ben lost 6 TuGs and 1 SuG and broke. Score: Anna 15, Ben 4.",
  ],
  [EVENT.rounds.said("confirmed", DRAW, NAMES, "Anna"), "Confirmed by Anna: Anna lost nothing; Ben lost 1 SuG. Score: Anna 15, Ben 4"],
  [EVENT.rounds.said("entered", ABSENT, NAMES, "Ben"), "Entered by Ben: not fought because only Anna was there. Score: Anna 15, Ben 4"],
  [EVENT.rounds.settled(ABSENT, NAMES), "Anna 15, Ben 4: not fought because only Anna was there"],
  [offeredArmy(army), "Finns · Swedish, 1618–1648 · not legal: 1 problem · 9931 points"],
  [entryWords(entry), "Handed in, legal"],
  [entryRemark(entry), ""],
  [entryRemark({ ...entry, late: true, plays: false }), "Handed in late, plays only if the organiser accepts it"],
  [
    entryWords({ ...entry, verdict: null, withdrawn: { at: "2026-11-13T14:05:00Z", note: null, by: "player" } }),
    "Handed in, then left the event",
  ],
  [playerWords({ name: null, former: 2 }), "Former player B"],
  [playerWords({ name: null, former: 26 }), "Former player Z"],
  [playerWords({ name: null, former: 53 }), "Former player BA"],
  [EVENT.organiser.toDecide(1), "1 army is late or not legal. It does not play unless you accept it:"],
  [EVENT.organiser.disputed(2), "2 tables are disputed. Compare both entries, then enter the result:"],
  [
    EVENT.result.scoring({ "tug-points": 2, "sug-points": 1, "damage-most": 10, "triumph-points": 15, "survival-points": 2 }),
    "Each TuG that the enemy lost scores 2 points and each SuG 1, up to 10 in all. If only the enemy broke, you score 15 instead. If nobody broke, both score 2 more.",
  ],
  [EVENT.result.doubt({ breaksAt: 6, tugs: 11, sugs: 1 }), "This army breaks at 6 of 11 TuGs. Did it break?"],
  [EVENT.result.doubt({ breaksAt: null, tugs: 11, sugs: 1 }), "This army was handed in with 11 TuGs and 1 SuG. Check its losses."],
  [EVENT.result.doubles(2), "A lost double group (keil, later keil or tercio) counts as 2 TuGs."],
  [EVENT.standings.against({ against: 14, fought: 2 }, true), "14 (7 a game)"],
  [EVENT.standings.against({ against: 14, fought: 3 }, true), "14 (4.7 a game)"],
  [EVENT.standings.against({ against: 0, fought: 0 }, true), "0"],
  [EVENT.standings.against({ against: 14, fought: 2 }, false), "14"],
  [EVENT_FORM.wrong.points, "Enter a whole number from 0 to 100,000."],
  [EVENT_FORM.wrong.years, "Enter both years, the earlier one first, or neither. Years run from 1300 to 1800."],
  [
    EVENT_REFUSALS["more-lost-than-handed-in"]({ player: "Ben", tugs: 12, sugs: 1 }),
    "Losses of Ben: the army handed in has only 12 TuGs and 1 SuG. Enter no more than these.",
  ],
  [
    EVENT_REFUSALS["army-is-broken"]({ player: null, lost: 6, breaksAt: 6 }),
    "Losses of A former player: the army handed in breaks at 6 lost TuGs, and 6 are entered. Tick that it broke, or enter fewer.",
  ],
])("%s", (sentence, expected) => {
  expect(sentence).toBe(expected);
});
