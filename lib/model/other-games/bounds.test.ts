import { describe, expect, test } from "vitest";
import type { z } from "zod";
import {
  eagleArmyQuestion,
  eagleBreakTestQuestion,
  eagleFightQuestion,
  eaglePursuitQuestion,
  eagleShootingQuestion,
} from "./bronze-eagles";
import { fieldOfGloryCommanderLost, fieldOfGloryHits, fieldOfGloryRound, fieldOfGloryTest } from "./field-of-glory";
import { rankAndFileArtillery, rankAndFileElephant, rankAndFileTest, rankAndFileTurns } from "./rank-and-file";

/** What each question must say, and no more. */
const LEAST = {
  hits: [fieldOfGloryHits, { own: {} }],
  round: [fieldOfGloryRound, { own: {}, other: {} }],
  test: [fieldOfGloryTest, { line: [{}] }],
  fallen: [
    fieldOfGloryCommanderLost,
    { fallen: { rank: "army", command: "All" }, groups: [{ name: "Foot", command: "All", distance: 0 }] },
  ],
  army: [eagleArmyQuestion, { seed: "a", people: "roman", commands: Array.from({ length: 6 }, () => ({ kind: "levy" })) }],
  fight: [eagleFightQuestion, { own: { troop: "levy" }, other: { troop: "levy" } }],
  morale: [eagleBreakTestQuestion, { rating: 7 }],
  pursuit: [eaglePursuitQuestion, { runner: "levy", pursuer: "levy", how: "flight" }],
  shooting: [eagleShootingQuestion, { weapon: "bow" }],
  rally: [rankAndFileTest, { kind: "rally", grade: "green" }],
  turns: [rankAndFileTurns, { grade: "green" }],
  guns: [rankAndFileArtillery, { grade: "green", hits: [0] }],
  elephant: [rankAndFileElephant, { grade: "green" }],
} as const satisfies Record<string, readonly [z.ZodType, object]>;
type Ask = keyof typeof LEAST;

/** The question with another value at this place. */
function withAt(document: unknown, [part, ...rest]: readonly string[], value: unknown): unknown {
  if (part === undefined) return value;
  if (Array.isArray(document)) return document.map((one, at) => (String(at) === part ? withAt(one, rest, value) : one));
  const fields = (document ?? {}) as Readonly<Record<string, unknown>>;
  return { ...fields, [part]: withAt(fields[part], rest, value) };
}

/** Whether a value is taken there, or where the fault is. */
function taken(ask: Ask, place: string, value: unknown): true | string {
  const [shape, least] = LEAST[ask];
  const told = shape.safeParse(withAt(least, place.split("."), value));
  return told.success ? true : (told.error.issues[0]?.path.join(".") ?? "");
}

const NUMBERS: readonly (readonly [Ask, string, number, number])[] = [
  ["hits", "own.dice", 0, 30],
  ["hits", "own.target", 2, 6],
  ["round", "other.dice", 0, 30],
  ["test", "need", 2, 12],
  ["test", "modifier", -6, 6],
  ["fallen", "groups.0.distance", 0, 99],
  ["army", "openingReroll", 0, 99],
  ["fight", "rounds", 1, 6],
  ["fight", "own.bases", 1, 3],
  ["fight", "other.models", 1, 3],
  ["fight", "own.rating", 2, 20],
  ["morale", "rating", 2, 20],
  ["morale", "casualties", 0, 12],
  ["shooting", "figures", 1, 40],
  ["shooting", "distance", 0, 24],
  ["shooting", "target", 1, 60],
  ["shooting", "turns", 1, 10],
  ["rally", "start", 1, 20],
  ["rally", "commander", 0, 3],
  ["rally", "buildings", 0, 3],
  ["rally", "other", -5, 5],
  ["turns", "start", 1, 20],
  ["turns", "commander", 0, 3],
  ["turns", "rerolls", 0, 6],
  ["turns", "turns", 1, 12],
  ["turns", "routMove", 1, 36],
  ["turns", "edge", 1, 240],
  ["guns", "points", 1, 8],
  ["guns", "buildings", 0, 3],
  ["guns", "rerolls", 0, 6],
  ["elephant", "other", -5, 5],
  ["elephant", "reach", 1, 18],
];

const FRACTIONS = new Set(["groups.0.distance", "distance"]);

