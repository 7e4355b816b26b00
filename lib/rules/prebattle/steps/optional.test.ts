import { describe, expect, test } from "vitest";
import type { SeatName } from "@/lib/model/by-seat";
import type { TerrainKind } from "@/lib/model/enumerations";
import { fixedDraws } from "@/tests/build/draw-sources";
import { playedTo } from "@/tests/build/played-battle";
import { lyingPiece, type TableOpening, tableBattle } from "@/tests/build/table-battle";
import type { Battle } from "../battle";
import type { DecidedCommand } from "../battle-step";
import { decide } from "../decide";
import { legalCommands, stepNow, toAct } from "../sequence";

const at = (given: Partial<TableOpening> = {}) => tableBattle({ step: "optional", ...given });
const choose = (kind: TerrainKind) => ({ type: "choose-kind", kind }) as const;
const STOP: DecidedCommand = { type: "stop-choosing" };
const place = (x: number, y: number): DecidedCommand => ({ type: "place-piece", x, y, w: 5, h: 5, angle: 0 });

/** Dice as they are read, from 1 to 6. */
function play(battle: Battle, commands: readonly (readonly [SeatName, DecidedCommand])[], dice: readonly number[] = []): Battle {
  const { draws, finish } = fixedDraws(dice.map((die) => die - 1));
  const after = playedTo(battle, commands, draws);
  finish();
  return after;
}
const code = (battle: Battle, seat: SeatName, command: DecidedCommand) => {
  const decision = decide(battle, seat, command, fixedDraws([0, 0, 0]).draws);
  return decision.ok ? null : decision.refusal.code;
};

/** Cultivated land, moderate: two for each seat. */
const MODERATE = at();

describe("choosing", () => {
  test("any kind of the territory, lakes too, of whatever category; or to stop", () => {
    const legal = legalCommands(MODERATE, "a");
    expect(legal.flatMap((one) => ("kind" in one ? [one.kind] : []))).toEqual([
      ...["open-area", "gentle-hill", "rocky-ground", "brush", "ploughed-field", "tall-crops"],
      ...["orchard", "wood", "village", "marsh", "steep-hill", "gully", "lake"],
    ]);
    expect(legal.at(-1)).toEqual(STOP);
    expect(legalCommands(MODERATE, "b")).toEqual([]);
    expect(code(MODERATE, "a", choose("dunes"))).toBe("kind-not-of-territory");
    expect(code(MODERATE, "b", STOP)).toBe("not-your-turn");
  });

  test("in turns, the defender first, until each has its number", () => {
    const whose: (readonly SeatName[])[] = [];
    let battle = MODERATE;
    for (const seat of ["a", "b", "a"] as const) {
      whose.push(toAct(battle));
      battle = play(battle, [[seat, choose("wood")]]);
    }
    expect([...whose, toAct(battle)]).toEqual([["a"], ["b"], ["a"], ["b"]]);
    const full = play(battle, [["b", choose("wood")]], [3, 2]);
    expect(full.ground.dice).toEqual({ by: "a", kind: "wood", as: "optional", sector: 3, edge: 2 });
    expect(code(full, "a", choose("wood"))).toBe("kind-not-wanted");
    expect(code(full, "a", STOP)).toBe("already-passed");
  });

  test("who stops chooses no more; the other goes on alone", () => {
    const stopped = play(MODERATE, [
      ["a", choose("wood")],
      ["b", choose("wood")],
      ["a", STOP],
    ]);
    expect([toAct(stopped), stopped.ground.stopped]).toEqual([["b"], { a: true, b: false }]);
    expect(code(stopped, "a", choose("wood"))).toBe("not-your-turn");
    const alone = play(MODERATE, [
      ["a", STOP],
      ["b", choose("wood")],
    ]);
    expect(toAct(alone)).toEqual(["b"]);
    expect(play(alone, [["b", choose("wood")]], [3, 2]).ground.dice?.by).toBe("b");
  });

  test("when both stop at once, no die is thrown and the step is over", () => {
    expect(
      play(MODERATE, [
        ["a", STOP],
        ["b", STOP],
      ]).step,
    ).not.toBe("optional");
  });

  test("featureless ground has none", () => {
    expect(stepNow(at({ square: "C5", territory: "P" }))).not.toBe("optional");
  });

  test.each([
    ["no village at all", {}, "no-village-for-it"],
    ["a village that lies", { pieces: [lyingPiece({ kind: "village" })] }, null],
    ["a village that is chosen", { choices: [{ by: "b", kind: "village", as: "optional", state: "waiting" }] }, null],
    ["a village that was lost", { choices: [{ by: "b", kind: "village", as: "compulsory", state: "lost" }] }, "no-village-for-it"],
    // A piece on the table that was chosen counts once.
    [
      "one village for two fields",
      {
        pieces: [lyingPiece({ kind: "village" }), lyingPiece({ id: "2", kind: "enclosed-field" })],
        choices: [{ by: "b", kind: "village", as: "compulsory", state: "laid" }],
      },
      "no-village-for-it",
    ],
    [
      "two villages for two fields",
      {
        pieces: [lyingPiece({ kind: "village" }), lyingPiece({ id: "2", kind: "enclosed-field" })],
        choices: [{ by: "a", kind: "village", as: "optional", state: "waiting" }],
        stopped: { a: true, b: false },
      },
      null,
    ],
  ] as const)("an enclosed field with %s", (_, ground, expected) => {
    const battle = at({ ground: ground as unknown as TableOpening["ground"] });
    const [seat] = toAct(battle);
    expect(code(battle, seat!, choose("enclosed-field"))).toBe(expected);
  });
});

