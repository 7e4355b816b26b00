import { describe, expect, test } from "vitest";
import { buildArmy, commanderOf, unitOf } from "@/tests/build/army";
import { buildAllyList, buildBook, buildList } from "@/tests/build/list";
import { CATALOG, TABLES } from "@/tests/build/rules";
import type { Army } from "../model/army";
import { SHEET_READERS, type SheetReader, type TextStyle } from "../model/army-sheet";
import { prepare } from "../rules/army/prepare";
import { armySheet } from "./army-sheet";
import { sheetText } from "./sheet-text";

const RULES = CATALOG.rules.version;
const LINK = "https://condotta.example/a/pfxw6ylogezdgnbvgy3tqojqga";

/**
 * Seven TuGs and a SuG, 5364 points: 880, 375 and 225 for the commanders; 118 a base with regimental guns, 110 without; 122; 78 at
 * poor quality and 6 for scouts; 38; 41 and 12 for steady; 64. The ally's contingent is one unit group short.
 */
const ARMY = buildArmy({
  year: 1550,
  commanders: [
    commanderOf("army", "army", "talented", { name: "The Duke" }),
    commanderOf("left", "sub", "competent"),
    commanderOf("guest", "ally", "competent", { name: "Count Guest", list: "ally-list" }),
  ],
  units: [
    unitOf(13, "levy", 8, { options: ["steady"] }),
    unitOf(11, "spears", 6, { commander: "guest" }),
    unitOf(2, "regiments", 6, { commander: "army" }),
    unitOf(1, "regiments", 6, { commander: "army", name: "Old Blues", options: ["regimental-guns"] }),
    unitOf(4, "horse", 4, { commander: "left" }),
    unitOf(5, "horse", 4, { commander: "left" }),
    unitOf(6, "light-horse", 6, { commander: "left", options: ["scouts"], qualityDown: true }),
    unitOf(7, "skirmishers", 6, { commander: "left" }),
  ],
});

const textOf = (reader: SheetReader, style: TextStyle, army = ARMY): string =>
  sheetText(armySheet(army, buildBook(), { reader, rules: RULES, link: LINK }), style);

const twelve = (version: string): string => version.slice(7, 19);
const VERSIONS = `Checked against (for the organiser): Test list ${twelve(buildList().version)}; Ally list ${twelve(buildAllyList().version)}; rules tables ${twelve(RULES)}`;

const OWN_FULL = `Test army
=========
Test list, 1500–1600 · year 1550 · 10,000 points
Not legal: 1 problem
- Count Guest: add 1 unit group (minimum 2 for an allied contingent).

Points                5364
TuGs, SuGs            7, 1
Breaks at             4 TuGs
Command cards a turn  10
Map cards             6
Scouting cards        5
Territories           C (Cultivated)
Flank marches         The army breaks at 3 lost TuGs while 1 or 2 TuGs march,
                      at 2 lost while 3 or 4 march, at 1 lost while 5 march.
Camp                  Standard camp, poor, 3 by 2 BW; [ ][#][/], sacked at
                      [#]; 0 points

The Duke: army commander, talented, professional
4 cards, floats, group moves of 4, range 12 BW; [ ][ ]; 880 points
  1  Old Blues    6 bases  708 points
     Regiments
     [ ][ ][ ][#][/][/] breaks after 3 bases + 1 wound
     Foot, Formed close, Prot, Ave, shot Mu AFP, charge P&S, melee P&S
     Regimental guns; shoves looser foot, square
  2  Regiments    6 bases  660 points
     [ ][ ][ ][#][/][/] breaks after 3 bases + 1 wound
     Foot, Formed close, Prot, Ave, shot Mu AFP, charge P&S, melee P&S
     Shoves looser foot, square

Sub-commander: competent, professional
3 cards, group moves of 3, range 12 BW; [ ]; 375 points
  4  Horse        4 bases  488 points
     [ ][ ][#][/] breaks after 2 bases + 1 wound
     Mtd, Formed loose, Prot, Ave, charge CPi, melee MPi; shatter
  5  Horse        4 bases  488 points
     [ ][ ][#][/] breaks after 2 bases + 1 wound
     Mtd, Formed loose, Prot, Ave, charge CPi, melee MPi; shatter
  6  Light horse  6 bases  504 points
     [ ][ ][ ][#][/][/] breaks after 3 bases + 1 wound
     Mtd, Formed flexible, UP, Poor, shot Bow AFP
     Scouts; in skirmish form must evade
  7  Skirmishers  6 bases  228 points
     [ ][ ][#][/][/][/] breaks after 2 bases + 1 wound
     Foot, Skirmish, UP, Ave, shot Jvn; must evade

Count Guest: ally, competent, professional
3 cards, group moves of 3, range 12 BW, from Ally list; [ ]; 225 points
 11  Spears       6 bases  384 points
     [ ][ ][ ][#][/][/] breaks after 3 bases + 1 wound
     Foot, Tribal loose, Prot, Ave, charge Ls

Unassigned
 13  Levy         8 bases  424 points
     [ ][ ][ ][ ][#][/][/][/] breaks after 5 bases
     Foot, Tribal loose, UP, Poor, shot Aq LFP, Steady

Notes
- Each box is a base, and each half of it a wound.
- The [#] box breaks the unit group; the [/] boxes come after that. The losses
  that break a unit group are written after its boxes.
- Commanders: one box for each wound they can take.
- The camp is sacked when it has lost 2 bases.
- Points, map cards and scouting cards are Condotta’s own, not the official
  builder’s.

Checked against (for the organiser)
- Test list, 1500–1600: ${twelve(buildList().version)}
- Ally list, 1500–1600: ${twelve(buildAllyList().version)}
- Rules tables ${twelve(RULES)}

${LINK}`;

