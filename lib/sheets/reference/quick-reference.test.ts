import { describe, expect, test } from "vitest";
import { cellSource } from "@/lib/model/quick-reference";
import { CATALOG } from "@/tests/build/rules";
import { MARKED_REFERENCE, WHOLE_REFERENCE } from "@/tests/build/shipped";
import { plain } from "../../words/sentence";
import { marked, wrongMarks } from "../../words/terms";
import { partOfReference, plainReference, rowKey } from "./reference-parts";

const { weakerParts } = CATALOG.reference;
const rows = WHOLE_REFERENCE.sections.flatMap(({ id, tables }) =>
  tables.flatMap((table) => table.rows.map((row) => ({ key: rowKey(id, table.id, row.id), row, columns: table.columns }))),
);
const sources = new Map(rows.map(({ key, row }) => [key, row.source]));
const sourceOfCell = (key: string, column: string) => {
  const found = rows.find((one) => one.key === key);
  return found && cellSource(found.row, column);
};
/** The columns of a row whose cells are not the rulebook's. */
const columnsMarked = (key: string): readonly string[] | undefined => {
  const found = rows.find((one) => one.key === key);
  return found?.columns.flatMap(({ id }) => (cellSource(found.row, id).from === "rulebook" ? [] : [id]));
};

describe("parts of rows that are not the rulebook's", () => {
  test("each is part of an existing row, once, and not the rulebook's", () => {
    const ids = weakerParts.map(({ id }) => id);
    const there = new Set(rows.flatMap(({ key, columns }) => [key, ...columns.map(({ id }) => `${key}.${id}`)]));
    expect(ids.filter((id, at) => !there.has(id) || ids.indexOf(id) !== at)).toEqual([]);
    expect(weakerParts.map(({ source }) => source.from)).not.toContain("rulebook");
  });

  test("cell sources name existing columns, and differ from the row's source", () => {
    const wrong = rows.flatMap(({ key, row, columns }) =>
      (row.cellSources ?? []).flatMap(({ column, source }) =>
        columns.some(({ id }) => id === column) && source.from !== row.source.from ? [] : [`${key}.${column}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  test("a row is ours as a whole if a part of its name is", () => {
    const source = sources.get("movement.moves.mounted-loose");
    expect(source).toMatchObject({ from: "house", why: expect.stringMatching(/^Mortem et Gloriam.*dragoons/) });
  });

  test.each([
    ["dice-and-claims.claim-ladder.up-7", "claims", "rulebook", /the table ends at 7/],
    ["dice-and-claims.claim-ladder.behind-4", "support", "rulebook", /the table ends at black/i],
    ["before-the-battle.pieces.featureless", "optional", "sibling", /No source.*optional/],
  ] as const)("in %s only the cell %s is ours, and says why", (key, column, from, why) => {
    expect(sourceOfCell(key, column)).toMatchObject({ from: "house", why: expect.stringMatching(why) });
    expect(sources.get(key)?.from).toBe(from);
  });

  test("neighbouring rows keep their source", () => {
    const froms = ["dice-and-claims.claim-ladder.up-6", "movement.moves.mounted-close"].map((key) => sources.get(key)?.from);
    expect(froms).toEqual(["rulebook", "sibling"]);
  });

  /** 45 by 30, 10, 6 to 8, 5 to 10 and 4 are the rulebook's ("Terrain Set-Up 2, 4", "Tournament Guidelines"). */
  test.each([
    ["before-the-battle.sizes.standard", ["compulsory", "water-least"]],
    ["before-the-battle.sizes.long", ["table", "compulsory", "water-least"]],
    ["before-the-battle.sizes.small", ["table", "sector", "flank", "compulsory", "optional", "water-least", "water"]],
    ["prompted-actions.least-card.m3", ["skirmish", "drilled", "formed"]],
    ["prompted-actions.least-card.m5", ["skirmish", "formed", "tribal"]],
    ["prompted-actions.least-card.m14", ["skirmish", "drilled", "formed"]],
  ])("in %s the cells that are not the rulebook's are %j", (key, columns) => {
    expect(columnsMarked(key)).toEqual(columns);
  });

  test("the sizes of the standard table stand in cells of their own", () => {
    const row = rows.find(({ key }) => key === "before-the-battle.sizes.standard")?.row;
    expect(row?.cells).toEqual(["Standard 45 × 30", "10", "6–8", "6–10", "5–10", "1", "4"]);
    expect(row?.source.heading).toBe(
      "Tournament Guidelines; Terrain Set-Up 2.2.2; Terrain Set-Up 2.2; Terrain Set-Up 4; Terrain Set-Up 2.1",
    );
  });
});

describe("the part for the fight", () => {
  const ids = (sections: typeof WHOLE_REFERENCE.sections) => sections.map(({ id }) => id);

  test("is all but what comes before and after it, which is named apart", () => {
    const { reference, others } = partOfReference(WHOLE_REFERENCE, "fight");
    expect(ids(others)).toEqual(["before-the-battle", "victory-points"]);
    expect(ids(reference.sections)).toEqual(ids(WHOLE_REFERENCE.sections).filter((one) => !ids(others).includes(one)));
  });

  test("is everything when all is asked for", () => {
    expect(partOfReference(WHOLE_REFERENCE, "all")).toEqual({ reference: WHOLE_REFERENCE, others: [] });
  });
});

const cellsOf = (reference: typeof MARKED_REFERENCE) =>
  reference.sections.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)));

describe("words of the rules in the quick reference", () => {
  test("are all known, in data and in the tables made of it", () => {
    expect(wrongMarks(cellsOf(MARKED_REFERENCE))).toEqual([]);
  });

  test("are in most rows, and in no cell of dice or cards", () => {
    const rows = MARKED_REFERENCE.sections.flatMap(({ tables }) => tables.flatMap((table) => table.rows));
    const open = rows.filter(({ cells }) => cells.some((cell) => cell?.includes("[")));
    expect(open.length).toBeGreaterThan(0.8 * rows.length);
    const drawn = MARKED_REFERENCE.sections.flatMap(({ tables }) =>
      tables.flatMap(({ columns, rows }) =>
        rows.flatMap(({ cells }) => cells.filter((cell, at) => columns[at]?.kind !== "text" && cell?.includes("["))),
      ),
    );
    expect(drawn).toEqual([]);
  });

  test("are plain text for programs", () => {
    const plainCells = cellsOf(plainReference(MARKED_REFERENCE));
    expect(plainCells.filter((cell) => cell?.match(/[[\]]/))).toEqual([]);
    expect(plainCells).toEqual(cellsOf(MARKED_REFERENCE).map((cell) => cell && plain(marked(cell))));
  });

  test("open the meaning that the row uses", () => {
    const termsOf = (text: string | null | undefined) =>
      [marked(text ?? "")].flat().flatMap((part) => (typeof part === "object" && "term" in part ? [part.term] : []));
    const { tables } = CATALOG.reference.charges;
    const free = tables[0]?.rows.find(({ id }) => id === "free");
    expect(termsOf(free?.cells[1])).toEqual(["tug", "aggressive", "elan", "ferocious", "charging-lancer", "charging-pistol"]);
    const tribal = MARKED_REFERENCE.sections.find(({ id }) => id === "commanders")?.tables[1]?.rows.find(({ id }) => id === "tribal");
    expect(termsOf(tribal?.cells[0])).toEqual(["tribal-commander"]);
  });
});
