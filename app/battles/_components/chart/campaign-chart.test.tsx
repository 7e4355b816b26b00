import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { BOOK } from "@/tests/build/played-battle";
import { CampaignChart, type ChartProps, nextSquare } from "./campaign-chart";
import { ChartGround } from "./chart-ground";
import { FRAME, HEIGHT, HIGH, WIDE, WIDTH } from "./chart-layout";

const MARKS: ChartProps = {
  tables: BOOK.tables,
  ground: <ChartGround tables={BOOK.tables} />,
  territory: "P",
  start: "C5",
  days: [
    { day: 1, to: "C4", cards: ["yellow", "green"] },
    { day: 2, to: "C4", cards: ["green", null] },
  ],
  marker: "C4",
  choices: ["B4", "C4", "C5"],
  hints: ["A4"],
  chosen: "B4",
  worths: { B4: 7, C5: -12, C4: 0 },
};
const drawn = (more: Partial<ChartProps> = {}) => renderToStaticMarkup(<CampaignChart {...MARKS} {...more} />);
const count = (markup: string, part: string) => markup.split(part).length - 1;

describe("as a picture", () => {
  const markup = drawn();

  test("it tells in words what it shows", () => {
    expect(markup).toContain('role="img"');
    expect(markup).toContain("The marker is on C4.");
    expect(markup).not.toContain("<button");
  });

  test("choices are dashed, the chosen one is not, hints are marked apart", () => {
    expect([count(markup, 'data-kind="choice"'), count(markup, 'data-kind="chosen"'), count(markup, 'data-kind="hint"')]).toEqual([
      2, 1, 1,
    ]);
    expect(count(markup, 'data-ghost="true"')).toBe(2);
  });

  test("each day shows both cards with their letters, a pass as a dash, in both sizes", () => {
    expect(count(markup, 'class="chart-token"')).toBe(8);
    expect(count(markup, 'class="chart-token" data-colour="pass"')).toBe(2);
    expect(count(markup, ">Y</text>")).toBe(2);
    expect(count(markup, ">–</text>")).toBe(2);
  });

  test("worths have their sign", () => {
    expect([...markup.matchAll(/class="chart-worth"[^>]*>([^<]*)/g)].map((found) => found[1]).sort()).toEqual(["+7", "0", "−12"].sort());
  });

  test("names come from the tables", () => {
    const renamed = { ...BOOK.tables, flanks: BOOK.tables.flanks.map((row) => ({ ...row, name: `${row.name}!` })) };
    for (const { name } of BOOK.tables.densities) expect(markup).toContain(`<i>${name}</i>`);
    expect(drawn({ tables: renamed })).toContain("<i>Coast!</i>");
  });

  test("nothing is styled in place but by numbers, and it stays small enough to send", () => {
    const numbers = ` style="--frame:${FRAME};--square-width:${WIDE};--square-height:${HIGH};--width:${WIDTH};--height:${HEIGHT};--rows:5"`;
    expect(markup.split(numbers)).toHaveLength(2);
    expect(markup.replace(numbers, "")).not.toContain("style=");
    expect(markup).not.toContain("NaN");
    expect(markup.length).toBeLessThan(120_000);
  });
});

describe("with something to pick", () => {
  const markup = drawn({ pick: () => undefined, describe: (square) => `Square ${square}!` });

  test("every square is a button with its name, one of them in the tab order", () => {
    expect(count(markup, 'role="gridcell"')).toBe(25);
    expect(count(markup, 'role="row"')).toBe(5);
    expect(markup).toContain('aria-label="Square D2!"');
    expect(count(markup, 'tabindex="0"')).toBe(1);
    expect(count(markup, 'aria-selected="true"')).toBe(1);
  });

  test("the picture itself is then left out for those who listen", () => {
    expect(markup).not.toContain('role="img"');
    expect(markup).toContain('aria-hidden="true"');
  });
});

// Counted in the order of reading: 0 is the first of the first row, 12 the middle, 24 the last.
test.each([
  ["ArrowLeft", 12, 11],
  ["ArrowRight", 12, 13],
  ["ArrowUp", 12, 7],
  ["ArrowDown", 12, 17],
  ["Home", 12, 10],
  ["End", 12, 14],
  ["PageUp", 12, 2],
  ["PageDown", 12, 22],
  ["ArrowLeft", 10, 10],
  ["ArrowRight", 14, 14],
  ["ArrowUp", 2, 2],
  ["ArrowDown", 22, 22],
])("%s leads from %i to %i", (key, from, to) => {
  expect(nextSquare(from, key)).toBe(to);
});

test("other keys lead nowhere", () => {
  expect(nextSquare(12, "Enter")).toBeNull();
  expect(nextSquare(12, "toString")).toBeNull();
});