const OWN_COMPACT = [
  "Test army: Test list, 1500–1600 · year 1550 · 10,000 points. Not legal: 1 problem. Count Guest: add 1 unit group (minimum 2 for an allied contingent). Points 5364°; TuGs, SuGs 7, 1; Breaks at 4 TuGs; Command cards a turn 10; Map cards 6°; Scouting cards 5°; Territories C. Standard camp, poor, 3 by 2 BW. ° Condotta’s own value.",
  "The Duke: army commander, talented, professional; 4 cards, floats, group moves of 4, range 12 BW. Unit groups: 1 Old Blues (Regiments), 6 bases, Regimental guns, P&S; 2 Regiments, 6 bases, P&S.",
  "Sub-commander: competent, professional; 3 cards, group moves of 3, range 12 BW. Unit groups: 4 Horse, 4 bases; 5 Horse, 4 bases; 6 Light horse, 6 bases, Scouts; 7 Skirmishers, 6 bases.",
  "Count Guest: ally, competent, professional; 3 cards, group moves of 3, range 12 BW, from Ally list. Unit groups: 11 Spears, 6 bases.",
  "Unassigned: 13 Levy, 8 bases, Steady.",
  `${VERSIONS}.`,
  LINK,
].join("\n\n");

const OWN_LINES = [
  "Test army · Test list, 1500–1600 · year 1550 · 10,000 points · Not legal: 1 problem · Points 5364° · TuGs, SuGs 7, 1 · Breaks at 4 TuGs · Command cards a turn 10 · Map cards 6° · Scouting cards 5° · Territories C · Standard camp, poor, 3 by 2 BW · ° Condotta’s own value",
  "- Count Guest: add 1 unit group (minimum 2 for an allied contingent).",
  "The Duke: army commander, talented, professional; 4 cards, floats, group moves of 4, range 12 BW; 880 points",
  "1 Old Blues (Regiments), 6 bases: Foot, Formed close, Prot, Ave, shot Mu AFP, charge P&S, melee P&S, Regimental guns; shoves looser foot, square; breaks after 3 bases + 1 wound; 708 points",
  "2 Regiments, 6 bases: Foot, Formed close, Prot, Ave, shot Mu AFP, charge P&S, melee P&S; shoves looser foot, square; breaks after 3 bases + 1 wound; 660 points",
  "Sub-commander: competent, professional; 3 cards, group moves of 3, range 12 BW; 375 points",
  "4 Horse, 4 bases: Mtd, Formed loose, Prot, Ave, charge CPi, melee MPi; shatter; breaks after 2 bases + 1 wound; 488 points",
  "5 Horse, 4 bases: Mtd, Formed loose, Prot, Ave, charge CPi, melee MPi; shatter; breaks after 2 bases + 1 wound; 488 points",
  "6 Light horse, 6 bases: Mtd, Formed flexible, UP, Poor, shot Bow AFP, Scouts; in skirmish form must evade; breaks after 3 bases + 1 wound; 504 points",
  "7 Skirmishers, 6 bases: Foot, Skirmish, UP, Ave, shot Jvn; must evade; breaks after 2 bases + 1 wound; 228 points",
  "Count Guest: ally, competent, professional; 3 cards, group moves of 3, range 12 BW, from Ally list; 225 points",
  "11 Spears, 6 bases: Foot, Tribal loose, Prot, Ave, charge Ls; breaks after 3 bases + 1 wound; 384 points",
  "Unassigned",
  "13 Levy, 8 bases: Foot, Tribal loose, UP, Poor, shot Aq LFP, Steady; breaks after 5 bases; 424 points",
  VERSIONS,
  LINK,
].join("\n");

