import { describe, expect, test } from "vitest";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { plainTable } from "../reference-parts";
import { beforeBattleTables } from "./before-battle-tables";

const BATTLE = CATALOG.battle.tables;
const tables = beforeBattleTables({ rules: TABLES, battle: BATTLE }).map(plainTable);

function rowsOf(id: string): readonly string[] {
  const table = tables.find((one) => one.id === id);
  return table?.rows.map(({ cells }) => cells.join(" | ")) ?? [];
}

describe("map and marker", () => {
  test("the map goes from the densest terrain to the emptiest", () => {
    expect(rowsOf("map")).toEqual([
      "A Coast | S | SF | SC | SCP | SP",
      "B Terrain | MFS | MFSC | MFSC | CPS | PS",
      "C Open flanks | MF | MFC | MFCP | CP | P",
      "D Terrain | MF | MFC | MFCP | CP | P",
      "E River | F | FC | FCP | CP | P",
    ]);
  });

  test("each difference says what it adds", () => {
    expect(rowsOf("marker")).toEqual(["Marker may go (or less) | 1 straight | 1 diagonal | 2 straight | 2 diagonal"]);
  });

  test("every square of the map is named once", () => {
    const told = tables.find(({ id }) => id === "map")?.rows.flatMap(({ cells }) => cells.slice(1)) ?? [];
    expect(told.join("").length).toBe(BATTLE.squares.flatMap(({ territories }) => territories).length);
  });
});

test("cards dealt and compared", () => {
  expect(rowsOf("dealing")).toEqual([
    "Map cards | 3 + army commander’s grade (0–3); +1 if other commanders’ grades total 2 or more; +1 at 20, +1 at 40 scouting points",
    "Scouting cards | 1, +1 for each 10 scouting points; +1 talented or better; 8 at most",
    "Scouting points per base | 1 skirmish foot, mounted; 2 dragoons, flexible mounted, caracole; scouts ×2",
    "Out-scouting | G 10%, Y 20%, R 40% of the loser’s UGs",
  ]);
});

describe("terrain", () => {
  test("pieces of each density", () => {
    expect(rowsOf("pieces")).toEqual([
      "Very dense | 2 rough/open, 2 difficult | 3",
      "Dense | 1 rough/open, 2 difficult | 2",
      "Moderate | 1 rough/open, 1 difficult | 2",
      "Sparse | 2 rough/open | 1",
      "Featureless | 1 rough/open | 0",
    ]);
  });

  test("sizes and sectors of each table", () => {
    expect(rowsOf("sizes")).toEqual([
      "Standard 45 × 30 | 10 | 6–8 | 6–10 | 5–10 | 1 | 4",
      "Long 60 × 30 | 10 | 6–8 | 6–10 | 5–10 | 1 | 4",
      "Medium 36 × 24 | 8 | 5–7 | 5–8 | 4–8 | 1 | 3",
      "Small 24 × 24 | 6 | 4–5 | 4–6 | 3–5 | 1 | 2",
    ]);
  });

  test("the three dice of a piece", () => {
    expect(rowsOf("placing")).toEqual([
      "1st d6 | 1 left, 2–5 middle, 6 right (as you sit)",
      "2nd d6 | 1, 3, 5 touches an edge",
      "Enemy d6 | 4+ may move it 6, 5+ also turn it, or on 6 remove it",
    ]);
  });

  test("every kind has a row, which says whether it hides, blocks sight or covers", () => {
    expect(rowsOf("terrain")).toHaveLength(17);
    expect(rowsOf("terrain")).toEqual(
      expect.arrayContaining([
        "Open area | CMFPS | good | ",
        "Brush | CMFPS | rough, el. good, camels good | into 3 (skirmish foot)",
        "Enclosed field | CS | rough | into 3 (foot); cover; a field, at most 1 for each village",
        "Village | CMFPS | difficult | into 2; not through; cover; built-up",
        "Dunes | PS | difficult, camels rough | not over",
        "Lake | CMFPS | impassable | optional; not middle",
      ]),
    );
  });

  test("older tables without a battlefield give no terrain tables", () => {
    const { battlefield: _, ...older } = BATTLE;
    expect(beforeBattleTables({ rules: TABLES, battle: older }).map(({ id }) => id)).toEqual(["map", "marker", "dealing"]);
  });
});

test("the sources of each table's rows", () => {
  const froms = tables.map(({ id, rows }) => `${id}: ${[...new Set(rows.map(({ source }) => source.from))].join(", ")}`);
  expect(froms).toEqual([
    "map: house",
    "marker: rulebook",
    "dealing: house, rulebook",
    "pieces: sibling, house",
    "sizes: rulebook, house",
    "placing: rulebook",
    "terrain: sibling, house",
  ]);
});
