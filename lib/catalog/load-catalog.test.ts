import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BLUE_ARMY, BLUES, type DataFolder, dataFolder, type Loose, PACK, REDS } from "@/tests/build/data-folder";
import { PLANTED_FAULTS } from "@/tests/build/planted-faults";
import { contentVersion } from "./content-version";
import { type Catalog, type FileFault, loadCatalog } from "./load-catalog";

const ROOT = resolve(import.meta.dirname, "../..");

let data: DataFolder;
beforeEach(() => {
  data = dataFolder();
});
afterEach(() => data.delete());

function faults(): readonly FileFault[] {
  const read = loadCatalog(data.folder);
  return read.ok ? [] : read.faults;
}

function catalog(): Catalog {
  const read = loadCatalog(data.folder);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.catalog;
}

/** Node's message about a file differs slightly between versions. */
const told = ({ problem, ...params }: FileFault["params"]) =>
  expect.objectContaining(problem === undefined ? params : { ...params, problem: expect.stringContaining(String(problem)) });

describe("one fault planted, one fault reported", () => {
  const CASES = Object.entries(PLANTED_FAULTS).flatMap(([code, cases]) => cases.map((one) => ({ code, ...one })));

  test.each(CASES)("$code: $of", ({ code, plant, file, path, params }) => {
    plant(data);
    expect(faults()).toEqual([{ file, code, path, params: told(params) }]);
  });

  test("every fault of the data that has a sentence is planted", () => {
    const words = readFileSync(join(ROOT, "lib/words/faults.ts"), "utf8");
    const codes = [...words.matchAll(/^ {2}"?([a-z]+(?:-[a-z]+)*)"?: \(p?\) =>/gm)].map(([, code]) => code);
    const ofDocuments = [
      ...["missing-field", "unknown-field", "wrong-type", "not-one-of", "too-large", "too-small", "bad-format", "bad-value"],
      "not-a-multiple",
      ...["years-reversed", "duplicate-commander", "duplicate-unit-number", "duplicate-unit-id", "duplicate-option"],
      ...["duplicate-territory", "list-without-ally"],
      ...["version-without-list", "unknown-list-version", "unknown-rules-version", "no-such-commander", "two-invites"],
      ...["no-army-commander", "no-such-line", "no-ready-army", "unknown-table-size"], // For a force brought to a battle,
      ...["unit-too-small", "sub-commanders-few", "talented-many", "contingent-few", "contingent-many", "leads-nobody"], // and typed in.
      ...["force-groups-many", "force-bases-many"], // For any force.
      ...["army-too-large", "worst-password", "password-is-address", "same-password"], // For stored documents and passwords.
      "own-allies-many", // For a list that a player writes.
      "square-not-of-territory", // For a battlefield on request.
      ...["already-broken", "approach-decides", "bases-not-allowed", "cannot-break-off", "cannot-counter-charge", "cannot-evade"],
      ...["cannot-shoot", "files-not-allowed", "form-not-allowed", "ground-impassable", "must-evade", "never-charges", "no-pikes"],
      ...["no-square", "nobody-responds", "out-of-range", "state-not-allowed", "too-many"], // For a question about odds.
      ...["unknown-table", "no-lists"], // Not about an existing file: tested below.
    ];
    expect(codes.sort()).toEqual([...Object.keys(PLANTED_FAULTS), ...ofDocuments].sort());
  });

  test("the minimum may equal the maximum, a size the maximum, and years those of the list", () => {
    data.edit(BLUES, (list) => {
      Object.assign(list.lines[2], { bases: { min: 6, max: 6 }, sizes: [6], years: list.years });
      list.constraints[1].years = list.years;
      Object.assign(list.commanders.subs, { min: 2, max: 2 });
      Object.assign(list.commanders.internalAllies, { min: 1, max: 1 });
    });
    expect(faults()).toEqual([]);
  });

  test("missing parts of a source may be null", () => {
    data.edit(PACK, (pack) => {
      pack[0].source = { from: "rulebook", heading: "Command Cards", why: null };
      pack[1].source = { from: "house", heading: null, why: "Because." };
    });
    expect(faults()).toEqual([]);
  });

  test("options that contradict each other or the troop", () => {
    data.edit(BLUES, (list) => list.lines[0].optional.push("shove", "square"));
    const path = ["lines", 0, "optional"];
    expect(faults()).toEqual([
      { file: BLUES, path, code: "characteristic-follows", params: { characteristic: "shove", options: "shove" } },
    ]);
    data.edit(BLUES, (list) => {
      list.lines[2] = {
        ...list.lines[2],
        optional: ["caracole-early", "caracole-later"],
        troop: { ...list.lines[2].troop, shooting: { weapon: "pistol" } },
      };
    });
    expect(faults()[1]).toMatchObject({
      code: "caracole-twice",
      path: ["lines", 2, "optional"],
      params: { options: "caracole-early, caracole-later" },
    });
  });
});

