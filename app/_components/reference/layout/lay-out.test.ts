import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PAPERS } from "@/app/_components/paper/paper";
import type { ReferenceTable } from "@/lib/model/quick-reference";
import { REFERENCE } from "@/tests/build/reference-fixtures";
import { WHOLE_REFERENCE } from "@/tests/build/shipped";
import type { Block, LaidLeaf } from "./laid";
import { layOut, pour, type SetSection, TYPES } from "./lay-out";
import type { SetTable } from "./measured-table";
import { ABOVE_SECTION, BELOW_TABLE, SECTION } from "./measures";

const NOTHING = { marks: new Map<string, never>(), ownValues: new Map<string, never>() };
/** In millimetres: seven and a half points. */
const READABLE = 2.645;

const rowsOf = (laid: ReturnType<typeof layOut>) =>
  laid.leaves
    .flat(2)
    .flatMap((block) => (block.kind === "table" ? block.rows.map(({ id }) => `${block.section}.${block.table}.${id}`) : []));

describe("the whole quick reference on paper", () => {
  it.each(PAPERS)("takes at most four leaves of %s, in type that is read at arm’s length, and nothing is lost", (paper) => {
    const laid = layOut(WHOLE_REFERENCE, paper, NOTHING);
    expect(laid.leaves.length).toBeLessThanOrEqual(4);
    expect(laid.type).toBeGreaterThanOrEqual(READABLE);
    const rows = WHOLE_REFERENCE.sections.flatMap(({ id, tables }) =>
      tables.flatMap((table) => table.rows.map((row) => `${id}.${table.id}.${row.id}`)),
    );
    expect(rowsOf(laid)).toEqual(rows);
  });

  it("still takes four when every blank has a long value of its reader's own", () => {
    const blanks = WHOLE_REFERENCE.sections.flatMap(({ id, tables }) =>
      tables.flatMap((table) =>
        table.rows.flatMap((row) =>
          table.columns.flatMap((column, at) => (row.cells[at] === null ? [`${id}.${table.id}.${row.id}.${column.id}`] : [])),
        ),
      ),
    );
    expect(blanks.length).toBeGreaterThan(0);
    const ownValues = new Map(blanks.map((key) => [key, "as the card that came with the book has it, more or less so"]));
    expect(layOut(WHOLE_REFERENCE, "letter", { ...NOTHING, ownValues }).leaves.length).toBeLessThanOrEqual(4);
  });
});

const besideOf = (block: Block) => (block.kind === "table" && block.beside ? [block.beside.side] : []);

describe("a quick reference on paper", () => {
  it("is set in eleven points in large print, with nothing lost", () => {
    const [usual, large] = [layOut(WHOLE_REFERENCE, "a4", NOTHING), layOut(WHOLE_REFERENCE, "a4", NOTHING, "large")];
    expect(large.type * (72 / 25.4)).toBeGreaterThanOrEqual(11);
    expect(rowsOf(large)).toEqual(rowsOf(usual));
    expect(large.leaves.length).toBeGreaterThan(usual.leaves.length);
  });

  it("has narrow tables side by side, which are never parted", () => {
    const blocks = layOut(WHOLE_REFERENCE, "a4", NOTHING).leaves.flatMap((leaf) => leaf.map((column) => column.flatMap(besideOf)));
    expect(blocks.flat().length).toBeGreaterThan(2);
    for (const column of blocks) expect(column).toEqual(column.map((_, at) => (at % 2 === 0 ? "left" : "right")));
  });

  it("is set in the largest type there is when it is short", () => {
    const laid = layOut(REFERENCE, "a4", NOTHING);
    expect(laid.leaves).toHaveLength(1);
    expect(laid.type).toBe(TYPES[0]);
  });

  it("is set in smaller type rather than with its words broken", () => {
    const five = [1, 2, 3, 4, 5];
    const wide: ReferenceTable = {
      id: "wide",
      title: null,
      columns: five.map((at) => ({ id: `c${at}`, name: "Commanders", kind: "text", needs: [] })),
      rows: [
        {
          ...{ id: "one", cells: five.map(() => "skirmishers"), needs: [], against: [] },
          source: { from: "rulebook", heading: "Univ 1", why: null },
        },
      ],
    };
    const laid = layOut({ ...REFERENCE, sections: [{ id: "movement", title: "Movement", tables: [wide] }] }, "a4", NOTHING);
    expect(laid.columns).toBe(3);
    expect(laid.type).toBeLessThan(TYPES[0] ?? 0);
    expect(laid.type).toBeGreaterThan(READABLE);
  });

  it("has what its reader wrote and whose use a row is with the row", () => {
    const laid = layOut(REFERENCE, "a4", {
      marks: new Map([["movement.moving.slowest", "opponent"]]),
      ownValues: new Map([["movement.moving.dismounted.fact", "as loose foot"]]),
    });
    const rows = laid.leaves.flat(2).flatMap((block) => (block.kind === "table" ? block.rows : []));
    expect(rows.filter(({ mark }) => mark).map(({ id, mark }) => [id, mark])).toEqual([["slowest", "opponent"]]);
    expect(rows.filter(({ own }) => own).map(({ id, own }) => [id, own])).toEqual([["dismounted", [null, "as loose foot"]]]);
  });
});

