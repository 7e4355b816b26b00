import { describe, expect, test } from "vitest";
import type { Square } from "@/lib/model/battle-tables";
import type { SeatName } from "@/lib/model/by-seat";
import type { TerrainKind } from "@/lib/model/enumerations";
import { NO_DRAWS } from "@/tests/build/days-battle";
import { BOOK, playedTo } from "@/tests/build/played-battle";
import { lyingPiece, type TableOpening, tableBattle } from "@/tests/build/table-battle";
import { apply } from "../apply";
import type { Battle } from "../battle";
import type { DecidedCommand } from "../battle-step";
import { prepareBattle } from "../book";
import { decide } from "../decide";
import { legalCommands, stepNow, toAct } from "../sequence";

const at = (square: Square, given: Partial<TableOpening> = {}) => tableBattle({ step: "flank", territory: "F", square, ...given });
const choose = (edge: "left" | "right", width: number | null = null) => ({ type: "choose-flank", edge, width }) as const;
const lay = (x: number, y: number, kind: TerrainKind = "wood", angle = 0): DecidedCommand => ({
  ...{ type: "place-flank-piece", kind, w: 6, h: 6, x, y, angle },
});
const refusal = (battle: Battle, seat: SeatName, command: DecidedCommand) => {
  const decision = decide(battle, seat, command, NO_DRAWS);
  return decision.ok ? null : { code: decision.refusal.code, params: decision.refusal.params };
};
const reasons = (battle: Battle, seat: SeatName, command: DecidedCommand) => {
  const refused = refusal(battle, seat, command);
  return refused && "reasons" in refused.params ? refused.params.reasons.map(({ code }) => code) : refused;
};

test("row C has no flank: the step is over before it began", () => {
  expect(stepNow(at("C3"))).toBe("compulsory");
});

describe.each([
  ["A2", "S"],
  ["E2", "F"],
] as const)("water in %s", (square, territory) => {
  const battle = at(square, { territory });

  test("is the defender's, on the edge and of the width that he chooses", () => {
    expect(toAct(battle)).toEqual(["a"]);
    expect(legalCommands(battle, "a")).toEqual([choose("left"), choose("right")].map((one) => ({ ...one, width: { min: 1, max: 4 } })));
    expect(legalCommands(battle, "b")).toEqual([]);
    const after = playedTo(battle, [["a", choose("right", 2.5)]], NO_DRAWS);
    expect([after.step, after.ground.flank]).toEqual(["compulsory", { edge: "right", water: { edge: "right", width: 2.5 } }]);
  });

  test.each([
    [1, null],
    [4, null],
    [0.9, { code: "flank-width", params: { min: 1, max: 4 } }],
    [4.1, { code: "flank-width", params: { min: 1, max: 4 } }],
    [null, { code: "flank-width", params: { min: 1, max: 4 } }],
  ] as const)("%d wide", (width, expected) => {
    expect(refusal(battle, "a", choose("left", width))).toEqual(expected);
  });

  test("is not the invader's, and nothing is laid there", () => {
    expect(refusal(battle, "b", choose("left", 2))).toEqual({ code: "not-your-turn", params: { step: "flank" } });
    expect(refusal(battle, "a", lay(3, 5))?.code).toBe("nothing-to-lay");
    expect(refusal(battle, "a", { type: "give-up-piece" })?.code).toBe("nothing-to-lay");
  });
});

test("the small table's water is at most 2 wide", () => {
  const battle = at("E2", { size: "small" });
  expect(refusal(battle, "a", choose("left", 2))).toBeNull();
  expect(refusal(battle, "a", choose("left", 2.1))?.params).toEqual({ min: 1, max: 2 });
});