describe("files", () => {
  test("a missing rules file", () => {
    data.remove("rules/set-formations.json");
    expect(faults()).toEqual([{ file: "rules/set-formations.json", path: [], code: "missing-field", params: {} }]);
  });

  test("a malformed rules file", () => {
    data.write("rules/sieges.json", "[]");
    expect(faults()).toMatchObject([{ file: "rules/sieges.json", path: [], code: "unknown-table" }]);
  });

  test("a missing table of advice, and a malformed one", () => {
    data.remove("advice/tempers.json");
    expect(faults()).toEqual([{ file: "advice/tempers.json", path: [], code: "missing-field", params: {} }]);
    data.write("advice/weather.json", "[]");
    expect(faults()).toMatchObject([{ file: "advice/weather.json", path: [], code: "unknown-table" }]);
  });

  test("a missing table of data/afield, and a malformed one", () => {
    data.remove("afield/kill-a-base.json");
    expect(faults()).toEqual([{ file: "afield/kill-a-base.json", path: [], code: "missing-field", params: {} }]);
    data.write("afield/weather.json", "[]");
    expect(faults()).toMatchObject([{ file: "afield/weather.json", path: [], code: "unknown-table" }]);
  });

  test("a missing table of bases, and a malformed one", () => {
    data.remove("basing/base-sizes.json");
    expect(faults()).toEqual([{ file: "basing/base-sizes.json", path: [], code: "missing-field", params: {} }]);
    data.write("basing/weather.json", "[]");
    expect(faults()).toMatchObject([{ file: "basing/weather.json", path: [], code: "unknown-table" }]);
  });

  test("no lists at all", () => {
    data.remove("lists");
    data.remove("ready-armies");
    expect(faults()).toEqual([{ file: "lists", path: [], code: "no-lists", params: {} }]);
  });

  test("an empty folder: every rules file is missing", () => {
    data.remove("rules");
    expect(faults()).toHaveLength(13);
  });

  test("a folder without ready armies is allowed", () => {
    data.remove("ready-armies");
    expect(catalog()).toMatchObject({ readyArmies: [] });
  });

  test("files without the name of a JSON file are skipped", () => {
    data.write("lists/notes.md", "To do: the Saxons.");
    data.write("lists/blues.json~", "{");
    expect(catalog().lists.map((list) => list.id)).not.toContain("notes");
  });

  test("a fault in a table has its place in the file", () => {
    data.edit("rules/death-dice.json", (dice) => dice[3].faces.pop());
    data.edit("rules/points.json", (points) => {
      points.quality[0].thousandths = "700";
    });
    expect(faults()).toEqual([
      { file: "rules/points.json", path: ["quality", 0, "thousandths"], code: "wrong-type", params: { expected: "number" } },
      { file: "rules/death-dice.json", path: [3, "faces"], code: "too-small", params: { limit: 6, of: "array" } },
    ]);
  });
});

