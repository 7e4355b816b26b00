import { expect, test } from "vitest";
import type { Refusal } from "../../model/refusals";
import type { BreakingSum } from "../../model/table-command";
import type { TableRefusalParams } from "../../model/table-refusals";
import type { SeenTable } from "./placement-words";
import { refusalSentence } from "./refusal-words";

type Code = keyof TableRefusalParams;

/** Seat a defends, and has a commander with a name. */
const SEEN: SeenTable = { seat: "a", roles: { defender: "a" }, pieces: [], own: { commanders: [{ name: "Chodkiewicz" }, { name: null }] } };

type Two = readonly [min: number, max: number];
const sumOf = (tugs: number, camp: number, [min, max]: Two, [first, last]: Two, broken: boolean): BreakingSum => ({
  ...{ tugs, camp, broken, unseen: min === max ? 0 : 2 },
  ...{ size: { min, max }, breaksAt: { min: first, max: last } },
});

const SAID: { readonly [One in Code]: readonly (readonly [TableRefusalParams[One], string])[] } = {
  "not-there": [
    [
      {
        reasons: [
          { code: "off-table", params: {} },
          { code: "in-water", params: {} },
        ],
      },
      "It does not lie wholly on the table; it is in the water.",
    ],
  ],
  "flank-width": [
    [{ min: 1, max: 4 }, "The water is to be 1 to 4 BW wide."],
    [{ min: null, max: null }, "A flank of terrain has no width: only the edge is chosen."],
  ],
  "flank-chosen": [[{}, "The flank is chosen already: that is final."]],
  "kind-not-of-territory": [[{ kind: "lake", territory: "P" }, "There is no such terrain in Plains: a lake cannot be chosen."]],
  "kind-not-wanted": [
    [{ kind: "wood", wanted: ["open", "rough"] }, "Open ground or rough going is still asked for: a wood is something else."],
    [{ kind: "wood", wanted: [] }, "No more compulsory pieces are asked for: a wood cannot be chosen."],
  ],
  "no-village-for-it": [[{ most: 1 }, "For each village there is 1 enclosed field at most."]],
  "nothing-to-lay": [[{}, "You have no piece to lay now."]],
  "place-left": [
    [
      { place: { x: 12.5, y: 3, angle: 15 } },
      "It has a place, for example with its middle 12.5 from the defender's left and 3 from his edge, turned 15°: a piece is lost only when there is none.",
    ],
    [
      { place: { x: 12, y: 3, angle: 0 } },
      "It has a place, for example with its middle 12 from the defender's left and 3 from his edge: a piece is lost only when there is none.",
    ],
  ],
  "nothing-to-adjust": [[{}, "There is no piece that you may move or remove now."]],
  "adjust-too-low": [[{ die: 5, needed: 6 }, "A 5 is too low for that: it takes 6 or more."]],
  "camp-placed": [[{}, "Your camp is pitched already."]],
  "camp-first": [[{}, "Your camp is pitched before any unit group is deployed."]],
  "no-camp": [[{}, "Your army has no camp."]],
  "no-such-unit": [[{ number: 9 }, "You have no unit group 9."]],
  "unit-placed": [[{ number: 9 }, "Unit group 9 is placed already: that is final."]],
  "unit-ordered": [[{ number: 9 }, "Unit group 9 is on a march or in ambush."]],
  "others-first": [
    [{ numbers: [2, 4] }, "Barricades come first, then medium and heavy artillery: now unit groups 2 and 4."],
    [{ numbers: [2] }, "Barricades come first, then medium and heavy artillery: now unit group 2."],
  ],
  "orders-given": [[{}, "You have given your orders already: that is final."]],
  "not-a-sub-commander": [
    [{ commander: 0 }, "A flank march is led by a sub-commander or an ally, not by A Chodkiewicz, the army commander."],
  ],
  "commander-twice": [[{ commander: 1 }, "One commander, one march: your B is named twice."]],
  "edge-closed": [[{ edge: "left" }, "Nobody marches round your left: water closes it."]],
  "edge-twice": [[{ edge: "right" }, "One march at most goes round each short edge: your right has two."]],
  "march-size": [[{ most: 4 }, "A flank march takes 1 unit group at least and 4 at most."]],
  "unit-may-not-march": [[{ number: 9 }, "Unit group 9 cannot go on a flank march."]],
  "unit-may-not-ambush": [[{ number: 9 }, "Unit group 9 cannot lie in ambush."]],
  "unit-twice": [[{ number: 9 }, "Unit group 9 is named twice."]],
  "not-his-contingent": [
    [{ commander: 2, numbers: [5, 6] }, "An ally goes with the whole of his contingent and nobody else: your C has unit groups 5 and 6."],
    [{ commander: 2, numbers: [] }, "An ally goes with the whole of his contingent and nobody else: your C has none left."],
  ],
  "too-many-cards": [[{ most: 3 }, "Ambush markers and bluffed marches are 3 together at most."]],
  "ambush-not-there": [
    [
      { at: 2, reasons: [{ code: "seen", params: { x: 4, y: 15 } }] },
      "Ambush 2: it would be seen from a place 4 from the defender's left and 15 from his edge.",
    ],
  ],
  "not-artillery": [[{ number: 9 }, "Unit group 9 is no artillery of yours on the table: nothing of it can be wheeled back."]],
  "not-pike-and-shot": [[{ number: 9 }, "Unit group 9 has no pikes to drop."]],
  "pikes-off-table": [
    [
      { number: 9 },
      "Unit group 9 is not on the table: if it drops its pikes, note that with its order, and show it when the group arrives or is revealed.",
    ],
  ],
  "already-dropped": [[{ number: 9 }, "Unit group 9 has dropped its pikes already."]],
  "already-wheeled": [[{ number: 9 }, "Unit group 9 has been wheeled already."]],
  "already-passed": [[{}, "You have passed already: that is final."]],
  "commander-placed": [[{ commander: 0 }, "A Chodkiewicz is placed already."]],
  "commander-not-to-place": [[{ commander: 1 }, "Your B is not to be placed now."]],
  "no-such-ambush": [[{ order: "ambush-2" }, "You have laid no ambush 2."]],
  "commanders-first": [[{ commanders: [0, 2] }, "Commanders are placed first: A Chodkiewicz and your C."]],
  "already-declared-commands": [[{}, "You have declared your commands already: that is final."]],
  "unit-unled": [[{ numbers: [3, 4] }, "Nobody leads unit groups 3 and 4."]],
  "unit-led-twice": [[{ number: 9 }, "Unit group 9 is led by two commanders."]],
  "marker-unled": [[{ orders: ["ambush-1"] }, "Nobody leads ambush 1."]],
  "marker-led-twice": [[{ order: "ambush-1" }, "Ambush 1 is led by two commanders."]],
  "command-empty": [[{ commander: 1 }, "Your B leads nobody: each commander leads one unit group at least."]],
  "commander-not-declared": [[{ commander: 1 }, "Your B is missing, or is not to be named."]],
  "ambushed-command": [
    [
      { commander: 1 },
      "Your B: a commander at an ambush marker is alone there and leads that marker and no unit group on the table, so others must be left to lead those.",
    ],
  ],
  "no-scouts": [[{ number: 9 }, "Unit group 9 has no scouts on the table."]],
  "already-scouted": [[{ number: 9 }, "The scouts of unit group 9 have moved already."]],
  "no-such-order": [[{ order: "march-2" }, "You have given no order march 2."]],
  "order-revealed": [[{ order: "march-1" }, "March 1 is shown already."]],
  "more-lost-than-there": [
    [{ seat: "a", tugs: 11, sugs: 1 }, "You have 11 TuGs and 1 SuG: more cannot be lost."],
    [{ seat: "b", tugs: 1, sugs: 0 }, "Your opponent has 1 TuG and 0 SuGs: more cannot be lost."],
  ],
  "camp-not-there": [
    [{ seat: "a" }, "Your army has pitched no camp: none can be sacked."],
    [{ seat: "b" }, "Your opponent's army has pitched no camp: none can be sacked."],
  ],
  "broken-differs": [
    [
      { seat: "a", broken: false, sum: sumOf(13, 0, [13, 13], [7, 7], true) },
      "13 of 13 TuGs lost: your army breaks at 7, so it is broken.",
    ],
    [
      { seat: "b", broken: true, sum: sumOf(4, 1, [12, 12], [6, 6], false) },
      "4 of 12 TuGs lost, and the sacked camp counts as 1 more: your opponent's army breaks at 6, so it is not broken.",
    ],
    [
      { seat: "b", broken: false, sum: sumOf(9, 0, [11, 15], [6, 8], true) },
      "9 of 11 to 15 TuGs lost: your opponent's army breaks at 6 at the earliest and 8 at the latest, so it is broken.",
    ],
    [{ seat: "a", broken: true, sum: sumOf(0, 0, [0, 0], [0, 0], false) }, "Your army has no TuG to lose and cannot break."],
  ],
  "nothing-to-close": [[{}, "No result waits for your consent: you may enter one yourself."]],
  "close-offered": [[{}, "You have entered that result already: your opponent may accept it."]],
};

const CASES = Object.entries(SAID).flatMap(([code, said]) => said.map(([params, sentence]) => ({ code, params, sentence })));

test.each(CASES)("$code: $sentence", ({ code, params, sentence }) => {
  const refusal = { code, params, legal: [{ type: "pass" }] } as unknown as Refusal;
  expect(refusalSentence(refusal, SEEN)).toBe(`${sentence} You may pass.`);
});

test("without a reader, left and right are the defender's, and a seat goes by its letter", () => {
  const closed = { code: "edge-closed", params: { edge: "left" }, legal: [] } as const;
  expect(refusalSentence(closed)).toBe("Nobody marches round the defender's left: water closes it. Nothing is asked of you now.");
  const lost = { code: "more-lost-than-there", params: { seat: "b", tugs: 2, sugs: 0 }, legal: [] } as const;
  expect(refusalSentence(lost)).toMatch(/^Seat b has 2 TuGs and 0 SuGs/);
});
