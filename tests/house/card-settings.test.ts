import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FILES } from "@/app/_components/cards/card-places";
import { CARD, CARD_SETTINGS, LONG_SCALE, ROOM } from "@/app/_components/cards/fit-card";
import { SHELF } from "@/app/_components/cards/shelf-columns";

describe("cards are drawn as they are fitted", () => {
  const css = readFileSync(join(import.meta.dirname, "../../app/_components/cards/cards.css"), "utf8");
  const ruleOf = (selector: string): string => css.split(`\n  ${selector} {`)[1]?.split("}")[0] ?? "";
  const value = (selector: string, property: string): number =>
    Number(new RegExp(`[\\s{;]${property}: (?:calc\\(var\\(--mm\\) \\* )?([\\d.]+)`).exec(ruleOf(selector))?.[1]);

  test("a long name is set smaller", () => {
    expect(css).toContain(`var(--title) * ${LONG_SCALE})`);
  });

  test.each(CARD_SETTINGS)("$name", ({ name, type, title }) => {
    const selector = name === "roomy" ? ".card" : `.card[data-type="${name}"]`;
    expect([value(selector, "--type"), value(selector, "--title")]).toEqual([type, title]);
  });

  test("a card and the room on it", () => {
    expect(value(".cards", "width")).toBe(FILES * CARD.width);
    expect(value(".cards", "grid-auto-rows")).toBe(CARD.height);
    expect(value(".card-room", "height")).toBe(ROOM.height);
    expect(CARD.width - value(".card-room", "left") - value(".card-room", "right")).toBeCloseTo(ROOM.width);
    expect(value(".shelf h2", "height")).toBe(SHELF.title);
  });
});