const OWN_MARKDOWN_START = [
  "**Test army** · Test list, 1500–1600 · year 1550 · 10,000 points · Not legal: 1 problem · Points 5364° · TuGs, SuGs 7, 1 · Breaks at 4 TuGs · Command cards a turn 10 · Map cards 6° · Scouting cards 5° · Territories C · Standard camp, poor, 3 by 2 BW · ° Condotta’s own value",
  "- Count Guest: add 1 unit group (minimum 2 for an allied contingent).",
  "**The Duke: army commander, talented, professional; 4 cards, floats, group moves of 4, range 12 BW; 880 points**",
  "- 1 Old Blues (Regiments), 6 bases: Foot, Formed close, Prot, Ave, shot Mu AFP, charge P&S, melee P&S, Regimental guns; shoves looser foot, square; breaks after 3 bases + 1 wound; 708 points\n- 2 Regiments, 6 bases",
].join("\n\n");

test("for a forum that reads Markdown or BBCode, names and commanders are bold and unit groups a list", () => {
  expect(textOf("own", "markdown").startsWith(OWN_MARKDOWN_START)).toBe(true);
  expect(textOf("own", "bbcode")).toContain("[b]Test army[/b] · Test list");
  expect(textOf("own", "bbcode")).toContain("880 points[/b]\n\n[list]\n[*]1 Old Blues (Regiments), 6 bases: Foot");
});

test("a name is never taken for a mark of the forum's", () => {
  const army = buildArmy({ name: "[b]Blue_*s*_#1 <i>", units: [unitOf(1, "regiments", 6, { name: "[/list] `x`" })] });
  const markdown = textOf("own", "markdown", army);
  expect(markdown.startsWith("**\\[b\\]Blue\\_\\*s\\*\\_\\#1 \\<i\\>** · ")).toBe(true);
  expect(markdown).toContain("- 1 \\[/list\\] \\`x\\` (Regiments), 6 bases");
  const bbcode = textOf("own", "bbcode", army);
  expect(bbcode.startsWith("[b](b)Blue_*s*_#1 <i>[/b] · ")).toBe(true);
  expect(bbcode.match(/\[\/?[a-z*]+\]/g)?.filter((one) => one === "[/list]").length).toBe(bbcode.match(/\[list\]/g)?.length);
});

