import { describe, expect, it } from "vitest";
import { REFERENCE } from "@/tests/build/reference-fixtures";
import { findRows } from "./find-rows";
import { layOut } from "./layout/lay-out";

const LAID = layOut(REFERENCE, "a4", { marks: new Map(), ownValues: new Map([["movement.moving.dismounted.fact", "as loose foot"]]) });
const found = (sought: string) => [...(findRows(LAID, sought).rows ?? ["all"])];

describe("looking for rows", () => {
  it.each([
    { sought: "", rows: ["all"] },
    { sought: "  ", rows: ["all"] },
    { sought: "charge", rows: ["prompted-actions.least-card.c2", "prompted-actions.least-card.c3"] },
    { sought: "FORCED charge", rows: ["prompted-actions.least-card.c3"] },
    { sought: "move hedges", rows: ["movement.moving.hedges"] },
    { sought: "loose foot", rows: ["movement.moving.dismounted"] },
    { sought: "fáces", rows: ["dice-and-claims.death-dice.white"] },
    { sought: "elephants", rows: [] },
  ])("$sought finds $rows", ({ sought, rows }) => {
    expect(found(sought)).toEqual(rows);
  });

  it("says in how many sections and of how many rows", () => {
    const { count, all, sections, tables } = findRows(LAID, "as");
    expect([count, all]).toEqual([3, 6]);
    expect([...sections]).toEqual(["movement"]);
    expect([...tables]).toEqual(["movement.moving"]);
  });
});
