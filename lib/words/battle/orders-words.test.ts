import { describe, expect, test } from "vitest";
import {
  commanderNamed,
  commanderRank,
  contingentWords,
  coverWords,
  groupWords,
  laidWords,
  marchCardsWords,
  orderCardName,
  orderFaultWords,
  ownEdges,
  type StayReason,
  shadeWords,
  stayWords,
  type WayReason,
  wayReasonWords,
} from "./orders-words";

const SEEN = { seat: "b", roles: { invader: "b", defender: "a" }, pieces: [], table: { width: 45, depth: 30 } } as const;

test("a commander goes by his letter and his name, else as one's own", () => {
  const commanders = [{ name: null }, { name: "Horn" }, { name: null }];
  expect([0, 1, 2, 7].map((one) => commanderNamed(one, commanders))).toEqual(["your A", "B Horn", "your C", "your H"]);
});

test("his rank tells what he is", () => {
  const horn = { role: "sub", grade: "talented", class: "professional", name: "Horn" } as const;
  expect(commanderRank(horn)).toBe("Sub-commander, talented professional");
  expect(commanderRank({ ...horn, role: "army" })).toBe("Army commander, talented professional");
});

test.each<readonly [StayReason, string]>([
  [{ code: "placed" }, "on the table already"],
  [{ code: "straggles" }, "off the table for good"],
  [{ code: "barricades" }, "it stands behind barricades"],
  [{ code: "full" }, "the march is full"],
  [{ code: "kind", type: "battle-wagon" }, "battle wagons never do"],
  [{ code: "kind", type: "other" }, "its kind never does"],
  [{ code: "contingent", commander: "Arnim" }, "goes with Arnim or not at all"],
  [{ code: "marches", commander: "Horn" }, "marches with Horn"],
  [{ code: "hides", at: 2 }, "lies in ambush 2"],
])("a group stays: %j", (reason, words) => {
  expect(stayWords(reason)).toBe(words);
});

test.each<readonly [WayReason, string]>([
  [{ code: "water" }, "Water closes it."],
  [{ code: "no-contingent" }, "An ally marches with his contingent, and no unit group is set down as his."],
  [{ code: "taken", commander: "B Horn" }, "B Horn marches there."],
  [{ code: "taken", commander: "your C" }, "Your C marches there."],
  [{ code: "no-card", most: 3 }, "All three ambush cards are used."],
  [{ code: "too-many", count: 5, most: 4 }, "His contingent is 5 unit groups: 4 at most can march."],
  [
    { code: "cannot-go", group: "7 Guns", why: { code: "kind", type: "artillery" } },
    "He goes with the whole of his contingent, and 7 Guns cannot: artillery never does.",
  ],
])("a way is shut: %j", (reason, sentence) => {
  expect(wayReasonWords(reason)).toBe(sentence);
});

test("left and right are those of whoever sits there", () => {
  expect([true, false].map((isDefender) => ownEdges(isDefender).map(({ edge, label }) => `${label}: ${edge}`))).toEqual([
    ["Left: left", "Right: right"],
    ["Left: right", "Right: left"],
  ]);
});

describe("what a march takes", () => {
  test("in cards, and whether that can ever be", () => {
    expect(marchCardsWords({ needed: 1, canHold: true, held: 3 })).toEqual({ text: "Arrives on 1 red card.", warning: null });
    expect(marchCardsWords({ needed: 3, canHold: false, held: 2 })).toEqual({
      text: "Arrives on 3 red cards.",
      warning: "He never holds more than 2 cards: this march can never arrive.",
    });
  });

  test("in men, of an ally", () => {
    const units = [
      { number: 12, name: "Saxons" },
      { number: 13, name: "More Saxons" },
    ];
    expect(contingentWords(units)).toBe("With the whole of his contingent: 12 Saxons and 13 More Saxons.");
    expect(units.map(groupWords)).toEqual(["12 Saxons", "13 More Saxons"]);
  });
});

test("faults are told as the server tells them, an ambush without its number, by the reader's own left", () => {
  const seen = { code: "ambush-not-there", params: { at: 1, reasons: [{ code: "seen", params: { x: 4, y: 15 } }] } } as const;
  expect(orderFaultWords(seen as never, SEEN)).toBe("It would be seen from a place 41 from your left and 15 from your edge.");
  expect(orderFaultWords({ code: "edge-twice", params: { edge: "left" } }, SEEN)).toBe(
    "One march at most goes round each short edge: your right has two.",
  );
  expect(orderFaultWords(null, SEEN)).toBe("Lay its marker on the map.");
  expect(orderFaultWords({ code: "battle-over", params: { step: "closed" } } as never, SEEN)).toBe("These orders cannot be given.");
});

test("where a marker lies, and from how near it is seen", () => {
  expect([laidWords({ x: 20.5, y: 24 }, SEEN), laidWords(null, SEEN)]).toEqual([
    "24.5 from your left and 6 from your edge",
    "Not laid yet",
  ]);
  expect([coverWords("wood", 2), coverWords("orchard", 0)]).toEqual([
    "In the wood it is seen from 2 BW and nearer.",
    "Nobody sees into the orchard.",
  ]);
});

test("the hatching of the map", () => {
  const group = { number: 7, name: "Pancerni" };
  expect([shadeWords(null, null), shadeWords(0, null), shadeWords(0, group), shadeWords(3, group)]).toEqual([
    "Looking for where the enemy sees nobody…",
    "Nowhere in your half is any of your unit groups hidden from the enemy's half of the table.",
    "Nowhere in your half is 7 Pancerni hidden from the enemy's half of the table.",
    "Hatched on the map: where the middle of a marker with 7 Pancerni can lie unseen.",
  ]);
});

test("the five cards", () => {
  expect((["ambush-1", "ambush-2", "ambush-3", "march-left", "march-right"] as const).map(orderCardName)).toEqual([
    "Ambush I",
    "Ambush II",
    "Ambush III",
    "March left",
    "March right",
  ]);
});
