import { BLUE_ARMY, BLUES, type DataFolder, type Loose, PACK, REDS } from "./data-folder";

type Path = readonly (string | number)[];

type PlantedFault = {
  readonly of: string;
  readonly plant: (data: DataFolder) => void;
  readonly file: string;
  readonly path: Path;
  /** The values its sentence needs. */
  readonly params: Readonly<Record<string, unknown>>;
};

function planted(of: string, file: string, path: Path, params: PlantedFault["params"], change: (document: Loose) => void): PlantedFault {
  return { of, file, path, params, plant: (data) => data.edit(file, change) };
}

const OWN_ID = `own-${"a".repeat(26)}`;

const wrongSource = (source: unknown) => (pack: Loose) => {
  pack[0].source = source;
};

/** Each fault that only reading the data folder can find, or that stands only in its files; again for each other place that its rule watches. */
export const PLANTED_FAULTS: Readonly<Record<string, readonly PlantedFault[]>> = {
  "not-json": [
    {
      ...{ of: "a comma that is missing", file: "lists/greens.json", path: [] },
      params: { problem: "Expected ',' or '}' after property value in JSON at position 29" },
      plant: (data) => data.write("lists/greens.json", '{"schema": "condotta.list/1" "id": "greens"}'),
    },
  ],
  unreadable: [
    {
      ...{ of: "a folder that is called like a file", file: "lists/greens.json", path: [] },
      params: { problem: "EISDIR: illegal operation on a directory, read" },
      plant: (data) => data.makeFolder("lists/greens.json"),
    },
  ],
  "source-without-heading": [planted("a row", PACK, [0, "source"], {}, wrongSource({ from: "rulebook", why: "so" }))],
  "source-without-why": [
    planted("a house value", PACK, [0, "source"], {}, wrongSource({ from: "house", heading: "Glossary" })),
    planted("a sibling's value", PACK, [0, "source"], {}, wrongSource({ from: "sibling", heading: "Glossary" })),
  ],
  "row-missing": [
    planted("a table of rows", PACK, [], { id: "green" }, (pack) => pack.splice(2, 1)),
    planted("a table of tables", "rules/points.json", ["campKind"], { id: "none" }, (points) => points.campKind.pop()),
  ],
  "row-twice": [planted("a table of rows", PACK, [5], { id: "white" }, (pack) => pack.push(pack[1]))],
  "file-not-named-after-id": [
    {
      ...{ of: "a list", file: "lists/the-blues.json", path: [], params: { id: "blues" } },
      plant: (data) => data.rename(BLUES, "lists/the-blues.json"),
    },
  ],
  "id-of-own-list": [
    {
      ...{ of: "a list", file: `lists/${OWN_ID}.json`, path: [], params: { id: OWN_ID } },
      plant: (data) => data.write(`lists/${OWN_ID}.json`, JSON.stringify({ ...data.read(REDS), id: OWN_ID, number: 803 })),
    },
  ],
  "list-number-twice": [
    planted("the later of two", REDS, [], { number: 801 }, (list) => {
      list.number = 801;
    }),
  ],
  "line-twice": [
    planted("the later of two", BLUES, ["lines", 4, "id"], { id: "horse" }, (list) =>
      list.lines.push({ ...list.lines[2], name: "More horse" }),
    ),
  ],
  "line-name-twice": [
    planted("the later of two", BLUES, ["lines", 2, "name"], { id: "Pikes" }, (list) => {
      list.lines[2].name = list.lines[0].name;
    }),
  ],
  "constraint-twice": [
    planted("the later of two", BLUES, ["constraints", 3, "id"], { id: "shot-needs-pikes" }, (list) =>
      list.constraints.push(list.constraints[0]),
    ),
  ],
  "min-above-max": [
    planted("bases", BLUES, ["lines", 2, "bases"], { min: 16, max: 12 }, (list) => {
      list.lines[2].bases = { min: 16, max: 12 };
    }),
    planted("sub-commanders", BLUES, ["commanders", "subs"], { min: 3, max: 2 }, (list) => {
      list.commanders.subs = { ...list.commanders.subs, min: 3, max: 2 };
    }),
    planted("internal allies", BLUES, ["commanders", "internalAllies"], { min: 1, max: 0 }, (list) => {
      list.commanders.internalAllies = { ...list.commanders.internalAllies, min: 1, max: 0 };
    }),
  ],
  "min-out-of-reach": [
    planted("no sum of 4 and 6 is 7", BLUES, ["lines", 2, "sizes"], { min: 7, max: 7 }, (list) => {
      list.lines[2].bases = { min: 7, max: 7 };
    }),
  ],
  "size-above-max": [
    planted("one size of two", BLUES, ["lines", 2, "sizes", 1], { size: 6, max: 5 }, (list) => {
      list.lines[2].bases = { min: 4, max: 5 };
    }),
  ],
  "size-not-of-formation": [
    planted("pike and shot", BLUES, ["lines", 0, "sizes", 1], { size: 8, min: 6, max: 6, of: "Pike and shot" }, (list) => {
      list.lines[0].sizes = [6, 8];
    }),
    planted("a tercio", BLUES, ["lines", 0, "sizes", 0], { size: 6, min: 16, max: 16, of: "Tercio" }, (list) => {
      list.lines[0].troop.setFormation = "tercio";
    }),
    planted("too many dragoons", BLUES, ["lines", 3, "sizes", 1], { size: 5, min: 2, max: 4, of: "dragoons" }, (list) => {
      list.lines[3].sizes = [4, 5];
    }),
    planted("battle wagons", BLUES, ["lines", 2, "sizes", 1], { size: 6, min: 4, max: 4, of: "battle-wagons" }, (list) => {
      list.lines[2].troop = { ...list.lines[2].troop, type: "battle-wagon", impact: null };
    }),
    planted("elephants", BLUES, ["lines", 2, "sizes", 1], { size: 8, min: 2, max: 6, of: "elephants" }, (list) => {
      list.lines[2].troop = { ...list.lines[2].troop, type: "elephant", impact: null };
      list.lines[2].sizes = [4, 8];
    }),
  ],
  "size-twice": [planted("the later of two", BLUES, ["lines", 2, "sizes", 2], { id: "4" }, (list) => list.lines[2].sizes.push(4))],
  "duplicate-characteristic": [
    planted("options", BLUES, ["lines", 0, "optional", 2], { id: "pavise" }, (list) => list.lines[0].optional.push("pavise")),
  ],
  "option-already-there": [
    planted("elan", BLUES, ["lines", 0, "optional", 2], { characteristic: "elan" }, (list) => list.lines[0].optional.push("elan")),
  ],
  "partial-not-offered": [
    planted("pavise", BLUES, ["lines", 0, "partial", "characteristic"], { characteristic: "pavise" }, (list) =>
      list.lines[0].optional.pop(),
    ),
  ],
  "shared-maxima-differ": [
    planted("the later of two", BLUES, ["lines", 1, "shared", "max"], { group: "regiments" }, (list) => {
      list.lines[1].shared.max = 30;
    }),
  ],
  "shared-max-below-minimums": [
    planted("a line that must be there", BLUES, ["lines", 0, "shared", "max"], { max: 36, min: 42 }, (list) => {
      Object.assign(list.lines[0].bases, { min: 42, max: 48 });
    }),
  ],
  "constraint-names-line-twice": [
    planted("itself needed", BLUES, ["constraints", 0], { line: "shot" }, (list) => list.constraints[0].needs.push("shot")),
    planted("itself excluded", BLUES, ["constraints", 1], { line: "shot" }, (list) => list.constraints[1].others.push("shot")),
    planted("itself the measure", BLUES, ["constraints", 2], { line: "dragoons" }, (list) => list.constraints[2].than.push("dragoons")),
    planted("on one side", BLUES, ["constraints", 2], { line: "dragoons" }, (list) => list.constraints[2].lines.push("dragoons")),
  ],
  "at-least-out-of-reach": [
    planted("more than the line has", BLUES, ["constraints", 3, "n"], { n: 99, max: 8 }, (list) =>
      list.constraints.push({ id: "many", kind: "at-least", what: "bases", lines: ["dragoons"], n: 99 }),
    ),
  ],
  "unknown-line": [
    ...(["lines", "needs"] as const).map((field) =>
      planted(`${field} of only-if`, BLUES, ["constraints", 0, field, 1], { line: "archers" }, (list) =>
        list.constraints[0][field].push("archers"),
      ),
    ),
    planted("others of not-both", BLUES, ["constraints", 1, "others", 0], { line: "archers" }, (list) => {
      list.constraints[1].others = ["archers"];
    }),
    planted("than of no-more-than", BLUES, ["constraints", 2, "than", 1], { line: "archers" }, (list) =>
      list.constraints[2].than.push("archers"),
    ),
  ],
  "years-outside-list": [
    planted("a line before", BLUES, ["lines", 0, "years"], {}, (list) => {
      list.lines[0].years = [1599, 1640];
    }),
    planted("a constraint after", BLUES, ["constraints", 1, "years"], {}, (list) => {
      list.constraints[1].years = [1600, 1651];
    }),
    planted("an ally", BLUES, ["commanders", "externalAllies", 0, "years"], {}, (list) => {
      list.commanders.externalAllies[0].years = [1500, 1520];
    }),
  ],
  "unknown-list": [
    planted("an enemy", BLUES, ["enemies", 1], { list: "greens" }, (list) => list.enemies.push("greens")),
    planted("an external ally", BLUES, ["commanders", "externalAllies", 0, "list"], { list: "greens" }, (list) => {
      list.commanders.externalAllies[0].list = "greens";
    }),
    planted("a ready army", BLUE_ARMY, ["list"], { list: "greens" }, (army) => {
      army.list = "greens";
    }),
  ],
  "own-ally": [
    planted("an external ally", BLUES, ["commanders", "externalAllies", 0, "list"], {}, (list) => {
      list.commanders.externalAllies[0].list = "blues";
    }),
  ],
  "legendary-not-army": [
    planted("sub-commanders", BLUES, ["commanders", "subs", "grades"], {}, (list) => list.commanders.subs.grades.push("legendary")),
    planted("internal allies", BLUES, ["commanders", "internalAllies", "grades"], {}, (list) =>
      list.commanders.internalAllies.grades.push("legendary"),
    ),
  ],
};
