import { describe, expect, test } from "vitest";
import { buildArmy, buildHosting, commanderOf, UNITS, unitOf, unitsBut } from "@/tests/build/army";
import { buildAllyList, buildBook, buildList } from "@/tests/build/list";
import { CATALOG } from "@/tests/build/rules";
import { type Army, army } from "../model/army";
import { faultReport } from "./fault-report";

const RULES = CATALOG.rules.version;
const SEEN = { page: "https://condotta.example/armies/kircholm", browser: "Some browser/12" };
const reportOf = (one: Army): string => faultReport(one, buildBook(), { rules: RULES, ...SEEN });
const findingsIn = (report: string): string[] => report.split("\n").filter((line) => line.startsWith("- "));

/** The same document with what it is judged by. */
const pinned = (one: Army): Army => ({
  ...one,
  listVersion: buildList().version,
  rules: RULES,
  commanders: one.commanders.map((each) => (each.list === null ? each : { ...each, listVersion: buildAllyList().version })),
});

test("versions, verdict, findings, numbers and sums, then the document with what it is judged by", () => {
  const one = buildHosting({ name: "Count Guest" }, [unitOf(11, "spears", 6, { commander: "guest" })]);
  // 5874 with a sub-commander for the ally: 375 less, 225 and 384 more
  expect(reportOf(one)).toBe(`Army: Test army
List: Test list, 1500–1600, ${buildList().version}
Ally’s list: Ally list, 1500–1600, ${buildAllyList().version}
Rules tables: ${RULES}
Page: https://condotta.example/armies/kircholm
Browser: Some browser/12

Verdict: Not legal: 1 problem
- error contingent-few, Count Guest: Count Guest: add 1 unit group (minimum 2 for an allied contingent).
- warning tugs-even, the army: With 8 TuGs you break at 4, the same as with 7. A 9th raises it to 5.

Numbers: Points 6108; Unit groups 9; TuGs 8; SuGs 1; Bases 46; Breaks at 4; Command cards a turn 10; Map cards 6; Scouting cards 4

Points 6108:
- no. 1 Regiments: 6 bases at 110 points each = 660
- no. 2 Regiments: 6 bases at 110 points each = 660
- no. 3 Regiments: 6 bases at 110 points each = 660
- no. 4 Horse: 4 bases at 122 points each = 488
- no. 5 Horse: 4 bases at 122 points each = 488
- no. 6 Light horse: 6 bases at 112 points each = 672
- no. 7 Skirmishers: 6 bases at 38 points each = 228
- no. 8 Guns: 2 bases at 194 points each = 388
- no. 11 Spears: 6 bases at 64 points each = 384
- the army commander = 880
- the sub-commander = 375
- Count Guest = 225
- Standard camp = 0

Map cards 6:
- Starting value = 3
- Talented army commander = 2
- no. 4 Horse: 4 bases at 1 = 4 scouting points
- no. 5 Horse: 4 bases at 1 = 4 scouting points
- no. 6 Light horse: 6 bases at 2 = 12 scouting points
- no. 7 Skirmishers: 6 bases at 1 = 6 scouting points
- 20 or more scouting points (you have 26) = 1
- The next map card comes at 40 scouting points (you have 26)

Scouting cards 4:
- Starting value = 1
- Talented army commander = 1
- no. 4 Horse: 4 bases at 1 = 4 scouting points
- no. 5 Horse: 4 bases at 1 = 4 scouting points
- no. 6 Light horse: 6 bases at 2 = 12 scouting points
- no. 7 Skirmishers: 6 bases at 1 = 6 scouting points
- 1 card for every 10 scouting points (you have 26) = 2

\`\`\`json
${JSON.stringify(pinned(one), null, 2)}
\`\`\``);
});

test("the document at the end can be read again", () => {
  const one = buildArmy({ name: "Of ```json and the like" });
  const document = /\n```json\n([\s\S]*)\n```$/.exec(reportOf(one))?.[1] ?? "";
  expect(army.parse(JSON.parse(document))).toEqual(pinned(one));
});

describe("where it is, in plain words", () => {
  test.each<[string, Army, string]>([
    ["a unit group", buildArmy({ units: unitsBut({ 1: { bases: 7, name: "Old Blues" } }) }), "- error unit-size, no. 1 Old Blues: "],
    ["one of no line", buildArmy({ units: [...UNITS, unitOf(9, "unheard-of", 3)] }), "- error unit-line, no. 9 unheard-of: "],
    ["a line", buildArmy({ units: unitsBut({ 4: null }) }), "- error line-few, Horse: "],
    [
      "a group",
      buildArmy({ units: [...UNITS, ...[11, 12, 13, 14].map((number) => unitOf(number, number < 13 ? "light-horse" : "skirmishers", 6))] }),
      "- error group-many, Light horse and Skirmishers: ",
    ],
    [
      "a nameless commander",
      buildArmy({ commanders: [commanderOf("army", "army", "talented"), commanderOf("left", "sub", "legendary")] }),
      "- error legendary-not-army, the sub-commander: ",
    ],
    ["the camp", buildArmy({ camp: { kind: "mobile", quality: "poor" } }), "- error camp-kind, the camp: "],
    ["the army", buildArmy({ pointsLimit: 5000 }), "- error points-over, the army: "],
  ])("%s", (_, one, start) => {
    expect(findingsIn(reportOf(one)).filter((line) => line.startsWith(start))).toHaveLength(1);
  });
});