test("several faults in several files are reported at once", () => {
  data.write("lists/greens.json", "{");
  data.write("ready-armies/broken.json", "[1 2]");
  data.edit(BLUES, (list) => {
    list.enemies.push("golds");
    list.lines[2].sizes.push(4);
    list.lines[3].years = [1500, 1510];
  });
  data.edit(REDS, (list) => {
    list.number = 801;
    list.commanders.subs.grades.push("legendary");
  });
  data.edit(BLUE_ARMY, (army) => {
    army.commanders.push(army.commanders[0]);
    army.units[0].bases = 0;
    army.colour = "blue";
  });
  expect(
    faults()
      .map(({ file, code, path }) => `${file} ${path.join(".")} ${code}`)
      .sort(),
  ).toEqual(
    [
      "lists/greens.json  not-json",
      "ready-armies/broken.json  not-json",
      `${BLUES} enemies.1 unknown-list`,
      `${BLUES} lines.2.sizes.2 size-twice`,
      `${BLUES} lines.3.years years-outside-list`,
      `${REDS}  list-number-twice`,
      `${REDS} commanders.subs.grades legendary-not-army`,
      `${BLUE_ARMY} commanders.2.id duplicate-commander`,
      `${BLUE_ARMY} units.0.bases too-small`,
      `${BLUE_ARMY} colour unknown-field`,
    ].sort(),
  );
});

describe("each fault is reported at its own file", () => {
  test("naming a list that is there but cannot be read is no fault", () => {
    data.write(BLUES, "{");
    expect(faults().map(({ file, code }) => `${file} ${code}`)).toEqual([`${BLUES} not-json`]);
  });

  test("nor is naming a list that breaks its schema", () => {
    data.edit(REDS, (list) => {
      list.years = [1650, 1600];
    });
    expect(faults().map(({ file, code }) => `${file} ${code}`)).toEqual([`${REDS} years-reversed`]);
  });

  test("lists are compared with each other even where a table is broken", () => {
    data.edit(PACK, (pack) => pack.pop());
    data.edit(REDS, (list) => list.enemies.push("golds"));
    expect(faults().map(({ file, code }) => `${file} ${code}`)).toEqual([`${PACK} row-missing`, `${REDS} unknown-list`]);
  });

  // Trying every sum of sizes would never finish.
  test("a number that no sizes add up to is reported without trying them all", () => {
    data.edit(BLUES, (list) => Object.assign(list.lines[2], { bases: { min: 99, max: 99 }, sizes: [2, 4, 6, 8] }));
    expect(faults().map((fault) => fault.code)).toEqual(["min-out-of-reach"]);
  });

  test("a ready army with an ally from a missing list", () => {
    data.edit(BLUE_ARMY, (army) => {
      army.commanders[1].list = "greens";
    });
    expect(faults()).toMatchObject([
      { file: BLUE_ARMY, code: "unknown-list", path: ["commanders", 1, "list"], params: { list: "greens" } },
    ]);
  });
});

