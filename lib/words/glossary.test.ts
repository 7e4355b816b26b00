import { describe, expect, test } from "vitest";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { ARMY_GLOSSARY, GROUND_GLOSSARY } from "./army-glossary";
import { CHARACTERISTIC_GLOSSARY } from "./characteristic-glossary";
import { COMMAND_GLOSSARY } from "./command-glossary";
import { GLOSSARY } from "./glossary";
import type { GlossaryEntry } from "./glossary-entry";
import { GLOSSARY_TERMS, type GlossaryTermId } from "./glossary-terms";
import { numeral } from "./numerals";
import { curved, grouped } from "./phrasing";
import { plain } from "./sentence";
import { TROOP_GLOSSARY, WEAPON_GLOSSARY } from "./troop-glossary";
import { TURN_GLOSSARY } from "./turn-glossary";

const ENTRIES = Object.entries(GLOSSARY) as [GlossaryTermId, GlossaryEntry][];
const sentenceOf = (id: string): string => GLOSSARY[id as GlossaryTermId].sentence;

describe.each(ENTRIES)("%s", (_id, { sentence, source, heading }) => {
  test("has one or two short sentences", () => {
    expect(sentence.length).toBeGreaterThanOrEqual(20);
    expect(sentence.length).toBeLessThanOrEqual(240);
    expect(sentence).toMatch(/^[A-Z].*[^.]\.$/);
    expect(sentence).not.toMatch(/[—–]|\s{2}|\s$/);
    expect(sentence.match(/[.!?](?=\s|$)/g)?.length).toBeLessThanOrEqual(2);
  });

  test("says where the rulebook has it, or why it has not", () => {
    expect(heading).not.toBe("");
    // A heading is a title; a reason is a sentence.
    expect(heading.endsWith(".")).toBe(source !== "rulebook");
  });
});

test("each word has one entry, and none is missing", () => {
  const ids = [
    TROOP_GLOSSARY,
    WEAPON_GLOSSARY,
    CHARACTERISTIC_GLOSSARY,
    COMMAND_GLOSSARY,
    ARMY_GLOSSARY,
    TURN_GLOSSARY,
    GROUND_GLOSSARY,
  ].flatMap(Object.keys);
  expect(ids.sort()).toEqual(Object.keys(GLOSSARY_TERMS).sort());
});

test("no two words have the same sentence", () => {
  expect(new Set(ENTRIES.map(([, { sentence }]) => sentence)).size).toBe(ENTRIES.length);
});

describe("the marks are those of the tables", () => {
  const { types, trainings, formations, armours, qualities, firepowers } = TABLES.classifications;
  const rows = [
    ...[...types, ...trainings, ...armours, ...qualities],
    ...formations.map((row) => ({ ...row, id: row.id === "skirmish" ? "skirmishers" : row.id })),
    ...firepowers.map((row) => ({ ...row, id: `${row.id}-firepower` })),
    ...[...TABLES.setFormations, ...TABLES.weapons, ...TABLES.characteristics],
    ...TABLES.camps.kinds.map((row) => ({ ...row, id: row.id === "none" ? "no-camp" : `${row.id}-camp` })),
  ];
  test.each(rows)("$id", ({ id, source: { from, heading, why } }) => {
    const { source, heading: found } = GLOSSARY[id as GlossaryTermId];
    expect({ source, found }).toEqual({ source: from, found: from === "rulebook" ? heading : curved(why ?? "") });
  });

  /** Dense forest shares the entry of the territory of that name. */
  test.each((CATALOG.battle.tables.battlefield?.terrainKinds ?? []).filter(({ id }) => id !== "forest"))(
    "$id",
    ({ id, source: { from } }) => {
      expect(GLOSSARY[id as GlossaryTermId].source).toBe(from);
    },
  );

  const house = ENTRIES.filter(([, { source }]) => source === "house").map(([id]) => id);
  test("what is ours is said to be ours", () => {
    expect(house).toEqual([
      ...["external-ally", "map-card", "scouting-card", "scouting-points", "year", "points", "points-limit"],
      ...["house-value", "sibling-value"],
      ...["impassable", "steep-hill", "wood", "marsh", "gully", "soft-sand", "dunes"],
    ]);
  });
});

/** Words whose rule is easily got wrong. */
describe("the same as the rulebook", () => {
  test.each([
    // "Fighting Phase SP5.4": a break-off is an action, paid with a card.
    ["outcome-move", [/response/, /pushed back/, /rout/, /pursuit/], /break-off|breaks? off/, "Passing through Friends"],
    // 2, 4, 5: the line of the file's front, not the strip; SuGs bind SuGs alone; camps have none.
    [
      "close-proximity",
      [/cross the line of that file.s front/, /farther/, /SuG’s zone stops only SuGs/, /camp/, /outcome/],
      /across it/,
      "Close Proximity",
    ],
    // 3.6: whatever is not brought on with the rest, for whatever reason.
    ["stragglers", [/not brought on/, /movement phase/, /neither broken nor counted/], /ambush/, "Flank marching 3.6"],
  ] as const)("%s", (id, said, unsaid, heading) => {
    for (const one of said) expect(sentenceOf(id)).toMatch(one);
    expect(sentenceOf(id)).not.toMatch(unsaid);
    expect(GLOSSARY[id].heading).toContain(heading);
  });
});

/** The tables may be swapped; the sentences with a figure in them must then be too. */
describe("the figures are those of the tables", () => {
  test.each([...TABLES.commanders.grades])("$id", ({ id, cards, blockSize }) => {
    expect(sentenceOf(id)).toContain(`${numeral(cards)} command cards a turn, and group moves of ${numeral(blockSize)} unit groups`);
  });

  test.each([...TABLES.commanders.classes])("$id", ({ id, commandRange }) => {
    const said = `${commandRange} base widths`;
    expect(sentenceOf(id === "tribal" ? "tribal-commander" : id)).toContain(said);
    expect(sentenceOf("command-range")).toMatch(new RegExp(`\\b${commandRange}\\b`));
  });

  test("the points limits", () => {
    const limits = TABLES.army.limits.filter(({ id }) => id.startsWith("points-limit")).map(({ value }) => value);
    expect(limits).toHaveLength(3);
    for (const limit of limits) expect(sentenceOf("points-limit")).toContain(grouped(limit));
  });

  test("the size of a camp and of a contingent", () => {
    const [camp] = TABLES.camps.size;
    expect(sentenceOf("camp")).toContain(`${numeral(camp?.width ?? 0)} base widths by ${numeral(camp?.depth ?? 0)}`);
    const limit = (id: string) => TABLES.army.limits.find((row) => row.id === id)?.value ?? 0;
    expect(sentenceOf("contingent")).toContain(`${numeral(limit("contingent-min"))} to ${numeral(limit("contingent-max"))} unit groups`);
  });
});

test("every sentence names other words of the rules, and reads the same without them", () => {
  for (const [, { words, sentence }] of ENTRIES) expect(plain(words)).toBe(sentence);
  const named = ENTRIES.filter(([, { words }]) => typeof words !== "string");
  expect(named.length).toBeGreaterThan(0.6 * ENTRIES.length);
});
