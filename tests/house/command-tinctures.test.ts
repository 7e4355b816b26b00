import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MOST } from "@/lib/model/enumerations";

const css = readFileSync(new URL("../../app/_components/battlefield/troops/commands.css", import.meta.url), "utf8");
const COLOURS = new Map([...css.matchAll(/--([a-z\d-]+): (#[\da-f]{6})/g)].map(([, name = "", colour = ""]) => [name, colour]));
const ON_LIGHT = css.slice(css.indexOf("on-light-tincture", css.indexOf(".command-0")) - 900);

/** Relative luminance, as WCAG has it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one = "", other = ""): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const commanders = Array.from({ length: MOST.commanders }, (_, at) => at);
const letterOn = (commander: number): string =>
  ON_LIGHT.includes(`.command-${commander} .standard-letter`) ? "on-light-tincture" : "on-tincture";

test("every commander that a force may have has a tincture of his own, and his letter is read on it", () => {
  const tinctures = commanders.map((commander) => COLOURS.get(`tincture-${commander}`));
  expect(new Set(tinctures).size).toBe(MOST.commanders);
  for (const commander of commanders) {
    expect(css).toContain(`.troop-tint.command-${commander} {\n  fill: var(--tincture-${commander});`);
    expect(contrast(COLOURS.get(letterOn(commander)), tinctures[commander])).toBeGreaterThanOrEqual(4.5);
  }
});

test("the first four, whom most armies have, are told apart by their lightness alone from the next", () => {
  for (const commander of [0, 1, 2, 3])
    expect(contrast(COLOURS.get(`tincture-${commander}`), COLOURS.get(`tincture-${commander + 1}`))).toBeGreaterThan(3);
});
