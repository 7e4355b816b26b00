import { expect, test } from "vitest";
import type { BreakingSum } from "../../model/battle-command";
import type { Refusal, TableRefusalParams } from "../../model/refusals";
import type { SeenTable } from "./placement-words";
import { refusalSentence } from "./refusal-words";
import { TABLE_REFUSAL_WORDS } from "./table-refusal-words";

type Code = keyof TableRefusalParams;
type Case = { readonly [One in Code]: readonly [One, TableRefusalParams[One], string] }[Code];

/** Seat a defends; its first commander has a name. */
const SEEN: SeenTable = { seat: "a", roles: { defender: "a" }, pieces: [], own: { commanders: [{ name: "Chodkiewicz" }, { name: null }] } };

type Two = readonly [min: number, max: number];
const sumOf = (tugs: number, camp: number, [min, max]: Two, [first, last]: Two, broken: boolean): BreakingSum => ({
  ...{ tugs, camp, broken, unseen: min === max ? 0 : 2 },
  ...{ size: { min, max }, breaksAt: { min: first, max: last } },
});

const CASES: readonly Case[] = [
  [
    "not-there",
    {
      reasons: [
        { code: "off-table", params: {} },
        { code: "in-water", params: {} },
      ],
    },
    "It must lie wholly on the table; it is in the water.",
  ],
  ["flank-width", { min: 1, max: 4 }, "The water must be 1 to 4 BW wide."],
  ["kind-not-of-territory", { kind: "lake", territory: "P" }, "Plains does not have a lake."],
  ["kind-not-wanted", { kind: "wood", wanted: ["open", "rough"] }, "Choose open ground or rough going. You cannot choose a wood now."],
  ["kind-not-wanted", { kind: "wood", wanted: [] }, "All compulsory pieces are chosen."],
  [
    "place-left",
    { place: { x: 12.5, y: 3, angle: 15 } },
    "There is a legal position, for example with its middle 12.5 from the defender’s left and 3 from their edge, turned 15°. You can give up a piece only if there is none.",
  ],
  ["adjust-too-low", { die: 5, needed: 6 }, "A 5 is too low for that: it takes a 6."],
  ["others-first", { numbers: [2, 4] }, "Barricades come first, then medium and heavy artillery. Place unit groups 2 and 4 now."],
  [
    "not-a-sub-commander",
    { commander: 0 },
    "Only a sub-commander or an ally can lead a flank march, not A Chodkiewicz, the army commander.",
  ],
  ["edge-twice", { edge: "right" }, "Only one march can go round each short edge. There are two on your right."],
  ["march-size", { most: 4 }, "A flank march takes 1 to 4 unit groups."],
  [
    "not-his-contingent",
    { commander: 2, numbers: [5, 6] },
    "An ally marches with the whole contingent and nobody else. Your commander C has unit groups 5 and 6.",
  ],
  [
    "ambush-not-there",
    { at: 2, reasons: [{ code: "seen", params: { x: 4, y: 15 } }] },
    "Ambush 2: it would be seen from the point 4 from the defender’s left and 15 from their edge.",
  ],
  ["commanders-first", { commanders: [0, 2] }, "First place A Chodkiewicz and your commander C."],
  ["more-lost-than-there", { seat: "b", tugs: 1, sugs: 0 }, "Your opponent has only 1 TuG and 0 SuGs to lose."],
  [
    "broken-differs",
    { seat: "b", broken: false, sum: sumOf(9, 0, [11, 15], [6, 8], true) },
    "9 of 11 to 15 TuGs lost: your opponent’s army breaks at 6 to 8, so it is broken.",
  ],
];

test.each(CASES)("%s: %j", (code, params, sentence) => {
  const refusal = { code, params, legal: [{ type: "pass" }] } as unknown as Refusal;
  expect(refusalSentence(refusal, SEEN).startsWith(sentence)).toBe(true);
  expect((TABLE_REFUSAL_WORDS[code] as (params: unknown, seen: SeenTable) => string)(params, SEEN)).toBe(sentence);
});

test("without a reader, left and right are the defender's, and a seat is called by its letter", () => {
  expect(TABLE_REFUSAL_WORDS["edge-closed"]({ edge: "left" })).toBe("Nobody can march round the defender’s left: water closes it.");
  expect(TABLE_REFUSAL_WORDS["more-lost-than-there"]({ seat: "b", tugs: 2, sugs: 0 })).toMatch(/^Seat b has only 2 TuGs and 0 SuGs/);
});