describe("the bounds of a number", () => {
  test.each(NUMBERS)("%s %s: %d to %d", (ask, place, least, most) => {
    expect([least - 1, least, most, most + 1].map((value) => taken(ask, place, value))).toEqual([place, true, true, place]);
    expect(taken(ask, place, least + 0.5)).toBe(FRACTIONS.has(place) ? true : place);
  });
});

const LISTS: readonly (readonly [Ask, string, number, number, unknown])[] = [
  ["hits", "own.line", 1, 6, {}],
  ["test", "line", 1, 6, {}],
  ["fallen", "groups", 1, 40, { name: "Foot", command: "All", distance: 0 }],
  ["army", "commands", 6, 6, { kind: "levy" }],
  ["army", "rerolls", 6, 6, 99],
  ["turns", "events", 0, 12, { turn: 12, lost: 10 }],
  ["guns", "hits", 1, 12, 8],
];

describe("the bounds of a list", () => {
  test.each(LISTS)("%s %s: %d to %d entries", (ask, place, least, most, entry) => {
    const of = (length: number) =>
      taken(
        ask,
        place,
        Array.from({ length: Math.max(0, length) }, () => entry),
      );
    expect([of(least), of(most), of(most + 1)]).toEqual([true, true, place]);
    if (least > 0) expect(of(least - 1)).toBe(place);
  });

  test.each<[Ask, string, unknown, string]>([
    ["army", "rerolls", [0, 0, 100, 0, 0, 0], "rerolls.2"],
    ["army", "rerolls", [0, 0, 0, 0, 0, -1], "rerolls.5"],
    ["turns", "events", [{ turn: 13 }], "events.0.turn"],
    ["turns", "events", [{ turn: 0 }], "events.0.turn"],
    ["turns", "events", [{ turn: 1, lost: 11 }], "events.0.lost"],
    ["guns", "hits", [0, 9], "hits.1"],
    ["guns", "hits", [-1], "hits.0"],
  ])("%s %s %j is refused at %s", (ask, place, value, at) => {
    expect(taken(ask, place, value)).toBe(at);
  });
});

test("the bounds of a text", () => {
  expect([0, 1, 64, 65].map((length) => taken("army", "seed", "a".repeat(length)))).toEqual(["seed", true, true, "seed"]);
  const named = ["fallen.command", "groups.0.name", "groups.0.command"];
  for (const place of named)
    expect([0, 1, 100, 101].map((length) => taken("fallen", place, "a".repeat(length)))).toEqual([place, true, true, place]);
});

test("what a question leaves open", () => {
  const filled = (ask: Ask) => LEAST[ask][0].parse(LEAST[ask][1]);
  const side = { dice: 4, target: 4, line: [{ quality: "average", commander: null }] };
  expect(filled("round")).toEqual({ own: side, other: side });
  expect(filled("test")).toMatchObject({ need: 7, modifier: 0 });
  expect(filled("army")).toMatchObject({ rerolls: [0, 0, 0, 0, 0, 0], openingReroll: 0 });
  const column = {
    ...{ troop: "levy", bases: 1, models: 3, casualties: 0, charges: false, attackedIn: "front", engagedInFront: true },
    ...{ rating: null, commander: false },
  };
  expect(filled("fight")).toEqual({ method: "highest", rounds: 3, obstacle: false, outflank: null, own: column, other: column });
  expect(filled("morale")).toEqual({ rating: 7, casualties: 0, commander: false, dismay: false });
  expect(filled("pursuit")).toMatchObject({ badGoing: false });
  expect(filled("shooting")).toEqual({ weapon: "bow", figures: 6, distance: 4, moved: "none", cover: false, target: 12, turns: 1 });
  const helped = { commander: 0, buildings: 0 };
  expect(filled("rally")).toEqual({ kind: "rally", grade: "green", single: false, ...helped, other: 0, reroll: false, halfStays: false });
  expect(filled("turns")).toEqual({
    ...{ grade: "green", start: 6, status: "routing", ...helped, rerolls: 0 },
    ...{ turns: 6, halfStays: false, routMove: 12, edge: null, events: [] },
  });
  expect(filled("guns")).toEqual({
    ...{ grade: "green", horse: false, limbered: false, status: "good", points: 3, taken: 0, hits: [0], ...helped },
    ...{ rerolls: 0, stay: false, lostMelee: false, crewRally: false },
  });
  expect(filled("elephant")).toEqual({ grade: "green", status: "good", ...helped, other: 0, reroll: false, reach: 9 });
});