const OPPONENT_FULL = `Test army
=========
Test list, 1500–1600 · year 1550 · 10,000 points
Not legal: 1 problem

TuGs, SuGs            7, 1
Breaks at             4 TuGs
Command cards a turn  10
Map cards             6
Scouting cards        5
Territories           C (Cultivated)
Flank marches         The army breaks at 3 lost TuGs while 1 or 2 TuGs march,
                      at 2 lost while 3 or 4 march, at 1 lost while 5 march.
Camp                  Standard camp, poor, 3 by 2 BW; [ ][#][/], sacked at [#]

The Duke: army commander, talented, professional
4 cards, floats, group moves of 4, range 12 BW; [ ][ ]

Sub-commander: competent, professional
3 cards, group moves of 3, range 12 BW; [ ]

Unit groups of the army commander and sub-commanders
  1  Old Blues    6 bases
     Regiments
     [ ][ ][ ][#][/][/] breaks after 3 bases + 1 wound
     Foot, Formed close, Prot, Ave, shot Mu AFP, charge P&S, melee P&S
     Shoves looser foot, square
  2  Regiments    6 bases
     [ ][ ][ ][#][/][/] breaks after 3 bases + 1 wound
     Foot, Formed close, Prot, Ave, shot Mu AFP, charge P&S, melee P&S
     Shoves looser foot, square
  4  Horse        4 bases
     [ ][ ][#][/] breaks after 2 bases + 1 wound
     Mtd, Formed loose, Prot, Ave, charge CPi, melee MPi; shatter
  5  Horse        4 bases
     [ ][ ][#][/] breaks after 2 bases + 1 wound
     Mtd, Formed loose, Prot, Ave, charge CPi, melee MPi; shatter
  6  Light horse  6 bases
     [ ][ ][ ][#][/][/] breaks after 3 bases + 1 wound
     Mtd, Formed flexible, UP, Poor, shot Bow AFP; in skirmish form must evade
  7  Skirmishers  6 bases
     [ ][ ][#][/][/][/] breaks after 2 bases + 1 wound
     Foot, Skirmish, UP, Ave, shot Jvn; must evade
 13  Levy         8 bases
     [ ][ ][ ][ ][#][/][/][/] breaks after 4 bases + 1 wound
     Foot, Tribal loose, UP, Poor, shot Aq LFP

Count Guest: ally, competent, professional
3 cards, group moves of 3, range 12 BW, from Ally list; [ ]
 11  Spears       6 bases
     [ ][ ][ ][#][/][/] breaks after 3 bases + 1 wound
     Foot, Tribal loose, Prot, Ave, charge Ls

Notes
- Each box is a base, and each half of it a wound.
- The [#] box breaks the unit group; the [/] boxes come after that. The losses
  that break a unit group are written after its boxes.
- Commanders: one box for each wound they can take.
- The camp is sacked when it has lost 2 bases.
- Map cards and scouting cards are Condotta’s own, not the official builder’s.
- Not shown: bought options, points, and who commands which unit group.

Checked against (for the organiser)
- Test list, 1500–1600: ${twelve(buildList().version)}
- Ally list, 1500–1600: ${twelve(buildAllyList().version)}
- Rules tables ${twelve(RULES)}`;

const OPPONENT_COMPACT = [
  "Test army: Test list, 1500–1600 · year 1550 · 10,000 points. Not legal: 1 problem. TuGs, SuGs 7, 1; Breaks at 4 TuGs; Command cards a turn 10; Map cards 6°; Scouting cards 5°; Territories C. Standard camp, poor, 3 by 2 BW. ° Condotta’s own value.",
  "The Duke: army commander, talented, professional; 4 cards, floats, group moves of 4, range 12 BW.",
  "Sub-commander: competent, professional; 3 cards, group moves of 3, range 12 BW.",
  "Unit groups of the army commander and sub-commanders: 1 Old Blues (Regiments), 6 bases, P&S; 2 Regiments, 6 bases, P&S; 4 Horse, 4 bases; 5 Horse, 4 bases; 6 Light horse, 6 bases; 7 Skirmishers, 6 bases; 13 Levy, 8 bases.",
  "Count Guest: ally, competent, professional; 3 cards, group moves of 3, range 12 BW, from Ally list. Unit groups: 11 Spears, 6 bases.",
  `${VERSIONS}.`,
].join("\n\n");

const OPPONENT_LINES = [
  "Test army · Test list, 1500–1600 · year 1550 · 10,000 points · Not legal: 1 problem · TuGs, SuGs 7, 1 · Breaks at 4 TuGs · Command cards a turn 10 · Map cards 6° · Scouting cards 5° · Territories C · Standard camp, poor, 3 by 2 BW · ° Condotta’s own value",
  "The Duke: army commander, talented, professional; 4 cards, floats, group moves of 4, range 12 BW",
  "Sub-commander: competent, professional; 3 cards, group moves of 3, range 12 BW",
  "Unit groups of the army commander and sub-commanders",
  "1 Old Blues (Regiments), 6 bases: Foot, Formed close, Prot, Ave, shot Mu AFP, charge P&S, melee P&S; shoves looser foot, square; breaks after 3 bases + 1 wound",
  "2 Regiments, 6 bases: Foot, Formed close, Prot, Ave, shot Mu AFP, charge P&S, melee P&S; shoves looser foot, square; breaks after 3 bases + 1 wound",
  "4 Horse, 4 bases: Mtd, Formed loose, Prot, Ave, charge CPi, melee MPi; shatter; breaks after 2 bases + 1 wound",
  "5 Horse, 4 bases: Mtd, Formed loose, Prot, Ave, charge CPi, melee MPi; shatter; breaks after 2 bases + 1 wound",
  "6 Light horse, 6 bases: Mtd, Formed flexible, UP, Poor, shot Bow AFP; in skirmish form must evade; breaks after 3 bases + 1 wound",
  "7 Skirmishers, 6 bases: Foot, Skirmish, UP, Ave, shot Jvn; must evade; breaks after 2 bases + 1 wound",
  "13 Levy, 8 bases: Foot, Tribal loose, UP, Poor, shot Aq LFP; breaks after 4 bases + 1 wound",
  "Count Guest: ally, competent, professional; 3 cards, group moves of 3, range 12 BW, from Ally list",
  "11 Spears, 6 bases: Foot, Tribal loose, Prot, Ave, charge Ls; breaks after 3 bases + 1 wound",
  VERSIONS,
].join("\n");

