import { describe, expect, test } from "vitest";
import type { Adjustment } from "@/lib/model/battle-command";
import type { Happening } from "@/lib/model/battle-event";
import type { TerrainChoice } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { TerrainKind } from "@/lib/model/enumerations";
import { NO_DRAWS } from "@/tests/build/days-battle";
import { fixedDraws } from "@/tests/build/draw-sources";
import { accepted, playedTo } from "@/tests/build/played-battle";
import { lyingPiece, type TableOpening, tableBattle } from "@/tests/build/table-battle";
import type { Battle } from "../battle";
import type { DecidedCommand } from "../battle-step";
import { decide } from "../decide";
import { legalCommands, stepNow, toAct } from "../sequence";

const at = (given: Partial<TableOpening> = {}) => tableBattle({ step: "compulsory", ...given });
const choose = (kind: TerrainKind) => ({ type: "choose-kind", kind }) as const;
const place = (x: number, y: number, given: { w?: number; h?: number; angle?: number } = {}): DecidedCommand => ({
  ...{ type: "place-piece", x, y, w: 6, h: 6, angle: 0 },
  ...given,
});
const adjust = (adjustment: Adjustment): DecidedCommand => ({ type: "adjust-piece", adjust: adjustment });
const LEAVE = adjust({ do: "leave" });
const GIVE_UP: DecidedCommand = { type: "give-up-piece" };

/** Dice as they are read, from 1 to 6. */
function play(battle: Battle, commands: readonly (readonly [SeatName, DecidedCommand])[], dice: readonly number[]): Battle {
  const { draws, finish } = fixedDraws(dice.map((die) => die - 1));
  const after = playedTo(battle, commands, draws);
  finish();
  return after;
}
function events(battle: Battle, seat: SeatName, command: DecidedCommand, dice: readonly number[]): readonly Happening[] {
  const { draws, finish } = fixedDraws(dice.map((die) => die - 1));
  const happened = accepted(decide(battle, seat, command, draws));
  finish();
  return happened;
}
const refusal = (battle: Battle, seat: SeatName, command: DecidedCommand) => {
  const decision = decide(battle, seat, command, fixedDraws([0, 0, 0]).draws);
  return decision.ok ? null : { code: decision.refusal.code, params: decision.refusal.params };
};
const reasons = (battle: Battle, seat: SeatName, command: DecidedCommand) => {
  const refused = refusal(battle, seat, command);
  return refused && "reasons" in refused.params ? refused.params.reasons.map(({ code }) => code) : refused;
};
const kindsFor = (battle: Battle, seat: SeatName) => legalCommands(battle, seat).flatMap((one) => ("kind" in one ? [one.kind] : []));

/** Cultivated land, moderate: 1 rough or open and 1 difficult. */
const MODERATE = at();
const OPEN_OR_ROUGH_C = ["open-area", "gentle-hill", "rocky-ground", "brush", "ploughed-field", "tall-crops"];
const DIFFICULT_C = ["orchard", "wood", "village", "marsh", "steep-hill", "gully"];

describe("choosing kinds", () => {
  test("the defender is first, and may choose what the territory has and the square asks for", () => {
    expect(toAct(MODERATE)).toEqual(["a"]);
    expect(kindsFor(MODERATE, "a")).toEqual([...OPEN_OR_ROUGH_C, ...DIFFICULT_C]);
    expect(legalCommands(MODERATE, "b")).toEqual([]);
  });

  test("each choice takes a slot of its category; the other then chooses of what is left", () => {
    const wood = play(MODERATE, [["a", choose("wood")]], []);
    expect([toAct(wood), kindsFor(wood, "b")]).toEqual([["b"], OPEN_OR_ROUGH_C]);
    expect(refusal(wood, "b", choose("marsh"))).toEqual({
      ...{ code: "kind-not-wanted", params: { kind: "marsh", wanted: ["rough", "open"] } },
    });
    const brush = play(MODERATE, [["a", choose("brush")]], []);
    expect(kindsFor(brush, "b")).toEqual(DIFFICULT_C);
  });

  test.each([
    ["forest", "kind-not-of-territory"],
    ["lake", "kind-not-wanted"],
    ["enclosed-field", "no-village-for-it"],
  ] as const)("%s: %s", (kind, code) => {
    expect(refusal(MODERATE, "a", choose(kind))?.code).toBe(code);
  });

  test("is not for the other seat, nor anything else to be done yet", () => {
    expect(refusal(MODERATE, "b", choose("wood"))?.code).toBe("not-your-turn");
    expect(refusal(MODERATE, "a", place(20, 15))?.code).toBe("nothing-to-lay");
    expect(refusal(MODERATE, "a", GIVE_UP)?.code).toBe("nothing-to-lay");
    expect(refusal(MODERATE, "a", LEAVE)?.code).toBe("nothing-to-adjust");
    expect(refusal(MODERATE, "a", { type: "stop-choosing" })?.code).toBe("wrong-step");
  });

  test("a village lets one enclosed field be chosen, and only one", () => {
    // Dense: 1 rough or open and 2 difficult.
    const dense = at({ square: "C2" });
    const village = play(dense, [["a", choose("village")]], []);
    expect(refusal(village, "b", choose("enclosed-field"))).toBeNull();
    const one = at({ ground: { choices: chosen(["a", "village", "waiting"], ["b", "enclosed-field", "waiting"]) }, square: "B2" });
    expect(refusal(one, "a", choose("enclosed-field"))?.code).toBe("kind-not-wanted");
  });

  test.each([
    ["very-dense in the mountains", "C1", "M", ["a", "b", "a", "b"]],
    ["dense", "C2", "C", ["a", "b", "a"]],
    ["moderate", "C3", "C", ["a", "b"]],
    ["sparse", "C4", "C", ["a", "b"]],
    ["featureless", "C5", "P", ["a"]],
  ] as const)("%s: so many, in turns", (_, square, territory, seats) => {
    let battle = at({ square, territory });
    const choosers: SeatName[] = [];
    while (battle.ground.dice === null) {
      const [seat] = toAct(battle);
      const kinds = kindsFor(battle, seat!);
      choosers.push(seat!);
      battle = playedTo(battle, [[seat!, choose(kinds[0]!)]], fixedDraws([1, 1]).draws);
    }
    expect(choosers).toEqual(seats);
  });
});

