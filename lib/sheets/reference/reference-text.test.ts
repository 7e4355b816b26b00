import { describe, expect, it } from "vitest";
import { ROW_MARKS_EXPLAINED } from "@/lib/words/reference";
import { MIXED_REFERENCE, REFERENCE } from "@/tests/build/reference-fixtures";
import { WHOLE_REFERENCE } from "@/tests/build/shipped";
import { OWN_WORDS } from "../text-parts";
import { referenceText } from "./reference-text";

const TEXT = `Quick reference


PROMPTED ACTIONS
================

                           Formed
---  --------------------  ------
C2   Charge                G
C3†  Hold a forced charge  Y


MOVEMENT
========

On the move
Going       one base partly in worse going slows the whole of its unit group
            down to what that allows
Hedges°     as barricades
Dismounted  ____


DICE AND CLAIMS
===============

Die  Faces
---  -------------------------------------
W+   wound wound special blank blank blank


° Condotta’s own value; † Mortem et Gloriam’s value.
`;

describe("a quick reference as text", () => {
  it("has every table in columns, its blanks ruled, and says what its marks mean", () => {
    expect(referenceText(REFERENCE, { name: "Quick reference" })).toBe(TEXT);
  });

  it("carries what its reader wrote, and whose use a row is where two armies meet", () => {
    const text = referenceText(REFERENCE, {
      name: "Corbie",
      about: "For both armies.",
      marks: new Map([
        ["movement.moving.slowest", "opponent"],
        ["movement.moving.hedges", "both"],
      ]),
      ownValues: new Map([["movement.moving.dismounted.fact", "as loose foot"]]),
    });
    expect(text).toContain("Corbie\nFor both armies.\n");
    expect(text).toContain("Going (theirs)  one base");
    expect(text).toContain("Hedges° (both)  as barricades");
    expect(text).toContain("Dismounted      as loose foot‡");
    expect(text).not.toContain("____");
    expect(text.replace(/\s+/g, " ")).toContain(`${OWN_WORDS}; ${ROW_MARKS_EXPLAINED}.`);
  });

  it("says nothing of values of one's own that stand elsewhere", () => {
    const ownValues = new Map([["camps.points.mobile.sacked", "4"]]);
    expect(referenceText(REFERENCE, { name: "Quick reference", ownValues })).toBe(TEXT);
  });

  it("is nowhere wider than 80 columns, and has every word of every cell", () => {
    const text = referenceText(WHOLE_REFERENCE, { name: "Quick reference" });
    expect(text.split("\n").filter((line) => line.length > 80 || line !== line.trimEnd())).toEqual([]);
    const words = new Set(text.split(/[\s°†]+/));
    const cells = WHOLE_REFERENCE.sections.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells)));
    const lost = cells.flatMap((cell) => (cell ?? "").split(/[\s°†]+/)).filter((word) => !words.has(word));
    expect(lost).toEqual([]);
  });
});

describe("a row of which one cell is from elsewhere", () => {
  it("is marked at that cell alone, and the foot says what the mark means", () => {
    const sections = MIXED_REFERENCE.sections.filter(({ id }) => id === "prompted-actions");
    const text = referenceText({ ...MIXED_REFERENCE, sections }, { name: "Corbie" });
    expect(text).toMatch(/^C2 {3}Charge {16}G°$/m);
    expect(text).toContain("° Condotta’s own value");
  });
});
