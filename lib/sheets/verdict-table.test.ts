import { expect, test } from "vitest";
import type { ArmyInput } from "../model/army";
import type { Assessment } from "../model/assessment";
import { type Checked, remarksOf, verdictCounts, verdictCsv, verdictOf, verdictRow } from "./verdict-table";

const NUMBERS = {
  ...{ points: 9542, unitGroups: 12, tugs: 11, sugs: 1, bases: 59, breaksAt: 6, commandCards: 10, mapCards: 8, scoutingCards: 7 },
};
const finding = (severity: "error" | "warning", message: string) => ({
  code: "x",
  severity,
  at: { army: true as const },
  message,
  params: {},
});

const checked = (name: string, findings: Assessment["findings"] = [], sameAs: string | null = null): Checked => ({
  source: `${name}.json`,
  found: {
    army: { name, list: "poles", pointsLimit: 10_000, rules: `sha256:${"ab".repeat(32)}` } as ArmyInput,
    list: "Polish-Lithuanian",
    assessment: {
      ...{ legal: findings.every(({ severity }) => severity === "warning"), findings, numbers: NUMBERS },
      reasons: {} as Assessment["reasons"],
    },
    sameAs,
  },
});
const BROKEN: Checked = { source: "notes.txt", found: { problems: ["It is empty."] } };

test("an army is legal unless it has an error, and a file without an army is neither", () => {
  const all = [checked("One"), checked("Two", [finding("warning", "Brittle.")]), checked("Three", [finding("error", "Too dear.")]), BROKEN];
  expect(all.map(verdictOf)).toEqual(["legal", "legal", "illegal", "none"]);
  expect(verdictCounts(all)).toEqual({ legal: 2, illegal: 1, none: 1 });
});

test("errors come before tips, and an army that was there before says so", () => {
  expect(remarksOf(checked("One", [finding("warning", "Brittle."), finding("error", "Too dear.")], "first.json"))).toEqual({
    problems: ["Too dear."],
    notes: [],
    tips: ["The same army as in first.json.", "Brittle."],
  });
});

test("of an army that was read from text it is said how", () => {
  const { source, found } = checked("One", [finding("warning", "Brittle.")]);
  if ("problems" in found) throw new Error("it has an army");
  const read = { source, found: { ...found, ofText: ["Read otherwise."] } };
  expect(remarksOf(read)).toEqual({ problems: [], notes: ["Read otherwise."], tips: ["Brittle."] });
  expect(verdictRow(read)).toMatchObject({ "Problems and tips": "Read otherwise. Brittle." });
});

test("a row has its columns by name, versions by their first digits", () => {
  expect(verdictRow(checked("One"))).toMatchObject({
    ...{ From: "One.json", Verdict: "Legal", Army: "One", "Army list": "Polish-Lithuanian", Limit: 10_000, Year: "any" },
    ...{ Points: 9542, TuGs: 11, "List version": "newest", "Rules tables": "abababababab" },
  });
  expect(verdictRow(BROKEN)).toEqual({ From: "notes.txt", Verdict: "Not checked", "Problems and tips": "It is empty." });
});

test("CSV is quoted, and no cell is a formula to a spreadsheet", () => {
  const [head, bad, broken, end] = verdictCsv([checked('=HYPERLINK("x")'), BROKEN]).split("\r\n");
  expect(head).toMatch(/^\uFEFF"From","Verdict","Army","Army list","Limit","Year","Points"/);
  expect(bad).toContain(`"'=HYPERLINK(""x"")"`);
  expect(broken).toMatch(/^"notes.txt","Not checked","",/);
  expect(end).toBe("");
  // At an event there is more to say, in a column of its own.
  expect(head).not.toContain("At the event");
  const [ofEvent, first] = verdictCsv([{ ...checked("One"), remark: "In late" }, BROKEN]).split("\r\n");
  expect([ofEvent?.endsWith(',"At the event"'), first?.endsWith(',"In late"')]).toEqual([true, true]);
  expect(bad?.split('","')).toHaveLength(head?.split('","').length ?? 0);
});