type Settled = readonly [SeatName, TerrainKind, TerrainChoice["state"]];
const chosen = (...all: readonly Settled[]): TerrainChoice[] => all.map(([by, kind, state]) => ({ by, kind, as: "compulsory", state }));

/** The defender has chosen brush, the invader wood; the defender's dice are thrown. */
const laying = (sector: number, edge: number, given: Partial<TableOpening> = {}) =>
  play(
    at(given),
    [
      ["a", choose("brush")],
      ["b", choose("wood")],
    ],
    [sector, edge],
  );

/** The defender's brush is laid; the invader threw 1 for it and may do nothing. The invader's own dice are thrown. */
const invadersTurn = (sector: number, edge: number, given: Partial<TableOpening> = {}) =>
  play(laying(3, 2, given), [["a", place(13, 27)]], [1, sector, edge]);

describe("the dice of a piece", () => {
  test("are two, thrown when all are chosen: first the sector, then the edge", () => {
    const before = play(MODERATE, [["a", choose("brush")]], []);
    expect(events(before, "b", choose("wood"), [4, 5]).at(-1)).toEqual({
      ...{ type: "placing-rolled", seat: null, by: "a", kind: "brush", as: "compulsory", sector: 4, edge: 5 },
      draws: [
        { n: 6, value: 3, word: 51 },
        { n: 6, value: 4, word: 52 },
      ],
    });
    expect(laying(4, 5).nextWord).toBe(53);
  });

  test.each([
    [1, { left: 0, right: 10 }],
    [2, { left: 10, right: 35 }],
    [5, { left: 10, right: 35 }],
    [6, { left: 35, right: 45 }],
  ])("a %i is the defender's %j", (sector, region) => {
    expect(legalCommands(laying(sector, 2), "a")).toEqual([
      { type: "place-piece", kind: "brush", size: { min: 6, max: 10 }, region: { bottom: 0, top: 30, ...region }, touchesEdge: false },
    ]);
  });

  test.each([
    [1, { left: 35, right: 45 }],
    [3, { left: 10, right: 35 }],
    [6, { left: 0, right: 10 }],
  ])("a %i is the invader's %j, who looks the other way", (sector, region) => {
    expect(legalCommands(invadersTurn(sector, 1), "b")).toEqual([
      { type: "place-piece", kind: "wood", size: { min: 6, max: 10 }, region: { bottom: 0, top: 30, ...region }, touchesEdge: true },
    ]);
  });

  test.each([1, 2, 3, 4, 5, 6])("an edge die of %i", (edge) => {
    const inland = refusal(laying(3, edge), "a", place(20, 15));
    if (edge % 2 === 0) expect(inland).toBeNull();
    else expect(inland?.params).toEqual({ reasons: [{ code: "not-at-edge", params: { edge: null } }] });
  });

  test("the same on a table of 24 by 24, whose sectors are 6 and whose pieces are 4 to 6", () => {
    expect(legalCommands(laying(1, 1, { size: "small" }), "a")).toEqual([
      {
        ...{ type: "place-piece", kind: "brush", size: { min: 4, max: 6 }, touchesEdge: true },
        region: { left: 0, bottom: 0, right: 6, top: 24 },
      },
    ]);
  });
});

