import { describe, expect, it } from "vitest";
import { PAPERS } from "@/app/_components/paper/paper";
import type { ReferenceTable } from "@/lib/model/quick-reference";
import { REFERENCE } from "@/tests/build/reference-fixtures";
import { WHOLE_REFERENCE } from "@/tests/build/whole-reference";
import { layOut, TYPES } from "./lay-out";

const NOTHING = { marks: new Map<string, never>(), ownValues: new Map<string, never>() };
/** In millimetres: five and a quarter points, below which nobody would take it to a table. */
const READABLE = 1.85;

const rowsOf = (laid: ReturnType<typeof layOut>) =>
  laid.leaves
    .flat(2)
    .flatMap((block) => (block.kind === "table" ? block.rows.map(({ id }) => `${block.section}.${block.table}.${id}`) : []));

describe("the whole quick reference on paper", () => {
  it.each(PAPERS)("takes two leaves of %s, in type that can be read, and nothing is lost", (paper) => {
    const laid = layOut(WHOLE_REFERENCE, paper, NOTHING);
    expect(laid.leaves).toHaveLength(2);
    expect(laid.type).toBeGreaterThanOrEqual(READABLE);
    const rows = WHOLE_REFERENCE.sections.flatMap(({ id, tables }) =>
      tables.flatMap((table) => table.rows.map((row) => `${id}.${table.id}.${row.id}`)),
    );
    expect(rowsOf(laid)).toEqual(rows);
  });

  it("still takes two when every blank has a long value of its reader's own", () => {
    const blanks = WHOLE_REFERENCE.sections.flatMap(({ id, tables }) =>
      tables.flatMap((table) =>
        table.rows.flatMap((row) =>
          table.columns.flatMap((column, at) => (row.cells[at] === null ? [`${id}.${table.id}.${row.id}.${column.id}`] : [])),
        ),
      ),
    );
    expect(blanks.length).toBeGreaterThan(0);
    const ownValues = new Map(blanks.map((key) => [key, "as the card that came with the book has it, more or less so"]));
    expect(layOut(WHOLE_REFERENCE, "letter", { ...NOTHING, ownValues }).leaves).toHaveLength(2);
  });
});

describe("a quick reference on paper", () => {
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