/** A table whose rows are so tall. */
const table = (id: string, rows: readonly number[], head = 0): SetTable => ({
  part: {
    ...{ kind: "table", section: "movement", table: id, title: null, columns: [], runsIn: null, continues: false },
    rows: rows.map((_, at) => ({ id: `${id}-${at + 1}`, cells: [], from: "rulebook", why: "Univ 1" })),
  },
  title: 0,
  head,
  rows,
  isCramped: false,
});
const section = (...tables: readonly SetTable[]): SetSection => ({
  head: { kind: "section", id: "movement", title: "Movement" },
  tables: tables.map((one) => [one]),
});

const named = (block: Block): string => (block.kind === "section" ? "§" : block.rows.map(({ id }) => id).join(" "));
const columnsOf = (leaves: readonly LaidLeaf[]) => leaves.flatMap((leaf) => leaf.map((column) => column.map(named)));

describe("how tables are poured into columns", () => {
  it("goes on in the next column, and after the last of them on the next leaf", () => {
    const leaves = pour([section(table("a", [2, 2, 2, 2, 2, 2]))], SECTION + BELOW_TABLE + 4, 2);
    expect(columnsOf(leaves)).toEqual([["§", "a-1 a-2"], ["a-3 a-4"], ["a-5 a-6"]]);
    expect(leaves.map((leaf) => leaf.length)).toEqual([2, 1]);
  });

  it("leaves no row alone on either side of a break", () => {
    const height = SECTION + BELOW_TABLE + 6;
    expect(columnsOf(pour([section(table("a", [2, 2, 2, 2]))], height, 4))).toEqual([["§", "a-1 a-2"], ["a-3 a-4"]]);
    expect(columnsOf(pour([section(table("a", [2, 2]), table("b", [2, 2, 2]))], height, 4))).toEqual([["§", "a-1 a-2"], ["b-1 b-2 b-3"]]);
  });

  it("begins no section where nothing of it fits", () => {
    const [first, second] = [section(table("a", [2, 2])), section(table("b", [2, 2]))];
    expect(columnsOf(pour([first, second], SECTION + BELOW_TABLE + 4 + ABOVE_SECTION + SECTION + 3, 4))).toEqual([
      ["§", "a-1 a-2"],
      ["§", "b-1 b-2"],
    ]);
  });

  it("repeats the names of columns where a table goes on, and says that it does", () => {
    const leaves = pour([section(table("a", [2, 2, 2, 2], 1))], SECTION + BELOW_TABLE + 5, 4);
    const parts = leaves.flat(2).flatMap((block) => (block.kind === "table" ? [block.continues] : []));
    expect(parts).toEqual([false, true]);
    expect(columnsOf(leaves)).toEqual([["§", "a-1 a-2"], ["a-3 a-4"]]);
  });

  it("loses nothing, keeps the order, and overfills no column that has more than one row", () => {
    const rows = fc.array(fc.double({ min: 0.5, max: 6, noNaN: true }), { minLength: 1, maxLength: 12 });
    const tables = fc.array(fc.tuple(rows, fc.double({ min: 0, max: 2, noNaN: true })), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(tables, { minLength: 1, maxLength: 4 }), fc.double({ min: 20, max: 60, noNaN: true }), (all, height) => {
        const sections = all.map((one, at) => section(...one.map(([heights, head], place) => table(`t${at}${place}`, heights, head))));
        const sets = sections.flatMap((one) => one.tables.map(([first]) => first));
        const tall = new Map(sets.flatMap(({ part, rows: heights }) => part.rows.map(({ id }, at) => [id, heights[at] ?? 0] as const)));
        const heads = new Map(sets.map(({ part, head }) => [part.table, head]));
        const leaves = pour(sections, height, 3);
        const blocks = leaves.flat(2);
        expect(blocks.flatMap((block) => (block.kind === "table" ? block.rows.map(({ id }) => id) : []))).toEqual([...tall.keys()]);
        expect(blocks.filter(({ kind }) => kind === "section")).toHaveLength(sections.length);
        for (const column of leaves.flat()) {
          const used = column.map((block, at) =>
            block.kind === "section"
              ? SECTION + (at === 0 ? 0 : ABOVE_SECTION)
              : (heads.get(block.table) ?? 0) + BELOW_TABLE + block.rows.reduce((sum, { id }) => sum + (tall.get(id) ?? 0), 0),
          );
          const isOne = column.filter(({ kind }) => kind === "table").every((block) => block.kind === "table" && block.rows.length === 1);
          if (!isOne) expect(used.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(height + 0.01);
          expect(column.at(-1)?.kind).toBe("table");
        }
      }),
      { numRuns: 80 },
    );
  });
});
