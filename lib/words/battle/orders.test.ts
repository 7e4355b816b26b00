import { describe, expect, test } from "vitest";
import { plain } from "../sentence";
import {
  commanderNamed,
  commanderRank,
  contingentWords,
  coverWords,
  fixedWords,
  groupWords,
  laidWords,
  ledCount,
  marchCardsWords,
  marchLedWords,
  markerWords,
  ORDERS,
  orderCardName,
  orderFaultWords,
  ownEdges,
  type StayReason,
  shadeWords,
  stayWords,
  unledWords,
  type WayReason,
  wayReasonWords,
} from "./orders";

describe("orders", () => {
  const SEEN = { seat: "b", roles: { invader: "b", defender: "a" }, pieces: [], table: { width: 45, depth: 30 } } as const;

  test('a commander has a letter and a name, or is "your commander"', () => {
    const commanders = [{ name: null }, { name: "Horn" }, { name: null }];
    expect([0, 1, 2, 7].map((one) => commanderNamed(one, commanders))).toEqual([
      "your commander A",
      "Horn (B)",
      "your commander C",
      "your commander H",
    ]);
  });

  test("his rank tells what he is", () => {
    const horn = { role: "sub", grade: "talented", class: "professional", name: "Horn" } as const;
    expect(commanderRank(horn)).toBe("Sub-commander, talented professional");
    expect(commanderRank({ ...horn, role: "army" })).toBe("Army commander, talented professional");
  });

  test.each<readonly [StayReason, string]>([
    [{ code: "placed" }, "already on the table"],
    [{ code: "straggles" }, "straggler, off the table"],
    [{ code: "barricades" }, "it stands behind barricades"],
    [{ code: "full" }, "the march is full"],
    [{ code: "kind", type: "battle-wagon" }, "battle wagons cannot"],
    [{ code: "kind", type: "other" }, "troops of its kind cannot"],
    [{ code: "contingent", commander: "Arnim" }, "goes only with Arnim"],
    [{ code: "marches", commander: "Horn" }, "marches with Horn"],
    [{ code: "hides", at: 2 }, "in ambush 2"],
  ])("a group stays: %j", (reason, words) => {
    expect(plain(stayWords(reason))).toBe(words);
  });

  test.each<readonly [WayReason, string]>([
    [{ code: "water" }, "Water closes this edge."],
    [{ code: "no-contingent" }, "An ally marches with a contingent, and this one has no unit group."],
    [{ code: "taken", commander: "B Horn" }, "B Horn already marches there."],
    [{ code: "taken", commander: "your commander C" }, "Your commander C already marches there."],
    [{ code: "no-card", most: 3 }, "All three ambush cards are used."],
    [{ code: "too-many", count: 5, most: 4 }, "The ally’s contingent has 5 unit groups; the maximum for a march is 4."],
    [
      { code: "cannot-go", group: "7 Guns", why: { code: "kind", type: "artillery" } },
      "An ally must take the whole contingent, but 7 Guns cannot go: artillery cannot.",
    ],
  ])("a way is shut: %j", (reason, sentence) => {
    expect(plain(wayReasonWords(reason))).toBe(sentence);
  });

  test("left and right are those of the player", () => {
    expect([true, false].map((isDefender) => ownEdges(isDefender).map(({ edge, label }) => `${label}: ${edge}`))).toEqual([
      ["Left: left", "Right: right"],
      ["Left: right", "Right: left"],
    ]);
  });

  describe("what a march takes", () => {
    test("in cards, and whether that can ever be", () => {
      const said = (cards: Parameters<typeof marchCardsWords>[0]) => {
        const { text, warning } = marchCardsWords(cards);
        return [plain(text), warning];
      };
      expect(said({ needed: 1, canHold: true, held: 3 })).toEqual(["The march needs 1 red card to arrive.", null]);
      expect(said({ needed: 3, canHold: false, held: 2 })).toEqual([
        "The march needs 3 red cards to arrive.",
        "This commander holds 2 cards at most, so the march can never arrive.",
      ]);
    });

    test("in men, of an ally", () => {
      const units = [
        { number: 12, name: "Saxons" },
        { number: 13, name: "More Saxons" },
      ];
      expect(contingentWords(units)).toBe("With the whole contingent: Saxons (12) and More Saxons (13).");
      expect(units.map(groupWords)).toEqual(["Saxons (12)", "More Saxons (13)"]);
    });
  });

  test("faults are told as the server tells them, an ambush without its number, by the reader's own left", () => {
    const seen = { code: "ambush-not-there", params: { at: 1, reasons: [{ code: "seen", params: { x: 4, y: 15 } }] } } as const;
    expect(plain(orderFaultWords(seen as never, SEEN))).toBe(
      "The enemy could see it from a point 41 BW from your left and 15 from your edge.",
    );
    expect(plain(orderFaultWords({ code: "edge-twice", params: { edge: "left" } }, SEEN))).toContain("your right");
    expect(orderFaultWords(null, SEEN)).toBe("Place its marker on the map.");
    expect(orderFaultWords({ code: "battle-over", params: { step: "closed" } } as never, SEEN)).toBe(ORDERS.cannotGive);
  });

  test("where a marker lies, and from how near it is seen", () => {
    expect([laidWords({ x: 20.5, y: 24 }, SEEN), laidWords(null, SEEN)]).toEqual([
      "24.5 BW from your left and 6 from your edge",
      "Not placed yet",
    ]);
    expect([coverWords("wood", 2), coverWords("orchard", 0)]).toEqual([
      "Nobody more than 2 BW away can see the marker in the wood.",
      "Nobody can see into the orchard.",
    ]);
  });

  test("the hatching of the map", () => {
    const group = { number: 7, name: "Pancerni" };
    expect(
      [shadeWords(null, null), shadeWords(0, null), shadeWords(0, group), shadeWords(3, group), shadeWords(3, null)].map(plain),
    ).toEqual([
      "Finding where the enemy cannot see…",
      "You cannot lay an ambush: no place in your half hides a unit group from the enemy’s half.",
      "No place in your half hides Pancerni (7) from the enemy’s half.",
      "Inside the hatching, the marker can hide Pancerni (7).",
      "A bluff may lie anywhere inside the hatching, where one of your unit groups could really hide.",
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
});

describe("orders command", () => {
  const troop = { type: "foot", formation: "loose", training: null, setFormation: null, weapon: null, characteristics: [] } as const;
  const own = {
    commanders: (["army", "sub"] as const).map((role) => ({ role, grade: "competent", class: "professional", name: null }) as const),
    units: [5, 6, 7].map((number) => ({
      number,
      name: `Group ${number}`,
      troop: { ...troop, characteristics: [] },
      bases: 6,
      commander: null,
    })),
  };

  test("why nobody else leads them", () => {
    expect(fixedWords({ code: "contingent", commander: 3 }, "D")).toBe("Contingent of D");
    expect(fixedWords({ code: "in-ambush", commander: 1 }, "B")).toBe("B stands with this marker");
  });

  test("what is under a marker", () => {
    expect(markerWords("ambush-2", { kind: "ambush", x: 3, y: 4, unit: 7 }, own)).toBe("Ambush 2 (Group 7 (7))");
    expect(markerWords("ambush-1", { kind: "ambush", x: 3, y: 4, unit: null }, own)).toBe("Ambush 1 (a bluff)");
  });

  test("what the other player learns is qualified only where there is something to hide", () => {
    const march = { place: { kind: "march", commander: 1 } } as const;
    const ambush = { place: { kind: "ambush", x: 3, y: 4 } } as const;
    const note = (...orders: readonly (typeof march | typeof ambush)[]) => plain(ORDERS.opponent.note({ other: "Ben" }, orders));
    const marching =
      "Once both have given their orders, Ben sees which commander waits beside the camp, but not which unit groups march, round which edge, or whether it is a bluff.";
    expect(note()).toBe("Once both have given their orders, Ben sees that you gave none.");
    expect(note(march)).toBe(marching);
    expect(note(ambush)).toBe(
      "Once both have given their orders, Ben sees where each marker lies, but not which unit group hides there, or whether it is a bluff.",
    );
    expect(note(march, ambush)).toBe(
      `${marching} Ben sees where each marker lies, but not which unit group hides there, or whether it is a bluff.`,
    );
  });

  test("how many are led", () => {
    expect([ledCount(1, false), ledCount(3, true), ledCount(0, true), ledCount(0, false)]).toEqual([
      "1 group",
      "3 groups",
      "no command",
      "none yet",
    ]);
    expect(unledWords(["Musketeers (4)", "Ambush 1 (a bluff)"])).toBe("Nobody leads Musketeers (4) and Ambush 1 (a bluff) yet.");
    expect(unledWords(["1", "2", "3", "4"])).toBe("Choose a commander for 4 more unit groups or markers.");
  });

  test("who marches leads what goes with him", () => {
    expect(plain(marchLedWords({ kind: "march", commander: 1, edge: "left", units: [5, 6] }, own))).toBe(
      "Your commander B is on a flank march and leads only Group 5 (5) and Group 6 (6).",
    );
  });
});

test("the commands as they are filled in say where they come from, and what was changed", () => {
  const { filledBy, changed } = ORDERS.commands;
  expect(filledBy.army).toBe("These commands come from your army. Change any you like.");
  expect(filledBy.computer).toBe(
    "These commands come from your army. The changes are marked: they keep groups near their commander. Change any you like.",
  );
  expect(changed("B")).toBe("changed: B in your army");
});
