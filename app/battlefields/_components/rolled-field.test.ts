import { describe, expect, test } from "vitest";
import { battlefieldOf } from "@/lib/advice/battlefield-of";
import type { Battlefield, Piece } from "@/lib/model/battlefield";
import { kindFacts, kindGoing, kindTitle } from "@/lib/words/battlefields";
import { plain } from "@/lib/words/sentence";
import { BOOK } from "@/tests/build/played-battle";
import { CATALOG } from "@/tests/build/rules";
import { fieldRows } from "./field-list";
import { addedPiece } from "./field-moves";
import { fieldRemarks, flankOf, type RolledField, reasonsOf } from "./rolled-field";
import { pieceTask, placeForNew, stanceOf } from "./use-field-desk";

if (!BOOK.battlefield) throw new Error("no battlefield in the tables");
const { battlefield, tables } = BOOK;

const piece = (id: string, kind: Piece["kind"], at: Partial<Piece> = {}): Piece => ({
  ...{ id, kind, w: 6, h: 6, x: 10, y: 15, angle: 0 },
  ...{ by: "a", as: "compulsory", adjusted: false, ...at },
});

/** Cultivated and sparse, so that each player may choose one optional piece; both flanks are open. */
function rolledField(pieces: readonly Piece[], more: Partial<Battlefield> = {}): RolledField {
  const field = { seed: "s", territory: "C", square: "C4", table: { width: 45, depth: 30 }, water: null, ...more } as const;
  return { field: { ...field, pieces: [...pieces] }, book: battlefield, tables };
}

const WOOD = piece("piece-1", "wood");
const BRUSH = piece("piece-2", "brush", { x: 20 });

describe("what is wrong with a piece changed by hand", () => {
  const rolled = rolledField([WOOD, BRUSH]);
  const codesOf = (changed: Piece) => reasonsOf(rolled, [changed, BRUSH], changed).map(({ code }) => code);

  test.each([
    ["as it was rolled, though it be near another", { ...WOOD, x: 15 }, { x: 15 }, []],
    ["moved, and 2 BW from the next", WOOD, { x: 12 }, []],
    ["moved nearer than 2 BW", WOOD, { x: 12.1 }, ["too-near"]],
    ["moved onto another", WOOD, { x: 18 }, ["on-piece"]],
    ["half off the table", WOOD, { x: 1 }, ["off-table"]],
    ["larger than a compulsory piece is", WOOD, { w: 10.5, x: 5.5 }, ["size"]],
    ["smaller than a compulsory piece is", WOOD, { w: 5.5 }, ["size"]],
  ] as const)("%s", (_, was, at, codes) => {
    const field = rolledField([was, BRUSH]);
    const changed = { ...was, ...at };
    expect(reasonsOf(field, [changed, BRUSH], changed).map(({ code }) => code)).toEqual(codes);
  });

  test("one that is added is judged as an optional piece: 5 to 10 BW", () => {
    const added = addedPiece(1, "brush", { x: 35, y: 15, angle: 0, w: 5, h: 5 });
    expect(reasonsOf(rolled, [WOOD, BRUSH, added], added)).toEqual([]);
    const small = { ...added, w: 4.9 };
    expect(reasonsOf(rolled, [WOOD, BRUSH, small], small)).toEqual([{ code: "size", params: { min: 5, max: 10 } }]);
  });

  test("in the hand the same is said, and what nearly touches an edge touches it", () => {
    const task = pieceTask(rolled, [WOOD, BRUSH], WOOD);
    expect(task.judge(stanceOf(WOOD))).toEqual({ stance: stanceOf(WOOD), reasons: [], warnings: [] });
    expect(task.judge({ ...stanceOf(WOOD), x: 12.1 }).reasons).toEqual([{ code: "too-near", params: { piece: "piece-2", apart: 2 } }]);
    expect(task.judge({ ...stanceOf(WOOD), x: 3.1 }).stance.x).toBe(3);
    expect(codesOf({ ...WOOD, x: 3 })).toEqual([]);
  });
});