describe("terrain", () => {
  const battle = at("B1");
  const chosen = playedTo(battle, [["a", choose("left")]], NO_DRAWS);
  const half = playedTo(chosen, [["a", lay(3, 10)]], NO_DRAWS);

  test("has no width", () => {
    expect(legalCommands(battle, "a")).toEqual([choose("left"), choose("right")]);
    expect(refusal(battle, "a", choose("left", 2))).toEqual({ code: "flank-width", params: { min: null, max: null } });
    expect(refusal(chosen, "a", choose("right"))?.code).toBe("flank-chosen");
  });

  test("is laid by the defender, then by the invader, each once; then the step is over", () => {
    expect([toAct(chosen), toAct(half)]).toEqual([["a"], ["b"]]);
    expect(refusal(chosen, "b", lay(3, 20))?.code).toBe("not-your-turn");
    expect(refusal(half, "a", lay(3, 3))?.code).toBe("not-your-turn");
    const after = playedTo(half, [["b", lay(3, 18, "tall-crops")]], NO_DRAWS);
    expect(after.step).toBe("compulsory");
    expect(after.ground.pieces).toEqual([
      lyingPiece({ id: "piece-1", kind: "wood", x: 3, y: 10, by: "a", as: "flank" }),
      lyingPiece({ id: "piece-2", kind: "tall-crops", x: 3, y: 18, by: "b", as: "flank" }),
    ]);
    expect(after.nextWord).toBe(battle.nextWord);
  });

  test("may be every rough or difficult kind of the territory, each with its limits", () => {
    const limits = { size: { min: 6, max: 8 }, edge: "left" };
    const kinds = ["rocky-ground", "brush", "tall-crops", "wood", "forest", "village", "marsh", "steep-hill", "gully"];
    expect(legalCommands(chosen, "a")).toEqual(
      kinds.map((kind) => ({ type: "place-flank-piece", kind, ...limits, region: { left: 0, bottom: 0, right: 10, top: 15 } })),
    );
    expect(legalCommands(half, "b").at(0)).toMatchObject({ region: { left: 0, bottom: 15, right: 10, top: 30 } });
    expect(refusal(chosen, "a", lay(3, 10, "open-area"))).toEqual({
      ...{ code: "kind-not-wanted", params: { kind: "open-area", wanted: ["rough", "difficult"] } },
    });
    expect(refusal(chosen, "a", lay(3, 10, "lake"))?.code).toBe("kind-not-wanted");
    expect(refusal(chosen, "a", lay(3, 10, "dunes"))).toEqual({
      ...{ code: "kind-not-of-territory", params: { kind: "dunes", territory: "F" } },
    });
  });

  test("touches its edge, in the own half of its sector", () => {
    expect(reasons(chosen, "a", lay(3.1, 12))).toBeNull();
    expect(reasons(chosen, "a", lay(3.2, 12))).toEqual(["not-at-edge"]);
    expect(reasons(chosen, "a", lay(3, 12.1))).toEqual(["outside-region"]);
    expect(reasons(chosen, "a", lay(42, 12))).toEqual(["outside-region", "not-at-edge"]);
    expect(reasons(half, "b", lay(3, 17.9))).toEqual(["outside-region", "too-near"]);
    const right = playedTo(battle, [["a", choose("right")]], NO_DRAWS);
    expect(reasons(right, "a", lay(42, 12))).toBeNull();
  });

  test("is moved until it touches", () => {
    expect(playedTo(chosen, [["a", lay(3.1, 10)]], NO_DRAWS).ground.pieces[0]).toMatchObject({ x: 3, y: 10 });
    expect(playedTo(chosen, [["a", lay(4.2, 10, "wood", 45)]], NO_DRAWS).ground.pieces[0]).toMatchObject({ x: 4.24, y: 10, angle: 45 });
  });

  test("keeps 2 BW from the other's piece, unless fields may touch", () => {
    const middle = playedTo(chosen, [["a", lay(3, 11)]], NO_DRAWS);
    expect(reasons(middle, "b", lay(3, 19))).toBeNull();
    expect(reasons(middle, "b", lay(3, 18.9))).toEqual(["too-near"]);
    const field = playedTo(chosen, [["a", lay(3, 12, "tall-crops")]], NO_DRAWS);
    expect(reasons(field, "b", lay(3, 18, "village"))).toBeNull();
    expect(reasons(field, "b", lay(3, 18))).toEqual(["too-near"]);
  });

  test("is of the sizes of flank pieces", () => {
    const sized = (w: number) => ({ ...lay(3, 10), w, x: w / 2 }) as DecidedCommand;
    expect(reasons(chosen, "a", sized(8))).toBeNull();
    expect(reasons(chosen, "a", sized(8.1))).toEqual(["size"]);
    expect(reasons(chosen, "a", sized(5.9))).toEqual(["size"]);
  });

  test("is not given up while there is a place", () => {
    expect(refusal(chosen, "a", { type: "give-up-piece" })).toEqual({
      ...{ code: "place-left", params: { place: { x: 3, y: 3, angle: 0, w: 6, h: 6 } } },
    });
  });

  test("only the kinds are listed for which there is a place", () => {
    // 7 BW are free below the field: enough for a piece that may touch it.
    const field = lyingPiece({ id: "piece-9", kind: "tall-crops", x: 5, y: 11, w: 10, h: 8 });
    const crowded = at("B1", { ground: { flank: { edge: "left", water: null }, pieces: [field] } });
    expect(legalCommands(crowded, "a")).toMatchObject([{ kind: "tall-crops" }, { kind: "village" }]);
    expect(refusal(crowded, "a", { type: "give-up-piece" })?.params).toEqual({ place: { x: 3, y: 3, angle: 0, w: 6, h: 6 } });
  });

  test("an enclosed field is the invader's alone, beside a village of the defender's", () => {
    const cultivated = playedTo(at("B2", { territory: "C" }), [["a", choose("left")]], NO_DRAWS);
    expect(refusal(cultivated, "a", lay(3, 10, "enclosed-field"))).toEqual({ code: "no-village-for-it", params: { most: 0 } });
    const village = playedTo(cultivated, [["a", lay(3, 10, "village")]], NO_DRAWS);
    expect(refusal(village, "b", lay(3, 18, "enclosed-field"))).toBeNull();
    expect(refusal(playedTo(cultivated, [["a", lay(3, 10, "wood")]], NO_DRAWS), "b", lay(3, 18, "enclosed-field"))?.code).toBe(
      "no-village-for-it",
    );
  });
});

test("a piece for which there is no place at all is given up, and the other seat lays its own", () => {
  const { tables } = BOOK;
  const { battlefield } = tables;
  if (!battlefield) throw new Error("there is no battlefield");
  const huge = battlefield.tables.map((row) => ({ ...row, flankPiece: { ...row.flankPiece, min: 10.1, max: 16 } }));
  const book = prepareBattle({ ...tables, battlefield: { ...battlefield, tables: huge } });
  const chosen = playedTo(at("B1", { book }), [["a", choose("left")]], NO_DRAWS);
  expect(legalCommands(chosen, "a")).toEqual([{ type: "give-up-piece" }]);
  const after = playedTo(chosen, [["a", { type: "give-up-piece" }]], NO_DRAWS);
  expect([after.step, toAct(after), after.ground.flankDone]).toEqual(["flank", ["b"], ["a"]]);
  expect(playedTo(after, [["b", { type: "give-up-piece" }]], NO_DRAWS).step).toBe("compulsory");
});

test("under tables without a battlefield there is nothing to lay", () => {
  const { battlefield: _, ...older } = BOOK.tables;
  const battle = at("B1", { book: prepareBattle(older) });
  expect(stepNow(battle)).toBe("outscouting");
  expect(apply(battle, { type: "abandon-offered", seat: "a" }).step).toBe("outscouting");
});