describe("placing a piece", () => {
  test("it lies where it is placed, moved until it touches, and the other seat's die is thrown", () => {
    expect(events(laying(3, 1), "a", place(20, 3.1, { w: 8.5 }), [4])).toEqual([
      { type: "piece-placed", seat: "a", piece: lyingPiece({ id: "piece-1", kind: "brush", w: 8.5, x: 20, y: 3 }) },
      { type: "adjusting-rolled", seat: null, by: "b", piece: "piece-1", die: 4, draws: [{ n: 6, value: 3, word: 53 }] },
    ]);
  });

  test.each([
    [1, 7, null],
    [1, 7.1, ["outside-region"]],
    [6, 38, null],
    [6, 37.9, ["outside-region"]],
  ] as const)("with a %i, its centre at %d: wholly in its sector", (sector, x, expected) => {
    expect(reasons(laying(sector, 2), "a", place(x, 15))).toEqual(expected);
  });

  test("2 BW from everything", () => {
    const battle = invadersTurn(3, 2);
    expect(reasons(battle, "b", place(21, 27))).toBeNull();
    expect(reasons(battle, "b", place(20.9, 27))).toEqual(["too-near"]);
    expect(reasons(battle, "b", place(18.9, 27))).toEqual(["on-piece"]);
  });

  test("it is in turn, and only what the dice are for", () => {
    const battle = laying(3, 2);
    expect(toAct(battle)).toEqual(["a"]);
    expect(refusal(battle, "b", place(20, 15))?.code).toBe("not-your-turn");
    expect(refusal(battle, "b", GIVE_UP)?.code).toBe("not-your-turn");
    expect(refusal(battle, "b", LEAVE)?.code).toBe("not-your-turn");
    expect(refusal(battle, "a", LEAVE)?.code).toBe("nothing-to-adjust");
    expect(refusal(battle, "a", choose("wood"))).toEqual({ code: "kind-not-wanted", params: { kind: "wood", wanted: [] } });
  });

  test("with three pieces the defender lays the first and the last", () => {
    const dense = play(
      at({ square: "C2" }),
      [
        ["a", choose("brush")],
        ["b", choose("wood")],
        ["a", choose("marsh")],
      ],
      [3, 2],
    );
    const last = play(
      dense,
      [
        ["a", place(13, 15)],
        ["b", place(21, 15)],
      ],
      [...[1, 3, 2], ...[1, 3, 2]],
    );
    expect([last.ground.dice?.by, last.ground.dice?.kind]).toEqual(["a", "marsh"]);
    expect(last.ground.choices.map(({ state }) => state)).toEqual(["laid", "laid", "waiting"]);
    expect(play(last, [["a", place(29, 15)]], [1]).step).toBe("optional");
  });
});

describe("giving a piece up", () => {
  const wall = (top: number) => [lyingPiece({ id: "piece-9", x: 22.5, y: top / 2 + 0.05, w: 45, h: top, as: "optional" })];
  test("is refused while there is a place, which the refusal names", () => {
    expect(refusal(laying(3, 2), "a", GIVE_UP)).toEqual({ code: "place-left", params: { place: { x: 13, y: 3, angle: 0, w: 6, h: 6 } } });
  });

  test("is all there is where nothing is free; no die is thrown for it, and the next piece's are", () => {
    const full = laying(3, 2, { ground: { pieces: wall(22.1), placed: 9 } });
    expect(legalCommands(full, "a")).toEqual([{ type: "give-up-piece" }]);
    expect(reasons(full, "a", place(22.5, 27))).toEqual(["too-near"]);
    expect(events(full, "a", GIVE_UP, [2, 2])).toMatchObject([
      { type: "piece-given-up", seat: "a", kind: "brush", as: "compulsory" },
      { type: "placing-rolled", by: "b", kind: "wood" },
    ]);
    const after = play(full, [["a", GIVE_UP]], [2, 2]);
    expect(after.ground.choices.map(({ state }) => state)).toEqual(["lost", "waiting"]);
    expect(play(after, [["b", GIVE_UP]], []).step).toBe("optional");
  });

  test("a tenth more, and it must be placed", () => {
    const room = laying(3, 2, { ground: { pieces: wall(21.9), placed: 9 } });
    expect(legalCommands(room, "a")).toMatchObject([{ type: "place-piece" }]);
    expect(play(room, [["a", place(22.5, 27)]], [1, 2, 2]).ground.pieces.at(-1)?.id).toBe("piece-10");
  });
});

/** A brush of 6 by 8 of the defender's around 22.5, 15, for which the invader threw this. */
const adjusting = (die: number, given: Partial<TableOpening> = {}) =>
  play(laying(3, 2, given), [["a", place(22.5, 15, { h: 8 })]], die < 4 ? [die, 3, 2] : [die]);
