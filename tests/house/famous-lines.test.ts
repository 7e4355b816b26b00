import { expect, test } from "vitest";
import { troopColumns } from "@/lib/words/troops";
import { FAMOUS_TROOPS } from "../build/famous-troops";
import { CATALOG, TABLES } from "../build/rules";

const { lists } = CATALOG;

/** Where each famous troop of the rulebook stands in our lists. */
const STANDS: Readonly<Record<string, readonly (readonly [list: string, line: string])[]>> = {
  "Swedish Blue Brigade": [["swedish-1618-1648", "blue-brigade"]],
  "Finnish Hakkapeliita": [["swedish-1618-1648", "hakkapeliita"]],
  "Transylvanian Haiduks": [["transylvanian-1604-1648", "transylvanian-haiduks"]],
  "Tilly's veterans": [["catholic-league-1618-1635", "tillys-veterans"]],
  "Tercios viejos españoles": [["spanish-flanders-1568-1648", "tercios-viejos"]],
  "Newly raised Protestant regiments": [
    ["german-protestant-1618-1634", "newly-raised-protestant-regiments"],
    ["swedish-1618-1648", "newly-raised-protestant-regiments"],
  ],
  Reiter: [
    ["catholic-league-1618-1635", "reiters"],
    ["danish-saxon-1611-1648", "reiters"],
    ["dutch-states-1587-1648", "reiters"],
    ["german-protestant-1618-1634", "reiters"],
    ["hungarian-1526-1699", "reiters"],
    ["imperial-1618-1648", "reiters"],
    ["muscovite-1500-1689", "reiters"],
    ["polish-lithuanian-1576-1660", "reiters"],
    ["savoyard-lorraine-1580-1640", "reiters"],
    ["polish-lithuanian-1661-1717", "reiters"],
    ["spanish-flanders-1568-1648", "reiters"],
    ["swedish-1561-1617", "reiters"],
    ["swedish-1618-1648", "reiters"],
    ["transylvanian-1604-1648", "reiters"],
  ],
  Kurassiere: [
    ["catholic-league-1618-1635", "kurassiere"],
    ["catholic-league-1618-1635", "imperial-kurassiere"],
    ["danish-saxon-1611-1648", "kurassiere"],
    ["dutch-states-1587-1648", "kurassiere"],
    ["german-protestant-1618-1634", "kurassiere"],
    ["imperial-1618-1648", "kurassiere"],
    ["savoyard-lorraine-1580-1640", "kurassiere"],
    ["spanish-flanders-1568-1648", "kurassiere"],
    ["swedish-1618-1648", "saxon-kurassiere"],
  ],
  "Later Kurassiers": [
    ["catholic-league-1618-1635", "later-kurassiers"],
    ["danish-saxon-1611-1648", "later-kurassiers"],
    ["german-protestant-1618-1634", "later-kurassiers"],
    ["imperial-1618-1648", "later-kurassiers"],
    ["savoyard-lorraine-1580-1640", "later-kurassiers"],
    ["spanish-flanders-1568-1648", "later-kurassiers"],
    ["swedish-1618-1648", "later-kurassiers"],
  ],
  "Transylvanian Hussars": [["transylvanian-1604-1648", "transylvanian-hussars"]],
  "Polish Hussars": [
    ["polish-lithuanian-1576-1660", "polish-hussars"],
    ["polish-lithuanian-1661-1717", "polish-hussars"],
  ],
  "Polish Pancerni": [
    ["polish-lithuanian-1576-1660", "polish-pancerni"],
    ["polish-lithuanian-1661-1717", "polish-pancerni"],
  ],
};
const standing = Object.entries(STANDS).flatMap(([famous, places]) => places.map(([list, line]) => ({ famous, list, line })));

test.each(FAMOUS_TROOPS)("$name of the rulebook has a place", ({ name }) => {
  expect(STANDS[name]?.length ?? 0).toBeGreaterThan(0);
});

test("every line with the name of a famous troop is compared with it", () => {
  const named = lists.flatMap((list) =>
    list.lines.flatMap((line) =>
      FAMOUS_TROOPS.flatMap(({ name }) => (line.name.includes(name) ? [`${name}: ${line.id} of ${list.id}`] : [])),
    ),
  );
  expect(named.sort()).toEqual(standing.map(({ famous, list, line }) => `${famous}: ${line} of ${list}`).sort());
});

// The rulebook's own capitals differ from row to row ("Formed Close", "Formed loose", "protected"): they are not compared.
test.each(standing)("$famous of the rulebook stands in $list as printed", ({ famous, list, line: id }) => {
  const line = lists.find((one) => one.id === list)?.lines.find((one) => one.id === id);
  const row = FAMOUS_TROOPS.find((one) => one.name === famous);
  if (!line || !row) throw new Error(`${list} has no ${id}, or the rulebook no ${famous}`);
  expect(line.name).toContain(famous);
  const { type, formation, armour, quality, shot, shooting, impact, melee, special } = troopColumns(line.troop, TABLES);
  const columns = [type, formation, armour, quality, shot, shooting, impact, melee, special.join(" ")];
  expect(columns.map((one) => one.toLowerCase())).toEqual(row.printed.map((one) => one.toLowerCase()));
});
