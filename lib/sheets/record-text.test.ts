import { expect, test } from "vitest";
import type { BattleRecord } from "@/lib/model/battle";
import { recordNames } from "@/lib/words/battle/names";
import { RECORD } from "@/lib/words/battle/record";
import { DAYS_EDITION } from "@/tests/build/played-battle";
import { ABANDONED, MANY } from "@/tests/build/tampering";
import { recordText } from "./record-text";

const TEXT = RECORD.asText;
const { tables } = DAYS_EDITION;
const textOf = (record: BattleRecord) => recordText(record, tables, recordNames(record, null));
const block = (text: string, at: number) => text.split("\n\n")[at]?.split("\n");

test("begins with the battle and what is needed to check it", () => {
  expect(block(textOf(MANY), 0)).toEqual([TEXT.heading, RECORD.armies(recordNames(MANY, null))]);
  expect(block(textOf(MANY), 1)).toEqual([
    `Battle      ${MANY.battle}`,
    "Table       45 by 30 BW",
    "Seat a      The force of a; talented professional army commander; 8 map cards,",
    "            7 scouting cards; Cultivated, Forest and Plains; 1 unit group, a",
    "            standard camp; entered by hand, not checked against a list",
    "Seat b      The force of b; talented professional army commander; 11 map",
    "            cards, 9 scouting cards; Plains; 1 unit group, a standard camp;",
    "            entered by hand, not checked against a list",
    `Rules       ${MANY.rules}`,
    `Commitment  ${MANY.commitment}`,
    `Seed        ${MANY.seed}`,
    `Nonce a     ${"a".repeat(32)}`,
    `Nonce b     ${"b".repeat(32)}`,
  ]);
});

test("lists every event by number, day by day", () => {
  const text = textOf(MANY);
  for (const { seq } of MANY.events) expect(text).toContain(`\n${String(seq).padStart(4)}  `);
  expect(text).toContain(
    [
      "Day 2",
      "  18  The force of b played a yellow card, face down.",
      "  19  The force of b changed their card to black.",
      "  20  The force of a played a black card, face down.",
      "  21  The force of a revealed black and The force of b revealed black. A tie:",
      "      the marker stays.",
    ].join("\n"),
  );
});

test("ends with the last link of the chain and what is not from the rulebook", () => {
  const { chain, seq } = MANY.events.at(-1)!;
  expect(textOf(MANY).split("\n\n").at(-2)?.split("\n")).toEqual([TEXT.lastLink(seq), chain]);
  expect(textOf(MANY).split("\n\n").at(-1)).toBe(
    [
      TEXT.source("sibling", ["densities"]),
      "Condotta’s own values: squares, densities, flanks, limits, table sizes, bounds",
      "and lands.",
      "",
    ].join("\n"),
  );
});

test("leaves out what is secret, and says so", () => {
  const running = {
    ...MANY,
    seed: null,
    nonces: { a: null, b: null },
    events: MANY.events.slice(0, 3).map((event) => (event.type === "force-sealed" ? { ...event, shown: null } : event)),
  };
  const text = textOf(running);
  expect(text).toContain(`Seat a      ${TEXT.force("", null, false)}\n`);
  expect(text).toContain(`Seed        ${TEXT.secretSeed}\n`);
  expect(text).toContain(`Nonce b     ${TEXT.secretNonce}\n`);
});

test("puts what was done during the five days under its day", () => {
  expect(textOf(ABANDONED)).toMatch(/Day 4\n.*\n +26 {2}The force of a offered to abandon the battle\./);
});

test("has no line longer than a page is wide, except those compared letter by letter", () => {
  const long = textOf(MANY)
    .split("\n")
    .filter((line) => line.length > 78);
  expect(long.map((line) => line.slice(0, 5))).toEqual(["Rules"]);
});