const to = (given: Partial<Extract<Adjustment, { do: "move" }>>): DecidedCommand =>
  adjust({ do: "move", x: 22.5, y: 15, angle: 0, about: null, ...given });

describe("adjusting a piece", () => {
  test.each([1, 2, 3])("with a %i there is nothing to do: the next piece follows", (die) => {
    const battle = adjusting(die);
    expect([battle.ground.adjusting, battle.ground.dice?.kind, toAct(battle)]).toEqual([null, "wood", ["b"]]);
    expect(refusal(battle, "b", LEAVE)?.code).toBe("nothing-to-adjust");
  });

  test.each([
    [4, { move: 6, pivot: false, remove: false }],
    [5, { move: 6, pivot: true, remove: false }],
    [6, { move: 6, pivot: true, remove: true }],
  ])("with a %i: %j", (die, may) => {
    const battle = adjusting(die);
    expect(toAct(battle)).toEqual(["b"]);
    expect(legalCommands(battle, "b")).toEqual([{ type: "adjust-piece", piece: "piece-1", ...may }]);
    expect(legalCommands(battle, "a")).toEqual([]);
    expect(refusal(battle, "b", to({ x: 28.5 }))).toBeNull();
    expect(reasons(battle, "b", to({ angle: 30 }))).toEqual(may.pivot ? null : ["no-pivot"]);
    expect(refusal(battle, "b", adjust({ do: "remove" }))).toEqual(
      may.remove ? null : { code: "adjust-too-low", params: { die, needed: 6 } },
    );
  });

  test("is the other seat's, who must decide before anything goes on", () => {
    const battle = adjusting(6);
    expect(refusal(battle, "a", LEAVE)?.code).toBe("not-your-turn");
    expect(refusal(battle, "b", place(30, 15))?.code).toBe("nothing-to-lay");
    expect(refusal(battle, "b", choose("wood"))?.code).toBe("kind-not-wanted");
  });

  test("a piece that is left stays as it is", () => {
    expect(events(adjusting(6), "b", LEAVE, [2, 2])).toMatchObject([
      { type: "piece-adjusted", seat: "b", piece: "piece-1", do: "leave", to: null },
      { type: "placing-rolled", by: "b" },
    ]);
    const after = play(adjusting(6), [["b", LEAVE]], [2, 2]);
    expect([after.ground.adjusting, after.ground.pieces]).toEqual([null, adjusting(6).ground.pieces]);
  });

  test("a piece that is turned about its corner lies there from then on", () => {
    const after = play(adjusting(5), [["b", to({ angle: 90, about: { x: 25.5, y: 11 } })]], [2, 2]);
    expect(after.ground.pieces).toEqual([lyingPiece({ id: "piece-1", kind: "brush", h: 8, x: 21.5, y: 8, angle: 90, adjusted: true })]);
  });

  test("all reasons are given", () => {
    expect(reasons(adjusting(4), "b", to({ x: 29, angle: 1 }))).toEqual(["too-far", "no-pivot"]);
  });

  test("a removed piece is gone, and nothing is said of it again", () => {
    const after = play(adjusting(6), [["b", adjust({ do: "remove" })]], [3, 2]);
    expect(after.ground.pieces).toEqual([]);
    expect(refusal(after, "b", to({ x: 23 }))?.code).toBe("nothing-to-adjust");
    const next = play(after, [["b", place(22.5, 15)]], [6]);
    expect(next.ground.pieces).toMatchObject([{ id: "piece-2", kind: "wood" }]);
    expect(legalCommands(next, "a")).toMatchObject([{ type: "adjust-piece", piece: "piece-2" }]);
  });
});

test("featureless ground can be left with nothing at all: the one piece is removed on a 6", () => {
  const bare = at({ square: "C5", territory: "P" });
  const rolled = play(bare, [["a", choose("gentle-hill")]], [3, 2]);
  const after = play(
    rolled,
    [
      ["a", place(22.5, 15)],
      ["b", adjust({ do: "remove" })],
    ],
    [6],
  );
  // No optional pieces: what follows is out-scouting.
  expect([after.ground.pieces, after.ground.choices.map(({ state }) => state)]).toEqual([[], ["laid"]]);
  expect(["compulsory", "optional"]).not.toContain(after.step);
});

test("the step is over when nothing is left to choose, lay or adjust", () => {
  expect(stepNow(MODERATE)).toBe("compulsory");
  const done = play(
    invadersTurn(3, 2),
    [
      ["b", place(30, 10)],
      ["a", LEAVE],
    ],
    [4],
  );
  expect(done.step).toBe("optional");
});

test("dice drawn where nothing may be drawn are an error", () => {
  expect(() => playedTo(play(MODERATE, [["a", choose("brush")]], []), [["b", choose("wood")]], NO_DRAWS)).toThrow("something was drawn");
});
