import { describe, expect, test } from "vitest";
import { faultReport } from "@/lib/sheets/fault-report";
import { buildArmy } from "@/tests/build/army";
import { buildBook, buildList } from "@/tests/build/list";
import { CATALOG } from "@/tests/build/rules";
import { readDocuments } from "./read-documents";

const ARMY = buildArmy({ listVersion: buildList().version, rules: CATALOG.rules.version });
const exported = (armies: unknown) => JSON.stringify({ schema: "condotta.export/1", exportedAt: "2026-11-20T20:00:00Z", armies });
const read = (text: string) => {
  const { armies, deleted, faults } = readDocuments(text);
  return { armies: armies.map(({ path, place }) => [path.join("."), place]), deleted, faults };
};

describe("what holds armies", () => {
  test.each(["", "\uFEFF", "\n  "])("an army's document is one (after %j)", (before) => {
    const { armies, faults } = readDocuments(before + JSON.stringify(ARMY, null, 2));
    expect([armies, faults]).toEqual([[{ path: [], document: ARMY, place: "desk" }], []]);
  });

  test("an account's export is all that were not deleted, where they were kept", () => {
    const entries = ["desk", "bin", "archive", "desk"].map((place) => ({ place, army: ARMY }));
    expect(read(exported(entries))).toEqual({
      armies: [
        ["armies.0.army", "desk"],
        ["armies.2.army", "archive"],
        ["armies.3.army", "desk"],
      ],
      deleted: 1,
      faults: [],
    });
  });

  test("a share is its army, and a list of armies all of them", () => {
    const shared = { share: "a".repeat(26), url: "https://condotta.example/a/b", army: ARMY };
    expect(readDocuments(JSON.stringify(shared)).armies).toEqual([{ path: ["army"], document: ARMY, place: "desk" }]);
    expect(read(JSON.stringify([ARMY, shared, "an army", { schema: "condotta.list/1" }]))).toEqual({
      armies: [
        ["0", "desk"],
        ["1.army", "desk"],
        ["2", "desk"],
      ],
      deleted: 0,
      faults: [
        { path: [3], code: "no-document", params: { schema: '"condotta.list/1"', schemas: ["condotta.army/1", "condotta.export/1"] } },
      ],
    });
  });

  test.each([
    ["a fault report", faultReport(ARMY, buildBook(), { rules: CATALOG.rules.version, page: "/", browser: "Firefox" })],
    ["a fenced block in a post", `Here it is:\r\n\`\`\`json\r\n${JSON.stringify(ARMY)}\r\n\`\`\`\r\nWhat do you think?`],
    ["a text with the document at its end", `Kircholm\n1 Hussars, 4 bases\n\n${JSON.stringify(ARMY, null, 2)}\n`],
  ])("%s is read for the army in it", (_, text) => {
    const document = expect.objectContaining({ name: ARMY.name, units: ARMY.units });
    expect(readDocuments(text)).toEqual({ armies: [{ path: [], document, place: "desk" }], deleted: 0, faults: [] });
  });

  test.each(["{}", '{"schema": "condotta.army/2"}', '{"name": "Kircholm"}'])("%s is left to be judged as an army", (text) => {
    expect(read(text)).toEqual({ armies: [["", "desk"]], deleted: 0, faults: [] });
  });
});

test.each(["Kircholm, 1605", "Hussars; 4\nHaiduks; 6", "Unit,Bases\nHussars,4"])("%j is text, to be read as an army", (text) => {
  expect(readDocuments(`\uFEFF${text}`)).toEqual({ armies: [], deleted: 0, faults: [], text });
});

describe("what does not", () => {
  const UNNAMED = JSON.stringify({ ...ARMY, name: "" });
  const SCHEMAS = ["condotta.army/1", "condotta.export/1"];

  test.each<readonly [string, string, object]>([
    ["", "empty", {}],
    ["  \n", "empty", {}],
    ['{\n  "name": "Kircholm",\n  "units": [6 7]\n}', "not-json", { line: 3, column: 15 }],
    ["{\r\n'name': 1}", "not-json", { line: 2, column: 1 }],
    ["1 Hussars, 4 bases\n".repeat(6000), "text-too-long", { most: 80_000 }],
    ['Army: Kircholm\n\n```json\n{\n  "name" 3\n}\n```\n', "not-json", { line: 5, column: 10 }],
    ["One:\n```json\n{}\n```\nTwo:\n```json\n{}\n```\n", "several-documents", {}],
    ['{"name": "Kirch', "cut-short", {}],
    ["[]", "no-armies", {}],
    ["null", "no-document", { schema: null, schemas: SCHEMAS }],
    ['{"schema": "condotta.list/1"}', "no-document", { schema: '"condotta.list/1"', schemas: SCHEMAS }],
    [`{"schema": "${"x".repeat(99)}"}`, "no-document", { schema: `"${"x".repeat(59)}`, schemas: SCHEMAS }],
    [exported([]), "no-armies", {}],
    [exported([{ place: "bin", army: ARMY }]), "only-deleted", {}],
    // An é takes two bytes.
    [JSON.stringify({ ...ARMY, name: "é".repeat(32_000) }), "army-too-large", { bytes: 64_000 + UNNAMED.length, most: 64_000 }],
  ])("%.40j: %s", (text, code, params) => {
    expect(read(text)).toEqual({ armies: [], deleted: 0, faults: [{ path: [], code, params }] });
  });

  test("the armies of an export are missing, or one of them is", () => {
    expect(readDocuments(exported({ first: ARMY })).faults).toEqual([{ path: ["armies"], code: "armies-missing", params: {} }]);
    expect(read(exported([{ army: ARMY }, "an army", { place: "desk" }]))).toEqual({
      armies: [["armies.0.army", "desk"]],
      deleted: 0,
      faults: [
        { path: ["armies", 1, "army"], code: "army-missing", params: {} },
        { path: ["armies", 2, "army"], code: "army-missing", params: {} },
      ],
    });
  });
});
