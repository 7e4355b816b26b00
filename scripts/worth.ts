import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pointsTable, type RulesTables } from "../lib/model/rules-tables";
import { type StatedTable, statedTable } from "../lib/model/worth";
import { scoutingOf, tugsOf } from "../lib/rules/army/prepare";
import { troopTraits } from "../lib/rules/army/troop-traits";
import { type Kind, kindOf } from "../lib/rules/worth/meetings";
import { type Field, passOf, type Settings, statedOf } from "../lib/rules/worth/pass";
import { fightingName, populationOf, type WorthType } from "../lib/rules/worth/population";
import { oddsBookOf } from "../lib/server/odds";
import { shippedKnowledge } from "./shipped-knowledge";
import { folderName, readMeetings, reckonMeetings } from "./worth/meetings-kept";
import { printed, resultOf } from "./worth/report";

/**
 * `npm run worth`: what every troop line is worth beside its price, and the constants that fit (docs/WORTH.md). It starts from the prices
 * before those in force, as the stored result did; `--in-force` from today's. `--part 0/2` only reckons every second row of meetings, for two
 * programs at once; `--store` writes `data/worth/result.json`, beside the prices in force, and what it found as a table of points. Meetings are kept in `var/worth`.
 */
const ROOT = resolve(import.meta.dirname, "..");
const args = process.argv.slice(2);
const RESAMPLES = 400;
const SEED = 20_190_901;

const knowledge = shippedKnowledge();
const { catalog } = knowledge;
const book = oddsBookOf(catalog);

function startingPoints(): RulesTables["points"] {
  const [newest] = readdirSync(join(ROOT, "data/earlier")).toSorted().toReversed();
  if (newest === undefined || args.includes("--in-force")) return catalog.rules.tables.points;
  return pointsTable.parse(JSON.parse(readFileSync(join(ROOT, "data/earlier", newest), "utf8")));
}

const stated = statedTable.parse(JSON.parse(readFileSync(join(ROOT, "data/worth/stated.json"), "utf8")));
const statedValue = (rows: StatedTable["shares"], id: string): number => {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`no stated value ${id}`);
  return row.value;
};

/** Each type's kind: those that fight alike are one. */
function kindsOf(types: readonly WorthType[]): { readonly kinds: readonly Kind[]; readonly ofTypes: readonly number[] } {
  const places = new Map<string, number>();
  const kinds: Kind[] = [];
  const ofTypes = types.map(({ troop, bases }) => {
    const name = fightingName(troop);
    const key = `${name}/${bases}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, kinds.length);
    kinds.push(kindOf(JSON.parse(name), bases, book));
    return kinds.length - 1;
  });
  return { kinds, ofTypes };
}

const types = populationOf(
  catalog.lists,
  catalog.readyArmies.map(({ army }) => army),
  statedValue(stated.shares, "ready-armies"),
);
const { kinds, ofTypes } = kindsOf(types);
const folder = join(ROOT, "var/worth", folderName(kinds, book));
const [part = 0, of = 1] = (args.at(args.indexOf("--part") + 1) ?? "").split("/").map(Number);
const isPart = args.includes("--part");
reckonMeetings(folder, kinds, book, isPart ? { at: part, of } : { at: 0, of: 1 }, (row) =>
  console.error(`${row + 1} of ${kinds.length} kinds`),
);
const metOf = readMeetings(folder, kinds.length);
if (isPart || !metOf) process.exit(0);

/** A linear congruence, so that every run draws the same lists. */
function draws(): Settings["draw"] {
  let state = SEED;
  const WORDS = 2 ** 32;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / WORDS) * n);
  };
}

const mix = { flank: statedValue(stated.shares, "flank"), rough: statedValue(stated.shares, "rough"), turns: 1 };
const others = [{ flank: 0 }, { flank: 0.4 }, { rough: 0 }, { rough: 0.5 }, { turns: 0 }, { turns: 2 }].map((one) => ({ ...mix, ...one }));
const [tug, linePace] = [statedValue(stated.perUnitGroup, "tug"), statedValue(stated.paces, "line")];
const perBase = Object.fromEntries(stated.perBase.map(({ id, value }) => [id, value]));

function fieldOf(tables: RulesTables): Field {
  const ofType = ({ troop, bases }: WorthType, at: number) => {
    const move = kinds[ofTypes[at] ?? 0]?.stands.good[0]?.plain.move ?? 0;
    const counts = {
      scouting: scoutingOf(troop, tables),
      tugs: tugsOf(troop, tables),
      movesAsGroup: troopTraits(troop, tables).movesAsGroup,
      move,
    };
    return statedOf(troop, bases, counts, { perBase, tug, linePace });
  };
  return { types, kinds: ofTypes, stated: types.map(ofType), tables, level: before };
}

const before: RulesTables = { ...catalog.rules.tables, points: startingPoints() };
const first = passOf(fieldOf(before), kinds.length, metOf, { mix, others, resamples: RESAMPLES, draw: draws() });
const between: RulesTables = { ...before, points: first.points };
const second = passOf(fieldOf(between), kinds.length, metOf, { mix, others, resamples: RESAMPLES, draw: draws() });
console.log(
  `${catalog.lists.length} lists, ${types.length} types, ${kinds.length} kinds that fight differently, ${(kinds.length * (kinds.length - 1)) / 2} pairs`,
);
for (const line of printed(first, fieldOf(before), 1, catalog.rules.tables)) console.log(line);
for (const line of printed(second, fieldOf(between), 2, catalog.rules.tables)) console.log(line);
if (args.includes("--store")) {
  writeFileSync(
    join(ROOT, "data/worth/result.json"),
    `${JSON.stringify(resultOf([first, second], fieldOf(between), before, catalog.rules.tables))}\n`,
  );
  writeFileSync(join(ROOT, "var/worth/points.json"), JSON.stringify(second.points));
}
