import { describe, expect, it } from "vitest";
import { REFERENCE } from "@/tests/build/reference-fixtures";
import { layOut } from "./layout/lay-out";
import { findRows } from "./reference-leaves";

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

  it("keeps a row whose own value is changed, until something else is looked for", () => {
    const own = (value: string) =>
      layOut(REFERENCE, "a4", { marks: new Map(), ownValues: new Map([["movement.moving.dismounted.fact", value]]) });
    const [begun, changed] = [own("zebra"), own("lion")];
    const keys = (sought: string) => [...(findRows(changed, sought, begun).rows ?? [])];
    expect([...(findRows(changed, "zebra").rows ?? [])]).toEqual([]);
    expect([keys("zebra"), keys("lion"), keys("elephant")]).toEqual([["movement.moving.dismounted"], ["movement.moving.dismounted"], []]);
    expect([...findRows(changed, "zebra", begun).sections]).toEqual(["movement"]);
  });

  it("says in how many sections and of how many rows", () => {
    const { count, all, sections, tables } = findRows(LAID, "as");
    expect([count, all]).toEqual([3, 6]);
    expect([...sections]).toEqual(["movement"]);
    expect([...tables]).toEqual(["movement.moving"]);
  });
});