describe("laying", () => {
  test("the seat with more goes on alone", () => {
    const three = [
      ["a", choose("wood")],
      ["b", choose("marsh")],
      ["a", STOP],
      ["b", choose("brush")],
    ] as const;
    const first = play(MODERATE, three, [3, 2]);
    const second = play(first, [["a", place(13, 5)]], [1, 3, 2]);
    const third = play(second, [["b", place(20, 5)]], [1, 3, 2]);
    expect([first, second, third].map(({ ground }) => [ground.dice?.by, ground.dice?.kind])).toEqual([
      ["a", "wood"],
      ["b", "marsh"],
      ["b", "brush"],
    ]);
    const after = play(third, [["b", place(27, 5)]], [1]);
    expect(after.ground.pieces).toHaveLength(3);
    expect(after.step).not.toBe("optional");
  });

  test("of the optional sizes", () => {
    const rolled = play(
      MODERATE,
      [
        ["a", choose("wood")],
        ["b", STOP],
        ["a", STOP],
      ],
      [3, 2],
    );
    expect(legalCommands(rolled, "a")).toMatchObject([{ type: "place-piece", size: { min: 5, max: 10 } }]);
    expect(code(rolled, "a", { type: "place-piece", w: 4.9, h: 5, x: 22.5, y: 15, angle: 0 })).toBe("not-there");
    expect(code(rolled, "a", place(22.5, 15))).toBeNull();
  });

  test.each([
    [1, false],
    [2, true],
    [5, true],
    [6, false],
  ])("a lake for which a %i is thrown is lost: %s", (sector, isLost) => {
    const battle = play(
      MODERATE,
      [
        ["a", choose("lake")],
        ["b", STOP],
        ["a", STOP],
      ],
      [sector, 2],
    );
    expect(battle.ground.choices.map(({ state }) => state)).toEqual([isLost ? "lost" : "waiting"]);
    expect(battle.ground.dice === null).toBe(isLost);
    expect(battle.step === "optional").toBe(!isLost);
  });

  test("after a lake is lost the other seat's piece is next, with its own two dice", () => {
    const battle = play(
      MODERATE,
      [
        ["a", choose("lake")],
        ["b", choose("wood")],
        ["a", STOP],
        ["b", STOP],
      ],
      [3, 1, 4, 6],
    );
    expect(battle.ground.dice).toEqual({ by: "b", kind: "wood", as: "optional", sector: 4, edge: 6 });
    expect(battle.nextWord).toBe(55);
  });
});
