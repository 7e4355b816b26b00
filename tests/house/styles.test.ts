import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { paperRoom, paperSize } from "@/app/_components/paper/paper";
import { MOST } from "@/lib/model/enumerations";

const app = join(import.meta.dirname, "../../app");
const read = (file: string): string => readFileSync(join(app, file), "utf8");

/** Drawn on the server as a picture: no page has its styles. */
const PICTURE = "a/[share]/picture/route.tsx";

/** Styles in a source, but for those that are named after the numbers in them; and types to make others of. */
const otherStyles = (source: string): readonly string[] =>
  (source.match(/\bstyle=.*|setAttribute\("style".*|cssText =.*|CSSProperties/g) ?? []).filter(
    (one) => !/^style=\{(?:\w+N|n)umbers\b/.test(one),
  );

test("no page writes a style but numbers for the style sheets", () => {
  const sources = readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && file !== PICTURE && !file.endsWith("/css-numbers.ts"),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.flatMap((file) => otherStyles(read(file)).map((one) => `${file}: ${one.trim()}`))).toEqual([]);
  expect(otherStyles('<p className="a" style={{ color }}>')).toHaveLength(1);
});

test("the margins of @page, which cannot read numbers, are those of the leaf", () => {
  const margins = [...read("_components/paper/paper.css").matchAll(/margin: ([\d.]+)mm;/g)].map(([, mm]) => Number(mm));
  const margin = (paperSize("a4").width - paperRoom("a4").width) / 2;
  expect(margins).toEqual([margin, margin, margin, margin]);
});

const COMMANDS = read("_components/battlefield/troops/commands.css");
const COLOURS = new Map([...COMMANDS.matchAll(/--([a-z\d-]+): (#[\da-f]{6})/g)].map(([, name = "", colour = ""]) => [name, colour]));
const ON_LIGHT = COMMANDS.slice(COMMANDS.indexOf("on-light-tincture", COMMANDS.indexOf(".command-0")) - 900);

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

test("every commander a force may have has his own tincture, on which his letter is legible", () => {
  const tinctures = commanders.map((commander) => COLOURS.get(`tincture-${commander}`));
  expect(new Set(tinctures).size).toBe(MOST.commanders);
  for (const commander of commanders) {
    expect(COMMANDS).toContain(`.troop-tint.command-${commander} {\n  fill: var(--tincture-${commander});`);
    expect(contrast(COLOURS.get(letterOn(commander)), tinctures[commander])).toBeGreaterThanOrEqual(4.5);
  }
});

test("each of the first four differs from the next by lightness alone", () => {
  for (const commander of [0, 1, 2, 3])
    expect(contrast(COLOURS.get(`tincture-${commander}`), COLOURS.get(`tincture-${commander + 1}`))).toBeGreaterThan(3);
});