test.each<[SheetReader, TextStyle, string]>([
  ["own", "full", OWN_FULL],
  ["own", "compact", OWN_COMPACT],
  ["own", "lines", OWN_LINES],
  ["opponent", "full", OPPONENT_FULL],
  ["opponent", "compact", OPPONENT_COMPACT],
  ["opponent", "lines", OPPONENT_LINES],
])("for %s, %s", (reader, style, text) => {
  expect(textOf(reader, style)).toBe(text);
});

describe("what is missing is not mentioned", () => {
  const bare = buildArmy({ commanders: [commanderOf("army", "army", "mediocre")], units: [unitOf(7, "unheard-of", 3)] });

  test("neither boxes that a mediocre commander lacks, nor the troops of a unit group without a line", () => {
    const text = textOf("own", "full", bare);
    // 260 by 1.1
    expect(text).toContain("2 cards, floats, group moves of 2, range 12 BW; 285 points\n");
    expect(text).toContain("  7  unheard-of  3 bases\n     Not in its list\n");
    expect(text).not.toContain("Flank marches");
    expect(textOf("own", "lines", bare)).toContain("7 unheard-of, 3 bases: not in its list\n");
  });

  test("one TuG away", () => {
    expect(textOf("own", "full", buildArmy({ units: [unitOf(1, "horse", 4), unitOf(2, "horse", 4)] }))).toContain(
      "Flank marches         The army breaks at 1 lost TuG while 1 TuG marches.\n",
    );
  });

  test("no note on house values if there are none", () => {
    const sheet = armySheet(ARMY, buildBook(), { reader: "own", rules: RULES, link: null });
    const official = { ...sheet, figures: sheet.figures.map((one) => ({ ...one, source: "rulebook" as const })) };
    for (const style of ["compact", "lines"] as const) expect(sheetText(official, style)).not.toContain("°");
  });
});

describe("columns stay in sight", () => {
  const book = prepare(CATALOG.lists, TABLES);
  const rowsOf = (text: string) => text.split("\n").filter((line) => / {2}\d+ bases?( {2,}[\d,]+ points)?$/.test(line));
  const expectColumns = (text: string) => {
    for (const end of [/ bases?(?= |$)/, /$/]) expect(new Set(rowsOf(text).map((row) => row.search(end))).size).toBe(1);
  };
  const full = (army: Army, reader: SheetReader) => sheetText(armySheet(army, book, { reader, rules: RULES, link: LINK }), "full");

  test.each(CATALOG.readyArmies.flatMap(({ id, army }) => SHEET_READERS.map((reader) => [id, reader, army] as const)))(
    "%s, %s",
    (_, reader, army) => {
      const text = full(army, reader);
      expect(text.split("\n").filter((line) => line.length > 80)).toEqual([]);
      expect(rowsOf(text)).toHaveLength(army.units.length);
      expectColumns(text);
    },
  );

  test.each(["long words ".repeat(8).trim().slice(0, 80), "x".repeat(80)])("a name like %s goes on below", (name) => {
    const army = buildArmy({
      name,
      commanders: [commanderOf("army", "army", "talented", { name })],
      units: [unitOf(1, "regiments", 6, { name }), unitOf(12, "horse", 4, { name: "Short" })],
    });
    const text = textOf("own", "full", army);
    expect(text.split("\n").filter((line) => line.length > 80)).toEqual([]);
    expect(rowsOf(text)).toHaveLength(2);
    expectColumns(text);
    expect(text.replaceAll(/\s/g, "").split(name.replaceAll(" ", ""))).toHaveLength(4);
  });
});
