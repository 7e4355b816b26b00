import { describe, expect, test } from "vitest";
import type { PlacementReason, PlacementReasonCode, PlacementReasonParams } from "../../model/refusals";
import { plain } from "../sentence";
import { fromDefender, placementSentence, placementSentences, type SeenTable } from "./handling";

/** Seat b invades, and a wood lies there; it counts from its own corner. */
const SEEN: SeenTable = { seat: "b", roles: { defender: "a" }, pieces: [{ id: "p1", kind: "wood" }], table: { width: 45, depth: 30 } };

const SAID: { readonly [Code in PlacementReasonCode]: readonly (readonly [PlacementReasonParams[Code], string])[] } = {
  "off-table": [[{}, "It must lie wholly on the table."]],
  size: [
    [{ min: 6, max: 10 }, "Each side must be 6 to 10 BW."],
    [{ min: 6, max: 6 }, "Each side must be 6 BW."],
  ],
  "outside-region": [
    [
      { left: 10, bottom: 10, right: 45, top: 20 },
      "It must lie wholly within 35 BW of your left, and between 10 and 20 BW from your edge.",
    ],
    [{ left: 0, bottom: 0, right: 10, top: 30 }, "It must lie wholly between 35 and 45 BW from your left."],
  ],
  "not-at-edge": [
    [{ edge: null }, "It must touch an edge of the table."],
    [{ edge: "left" }, "It must touch the edge on your right."],
  ],
  "too-near": [
    [{ piece: "p1", apart: 2 }, "It must be at least 2 BW from the wood."],
    [{ piece: "p7", apart: 2 }, "It must be at least 2 BW from another piece."],
  ],
  "on-piece": [[{ piece: "p1" }, "It overlaps the wood."]],
  "in-water": [[{}, "It is in the water."]],
  "too-far": [[{ most: 6 }, "You can move it 6 BW at most."]],
  "no-pivot": [[{ die: 4, from: 5 }, "A 4 is too low to turn it (you need 5 or more)."]],
  "pivot-outside": [[{}, "It must turn about one of its own points."]],
  "outside-deployment": [[{ from: 21, to: 30 }, "It must stand within 9 BW of your edge."]],
  "on-unit": [
    [{ seat: "b", number: 3 }, "It overlaps your unit group 3."],
    [{ seat: "a", number: 3 }, "It overlaps your opponent’s unit group 3."],
  ],
  "on-camp": [[{ seat: "a" }, "It overlaps your opponent’s camp."]],
  impassable: [[{ piece: "p1" }, "Nothing can stand in the wood."]],
  "open-wing": [
    [{ edge: "right", sector: 10 }, "Troops of its kind cannot deploy within 10 BW of the edge on your left, where the flank is open."],
  ],
  form: [[{ forms: ["close", "foot"] }, "It can only deploy close or on foot."]],
  files: [
    [{ min: 2, max: 6, allowed: [2, 3, 4, 5, 6] }, "It must be 2 to 6 files wide."],
    [{ min: 3, max: 3, allowed: [3] }, "It must be 3 files wide."],
    // Four battle wagons.
    [{ min: 1, max: 4, allowed: [1, 2, 4] }, "It must be 1, 2 or 4 files wide."],
  ],
  "no-caltrops": [[{}, "It has no caltrops."]],
  "no-stakes": [[{}, "It has no stakes."]],
  "outside-camp-reach": [
    [
      { ranges: [{ min: 18, max: 27 }], reach: 6, isByFlank: false },
      "Put the middle of the camp 18 to 27 BW from your left (near the middle of your edge).",
    ],
    [
      { ranges: [{ min: 1.5, max: 27 }], reach: 6, isByFlank: true },
      "Put the middle of the camp 18 to 43.5 BW from your left (near the middle of your edge, or towards the secure flank).",
    ],
  ],
  "worse-going": [[{ going: "difficult", better: "good" }, "It would stand on difficult going, and there is still room on good going."]],
  seen: [[{ x: 20, y: 15 }, "The enemy could see it from a point 25 BW from your left and 15 from your edge."]],
  "outside-half": [
    [{ from: 15, to: 30 }, "It must lie within 15 BW of your edge."],
    [{ from: 10, to: 20 }, "It must lie between 10 and 20 BW from your edge."],
  ],
  "path-blocked": [[{}, "Something is in the way."]],
  "beyond-move": [[{ most: 4 }, "It can move 4 BW at most."]],
};

const CASES = Object.entries(SAID).flatMap(([code, said]) => said.map(([params, sentence]) => ({ code, params, sentence })));

test.each(CASES)("$code: $sentence", ({ code, params, sentence }) => {
  expect(plain(placementSentence({ code, params } as PlacementReason, SEEN))).toBe(sentence);
});

describe("a reader", () => {
  const edge: PlacementReason = { code: "not-at-edge", params: { edge: "left" } };
  const camp: PlacementReason = { code: "on-camp", params: { seat: "a" } };
  test("who plays has a left of his own", () => {
    expect(plain(placementSentence(edge, { ...SEEN, seat: "a" }))).toBe("It must touch the edge on your left.");
    expect(plain(placementSentence(edge))).toBe("It must touch the edge at the defender’s left.");
    expect(plain(placementSentence(camp, { ...SEEN, seat: null }))).toBe("It overlaps the defender’s camp.");
  });

  const zone: PlacementReason = { code: "outside-deployment", params: { from: 21, to: 30 } };
  const reach: PlacementReason = { code: "outside-camp-reach", params: { ranges: [{ min: 1, max: 4 }], reach: 6, isByFlank: false } };
  test("players read places from their own corner; spectators and documents from the defender's", () => {
    expect(plain(placementSentence(zone, { ...SEEN, seat: "a" }))).toBe("It must stand between 21 and 30 BW from your edge.");
    expect(plain(placementSentence(reach, { ...SEEN, seat: "a" }))).toMatch(/^Put the middle of the camp 1 to 4 BW from your left /);
    for (const seen of [{ ...SEEN, seat: null }, fromDefender(SEEN)]) {
      expect(plain(placementSentence(zone, seen))).toBe("It must stand between 21 and 30 BW from the defender’s edge.");
      expect(plain(placementSentence(reach, seen))).toMatch(
        /^Put the middle of the camp 1 to 4 BW from the defender’s left \(near the middle of its edge\)\.$/,
      );
    }
  });

  test("gives all reasons in one sentence", () => {
    expect(plain(placementSentences([edge, camp], SEEN))).toBe("It must touch the edge on your right; it overlaps your opponent’s camp.");
  });
});
