import { describe, expect, test } from "vitest";
import { buildArmy } from "@/tests/build/army";
import { readDocuments } from "./read-documents";

const ARMY = buildArmy();
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

  test.each(["{}", '{"schema": "condotta.army/2"}', '{"name": "Kircholm"}'])("%s is left to be judged as an army", (text) => {
    expect(read(text)).toEqual({ armies: [["", "desk"]], deleted: 0, faults: [] });
  });
});

describe("what does not", () => {
  const SCHEMAS = ["condotta.army/1", "condotta.export/1"];

  test.each<readonly [string, string, object]>([
    ["", "empty", {}],
    ["  \n", "empty", {}],
    ['{\n  "name": "Kircholm",\n  "units": [6 7]\n}', "not-json", { line: 3, column: 15 }],
    ["{\r\n'name': 1}", "not-json", { line: 2, column: 1 }],
    ["Kircholm, 1605", "not-json", { line: 1, column: 1 }],
    ['{"name": "Kirch', "cut-short", {}],
    ["[]", "no-document", { schema: null, schemas: SCHEMAS }],
    ["null", "no-document", { schema: null, schemas: SCHEMAS }],
    ['{"schema": "condotta.list/1"}', "no-document", { schema: '"condotta.list/1"', schemas: SCHEMAS }],
    [`{"schema": "${"x".repeat(99)}"}`, "no-document", { schema: `"${"x".repeat(59)}`, schemas: SCHEMAS }],
    [exported([]), "no-armies", {}],
    [exported([{ place: "bin", army: ARMY }]), "only-deleted", {}],
    [JSON.stringify({ ...ARMY, name: "é".repeat(500_000) }), "army-too-large", { megabytes: 1 }],
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
