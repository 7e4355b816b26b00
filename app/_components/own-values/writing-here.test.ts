import { describe, expect, it } from "vitest";
import { createWriting } from "./writing-here";

const [CELL, OTHER] = ["movement.moving.dismounted.fact", "camps.points.mobile.sacked"];

describe("what is written into the cells of a page", () => {
  it("belongs to one cell, and is still there when asked for again", () => {
    const writing = createWriting();
    writing.go(CELL, { kind: "open", typed: "as lo", trouble: null });
    writing.go(OTHER, { kind: "sending", typed: "3" });
    expect(writing.of(CELL)).toEqual({ step: { kind: "open", typed: "as lo", trouble: null }, kept: null, wasOpen: true });
    expect(writing.of(OTHER).step).toEqual({ kind: "sending", typed: "3" });
    expect(writing.of("camps.points.fixed.sacked")).toMatchObject({ step: { kind: "calm" }, kept: null, wasOpen: false });
  });

  it("keeps its pen where it was left", () => {
    const writing = createWriting();
    writing.go(CELL, { kind: "open", typed: "", trouble: null });
    writing.go(CELL, { kind: "calm" });
    expect(writing.of(CELL)).toMatchObject({ step: { kind: "calm" }, wasOpen: true });
  });

  it.each(["as loose foot", null])(
    "stands as %s once it is kept, until the page is drawn anew, by whatever was kept elsewhere",
    (value) => {
      const writing = createWriting();
      const pages = [{}, {}];
      writing.drawnWith(pages[0]);
      writing.keep(CELL, value);
      writing.drawnWith(pages[0]);
      expect(writing.of(CELL)).toEqual({ step: { kind: "calm" }, kept: { value }, wasOpen: true });
      writing.go(OTHER, { kind: "open", typed: "half", trouble: null });
      writing.drawnWith(pages[1]);
      expect([writing.of(CELL).kept, writing.of(OTHER).step]).toEqual([null, { kind: "open", typed: "half", trouble: null }]);
    },
  );

  it("calls its listeners, and no others", () => {
    const writing = createWriting();
    let told = 0;
    const deafen = writing.subscribe(() => {
      told += 1;
    });
    writing.go(CELL, { kind: "calm" });
    writing.keep(CELL, "3");
    writing.drawnWith({});
    deafen();
    writing.keep(CELL, "4");
    expect(told).toBe(3);
  });

  it("is the same thing as long as nothing changes", () => {
    const writing = createWriting();
    const untouched = writing.of(CELL);
    writing.go(OTHER, { kind: "calm" });
    expect(writing.of(CELL)).toBe(untouched);
  });
});