test("a piece of a terrain flank is to touch its edge, in its own half and sector", () => {
  const first = piece("piece-1", "brush", { as: "flank", x: 42, y: 10 });
  const rolled = rolledField([first], { square: "B3" });
  expect(flankOf(rolled.field)).toEqual({ edge: "right", water: null });
  const codesAt = (at: Partial<Piece>) => {
    const changed = { ...first, ...at };
    return reasonsOf(rolled, [changed], changed).map(({ code }) => code);
  };
  expect(codesAt({ y: 8 })).toEqual([]);
  expect(codesAt({ x: 41 })).toEqual(["not-at-edge"]);
  expect(codesAt({ y: 20 })).toEqual(["outside-region"]);
});

describe("what is wrong with a whole field", () => {
  const rolled = rolledField([WOOD]);
  const added = (number: number, kind: Piece["kind"], x: number) => addedPiece(number, kind, { x, y: 5, angle: 0, w: 5, h: 5 });
  const codesOf = (pieces: readonly Piece[]) => fieldRemarks(rolled, pieces).map(({ code }) => code);

  test("two optional pieces are as many as two players may choose on sparse ground", () => {
    const two = [WOOD, added(1, "brush", 20), added(2, "brush", 30)];
    expect(codesOf(two)).toEqual([]);
    expect(codesOf([...two, added(3, "brush", 40)])).toEqual(["too-many-optional"]);
  });

  test("an enclosed field takes a village", () => {
    expect(codesOf([WOOD, added(1, "enclosed-field", 20)])).toEqual(["enclosed-without-village"]);
    expect(codesOf([WOOD, added(1, "enclosed-field", 20), added(2, "village", 30)])).toEqual([]);
  });

  test("a lake lies in a flank sector", () => {
    expect(codesOf([WOOD, added(1, "lake", 20)])).toEqual(["lake-in-middle"]);
    expect(codesOf([WOOD, added(1, "lake", 40)])).toEqual([]);
  });

  test("there are no dunes in cultivated land", () => {
    expect(codesOf([WOOD, added(1, "dunes", 20)])).toEqual(["not-of-territory"]);
  });
});

test("nothing is wrong with a field as it was rolled, and a piece more of any kind that fits goes where it may lie", () => {
  for (let number = 0; number < 10; number += 1) {
    const asked = { territory: null, square: null, width: null, depth: null, table: null };
    const field = battlefieldOf({ ...asked, seed: `field ${number}` }, BOOK, CATALOG.advice);
    const rolled = { field, book: battlefield, tables };
    expect(fieldRemarks(rolled, field.pieces)).toEqual([]);
    expect(fieldRows(rolled, field.pieces).flatMap(({ reasons }) => reasons)).toEqual([]);
    const more = addedPiece(1, "gentle-hill", placeForNew(rolled, field.pieces, "gentle-hill"));
    const where = { id: more.id, of: reasonsOf(rolled, [...field.pieces, more], more), field: field.seed };
    expect(where).toEqual({ ...where, of: [] });
  }
});

test("the list has every piece as it is laid, and why it does not lie by the rules", () => {
  const moved = { ...WOOD, x: 12.5, angle: 30 };
  const rows = fieldRows(rolledField([WOOD, BRUSH]), [moved, BRUSH]);
  const said = rows.map(({ kind, going, facts, reasons, ...row }) => ({
    ...row,
    ...{ kind: plain(kind), going: plain(going), facts: plain(facts), reasons: reasons.map(plain) },
  }));
  const [wood, brush] = [WOOD, BRUSH].map(({ kind }) => {
    const row = rolledField([]).book.kinds[kind];
    return { kind: plain(kindTitle(kind)), going: `${plain(kindGoing(row))}.`, facts: kindFacts(row).map(plain).join(" ") };
  });
  expect(said).toEqual([
    {
      id: "piece-1",
      laid: {
        ...{ mark: 1, kind: "Wood", along: 6, deep: 6, turned: 30 },
        ...{ centre: { left: 12.5, edge: 15 }, right: 32.5 },
        corners: [
          { left: 11.4, edge: 10.9 },
          { left: 16.6, edge: 13.9 },
        ],
      },
      role: "compulsory",
      ...wood,
      reasons: ["It must be at least 2 BW from the brush."],
    },
    {
      id: "piece-2",
      laid: {
        ...{ mark: 2, kind: "Brush", along: 6, deep: 6, turned: 0 },
        ...{ centre: { left: 20, edge: 15 }, right: 25, corners: [{ left: 17, edge: 12 }] },
      },
      role: "compulsory",
      ...brush,
      reasons: [],
    },
  ]);
});