describe("the catalog", () => {
  test("holds every list by number, with the version of what armies are judged by, and every army with the versions beside it", () => {
    const { lists, readyArmies, rules, version } = catalog();
    expect(lists.map((list) => list.number)).toEqual(lists.map((list) => list.number).sort((one, other) => one - other));
    const [blues, reds] = ["blues", "reds"].map((id) => lists.find((list) => list.id === id));
    const { keynote: _k, history: _h, sources: _s, enemies: _e, alsoCalled: _a, ...judged } = blues as Loose;
    const lines = (judged.lines as Loose[]).map(({ note: _n, ...line }) => line);
    expect(blues?.version).toBe(contentVersion({ ...judged, lines }));
    expect(rules.version).toBe(contentVersion(rules.tables));
    expect(version).toMatch(/^sha256:[0-9a-f]{64}$/);
    const army = readyArmies.find((one) => one.id === "blue-army")?.army;
    expect(army).toMatchObject({ name: "The Blues", listVersion: blues?.version, rules: rules.version });
    expect(army?.commanders.map((one) => one.listVersion)).toEqual([null, reds?.version]);
  });

  test("is deeply frozen", () => {
    const frozen = (value: unknown): boolean =>
      typeof value !== "object" || value === null || (Object.isFrozen(value) && Object.values(value).every(frozen));
    const read = catalog();
    expect(frozen(read)).toBe(true);
    expect(read.lists).toHaveLength(2);
    expect(() => {
      (read as Loose).lists[0].lines[0].sizes[0] = 99;
    }).toThrow(TypeError);
  });

  const versions = () => {
    const { version, rules, lists } = catalog();
    const of = (id: string) => lists.find((list) => list.id === id)?.version;
    return { whole: version, rules: rules.version, blues: of("blues"), reds: of("reds") };
  };

  test.each<[string, (folder: DataFolder) => void, readonly string[]]>([
    ["a list", (folder) => folder.edit(BLUES, (list) => list.lines[2].sizes.pop()), ["whole", "blues"]],
    [
      "a rules value",
      (folder) =>
        folder.edit("rules/points.json", (points) => {
          points.campKind[1].value = 151;
        }),
      ["whole", "rules"],
    ],
    [
      "a ready army",
      (folder) =>
        folder.edit(BLUE_ARMY, (army) => {
          army.name = "The Royal Blues";
        }),
      ["whole"],
    ],
    [
      "a value of advice",
      (folder) =>
        folder.edit("advice/measures.json", (measures) => {
          measures[0].value = 13;
        }),
      ["whole"],
    ],
    ["only what was checked", (folder) => folder.edit(BLUES, (list) => list.checked.push("Once more.")), []],
    [
      "a version typed into the file",
      (folder) =>
        folder.edit(BLUES, (list) => {
          list.version = `sha256:${"0".repeat(64)}`;
        }),
      [],
    ],
    ["a default written out", (folder) => folder.edit(REDS, (list) => Object.assign(list, { constraints: [], version: null })), []],
    [
      "the order of keys",
      (folder) => folder.write(REDS, JSON.stringify(Object.fromEntries(Object.entries(folder.read(REDS)).reverse()))),
      [],
    ],
    ["spaces and lines", (folder) => folder.write(PACK, JSON.stringify(folder.read(PACK), null, 4)), []],
  ])("changing %s changes the versions it should", (_what, change, changed) => {
    const before = versions();
    change(data);
    const after = versions();
    expect(Object.keys(before).filter((key) => before[key as keyof typeof before] !== after[key as keyof typeof after])).toEqual(changed);
  });
});

test("how wide bases are is of no version of an army or a battle", () => {
  const before = catalog();
  data.edit("basing/base-sizes.json", (sizes) => {
    sizes[0].millimetres = 50;
  });
  const after = catalog();
  expect([after.rules.version, after.battle.version]).toEqual([before.rules.version, before.battle.version]);
  expect(after.basing.baseSizes.map(({ millimetres }) => millimetres)).toEqual([50, 60]);
});

test("data/afield belongs to no version of an army or a battle, and covers the rules tables", () => {
  const before = catalog();
  data.edit("afield/kill-a-base.json", (tables) => {
    tables.shifts[0].steps = -1;
  });
  const after = catalog();
  expect([after.rules.version, after.battle.version]).toEqual([before.rules.version, before.battle.version]);
  expect(after.version).not.toBe(before.version);
  const { afield, rules } = after;
  expect(afield.army).toEqual(rules.tables.army);
  expect(afield.commanderDice.map(({ id, die }) => `${id} ${die}`)).toEqual([
    "mediocre red",
    "competent yellow",
    "talented green",
    "legendary white",
  ]);
  expect(afield.rearSupported).toEqual(["keil", "later-keil", "tercio"]);
});
