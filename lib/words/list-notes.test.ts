import { describe, expect, test } from "vitest";
import { CONTRACT_FIXTURES } from "@/tests/build/contract-fixtures";
import { CATALOG } from "@/tests/build/rules";
import { type ArmyList, armyList, constraint } from "../model/army-list";
import { CLEARER_NOTES, lineNotes } from "./list-notes";
import { curved } from "./phrasing";

const LIST = armyList.parse(CONTRACT_FIXTURES.List) as ArmyList;

describe("what one must know of a line", () => {
  const line = LIST.lines[0]!;
  const bare = { ...line, years: null, shared: null, ledBy: null, partial: null, note: null };
  const other = { ...bare, id: "green-brigade" as typeof line.id, name: "Green Brigade", shared: line.shared };
  const lines = [
    line,
    other,
    { ...other, id: "white-brigade" as typeof line.id, name: "White Brigade" },
    { ...bare, id: "horse" as typeof line.id, name: "Horse" },
  ];
  const list: ArmyList = { ...LIST, lines };

  test("nothing of one that stands for itself", () => {
    expect(lineNotes(bare, list)).toEqual([]);
  });

  test("years, shared maximum, leaders, shares and its note, a sentence each", () => {
    const notes = lineNotes(line, list);
    for (const fact of [
      "1628–1634",
      "At most 36",
      "Green Brigade and White Brigade",
      "the army commander or a sub-commander",
      "at least 50%",
      line.note,
    ]) {
      expect(notes.join(" ")).toContain(fact);
    }
    expect(notes.join(" ")).not.toContain("Horse");
    for (const note of notes) expect(note).toMatch(/^[A-Z0-9].*[^.]\.$/);
  });

  test("that it serves only under an ally", () => {
    const underAlly = constraint.parse({ id: "c", kind: "only-under-ally", lines: [bare.id] });
    expect(lineNotes(bare, { ...list, constraints: [...LIST.constraints, underAlly] })).toEqual(["Only under an ally."]);
    expect(lineNotes(other, { ...list, constraints: [underAlly] }).join(" ")).not.toContain("ally");
  });
});

describe("clearer words for a note", () => {
  const notes = CATALOG.lists.flatMap(({ lines }) => lines.flatMap(({ note }) => (note === null ? [] : [curved(note)])));

  test.each(Object.entries(CLEARER_NOTES))("%s", (old, words) => {
    expect(words).not.toBe(old);
    expect(notes.some((note) => note.includes(old))).toBe(true);
  });

  test("stand in its place", () => {
    const line = { ...LIST.lines[0]!, years: null, shared: null, ledBy: null, partial: null };
    const said = (note: string) => lineNotes({ ...line, note }, { ...LIST, constraints: [] });
    expect(said("Light pieces. With barricades they stand in the line of carts.")).toEqual([
      "Light pieces. Take barricades if they stand in the line of carts.",
    ]);
    expect(said("Drovers, runaways and the foot of the castles.")).toEqual(["Drovers, runaways and the foot of the castles."]);
  });
});
