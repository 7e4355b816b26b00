import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { paperRoom } from "./paper";
import { PaperPage } from "./paper-page";

const page = (flows: boolean) =>
  renderToStaticMarkup(
    <PaperPage paper="letter" name="Kircholm, again" part={1} of={2} flows={flows}>
      <p>Hussars</p>
    </PaperPage>,
  );

describe("a leaf of paper", () => {
  it("says in its foot whose it is and which of how many", () => {
    expect(
      page(false)
        .replace(/<[^>]*>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    ).toBe("Hussars Kircholm, again page 1 of 2");
  });

  it("is named where it is seen, and not where it is only part of a running text", () => {
    expect(page(false)).toContain('aria-label="Page 1 of 2"');
    expect(page(true)).not.toContain("aria-label");
  });

  it("has room between its margins and above its foot", () => {
    expect(paperRoom("a4")).toEqual({ width: 199, height: 281.8 });
    expect(paperRoom("a4", "landscape")).toEqual({ width: 286, height: 194.8 });
    expect(paperRoom("letter").height).toBeCloseTo(264.2);
  });
});
