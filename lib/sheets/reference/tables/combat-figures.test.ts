import { describe, expect, test } from "vitest";
import { CATALOG, TABLES } from "@/tests/build/rules";
import type { ReferenceTable } from "../../../model/quick-reference";
import { plainTable } from "../reference-parts";
import { claimsTables, ladderTables } from "./claims-tables";
import { movementTables } from "./movement-tables";
import { fireStepsTables, rangesTables, shootersTables } from "./shooting-tables";
import { sourceOf } from "./table-parts";

const told = (heading: string) => ({ source: { from: "rulebook" as const, heading, why: null } });
const ours = { source: { from: "house" as const, heading: null, why: "ours" } };
type Ours = typeof ours;

test("a row of several parts is the rulebook's only if all parts are", () => {
  expect(sourceOf([told("1"), told("2"), told("1")])).toEqual({ from: "rulebook", heading: "1; 2", why: null });
  expect(sourceOf([told("1"), ours])).toEqual({ from: "house", heading: "1", why: "ours" });
  const sibling = { source: { from: "sibling" as const, heading: null, why: "theirs" } };
  expect(sourceOf([sibling, ours, told("1")])).toEqual({ from: "house", heading: "1", why: "theirs; ours" });
  expect(sourceOf([told("1"), sibling])).toEqual({ from: "sibling", heading: "1", why: "theirs" });
  expect(sourceOf([ours])).toEqual({ from: "house", heading: null, why: "ours" });
});

test("a row whose parts are of one source says it once", () => {
  const [straight, curved] = ["another's table", "another’s table"].map((why) => ({ source: { ...ours.source, why } })) as [Ours, Ours];
  expect(sourceOf([straight, curved]).why).toBe("another’s table");
  expect(rowOf("moves", "foot-close")?.source).toEqual({ from: "sibling", heading: null, why: "Mortem et Gloriam’s movement table" });
});

const BOOK = { ...CATALOG, rules: TABLES, battle: CATALOG.battle.tables };
const ALL: readonly ReferenceTable[] = [claimsTables, ladderTables, rangesTables, fireStepsTables, movementTables].flatMap((make) =>
  make(BOOK).map(plainTable),
);

const rowOf = (table: string, row: string) => ALL.find(({ id }) => id === table)?.rows.find(({ id }) => id === row);

test.each<[string, string, string[]]>([
  ["general-claims", "quality", ["Quality: exceptional 3, superior 2, average 1", "1–3", "1–3", "*"]],
  ["general-claims", "flank-or-rear", ["Into flank or rear, first contact", "4", "–", "*"]],
  ["general-claims", "defences", ["Defences: barricades, hedge or wall; battle wagon; stakes v mounted", "2", "2", ""]],
  ["general-claims", "pavise", ["Pavise v foot; not v who shatter or shove", "1", "–", ""]],
  ["general-claims", "skirmishers", ["TuG or camp v skirmishers", "2", "2", "*"]],
  ["charge-claims", "pike-charge", ["Pike, 2+ ranks", "v mounted 2, others 1; not A/BA or v defences"]],
  ["charge-claims", "deep-pike-charge", ["Pike, 4 ranks", "1 more; not A/BA or v defences"]],
  ["charge-claims", "charging-lancer", ["Charging lancer", "2; not if stopped"]],
  ["charge-claims", "two-handed", ["Two-handed", "v foot 1"]],
  ["melee-claims", "swordsmen", ["Swordsmen", "1; not v melee pistol, expert swordsmen, pikes 2+ deep"]],
  ["claim-ladder", "behind-4", ["−4 or less", "K", "K"]],
  ["claim-ladder", "behind", ["−3 to −1", "W", "K"]],
  ["claim-ladder", "even", ["0, +1", "G", "W"]],
  ["claim-ladder", "up-4", ["+4", "R+W", "R"]],
  ["claim-ladder", "up-7", ["+7 or more", "R+R", "R+Y"]],
  ["ranges", "musket", ["Musket", "3", "4", "2"]],
  ["ranges", "caracole-pistol", ["Pistol in caracole", "2", "–", "2"]],
  ["fire-dice", "order", ["Dice of shooting", "Black that only slows, black, white, white+, green, yellow, red"]],
  ["fire-dice", "start", ["A file starts with", "W"]],
  ["fire-up", "keil", ["Shot or artillery v keil"]],
  ["fire-up", "square", ["Any at square"]],
  ["fire-up", "unprotected", ["Bows and thrown weapons v unprotected"]],
  ["fire-down", "skirmishers", ["SuG at TuG; any at SuG"]],
  [
    "fire-down",
    "cover",
    ["Target in cover or behind barricades; bows and thrown weapons v pavise from ahead; all but artillery v battle wagons"],
  ],
  ["fire-down", "plug-bayonet", ["Plug bayonet at chargers"]],
  ["fire-down", "unreliable", ["Unreliable ally"]],
  ["moves", "foot-close", ["Close foot", "3", "3 A", "2 BA"]],
  ["moves", "battle-wagon", ["Battle wagons, mobile camp", "2", "1 BA", "no"]],
  ["moves", "artillery", ["Medium, heavy artillery", "wheels 1", "–", "–"]],
  ["variable", "poor", ["Poor", "−3", "−2", "−2", "−1", "0", "+1"]],
  ["variable", "exceptional", ["Exceptional", "−1", "0", "0", "+1", "+2", "+3"]],
])("%s: %s", (table, row, cells) => {
  expect(rowOf(table, row)?.cells).toEqual(cells);
});

describe("who can use a row", () => {
  test("guns' steps are those of regimental guns too", () => {
    expect(rowOf("fire-up", "massed")?.needs).toContainEqual(["has:regimental-guns"]);
    expect(rowOf("fire-up", "heavy-artillery")?.needs).toEqual([["shoots:heavy-artillery"]]);
  });

  test("a row of several cases is for everybody who has one of them", () => {
    expect(rowOf("fire-down", "cover")).toMatchObject({ needs: [], against: [] });
    expect(rowOf("fire-down", "skirmishers")).toMatchObject({ needs: [], against: [] });
    expect(rowOf("fire-down", "armour")).toMatchObject({ against: [["armour:armoured"]] });
  });

  test("dragoons use two rows of moves, mobile camps that of wagons", () => {
    expect(rowOf("moves", "foot-loose")?.needs).toContainEqual(["is:dragoon"]);
    expect(rowOf("moves", "mounted-loose")?.needs).toContainEqual(["is:dragoon"]);
    expect(rowOf("moves", "battle-wagon")?.needs).toContainEqual(["camp:mobile"]);
  });
});

test("rows from the rulebook name its heading, all others say why", () => {
  for (const { rows } of ALL)
    for (const { id, source } of rows)
      expect([id, source.from === "rulebook" ? source.heading : source.why]).toEqual([id, expect.stringMatching(/\S/)]);
});

const [shooters, more] = shootersTables({ rules: TABLES, combat: CATALOG.combat });

test("each set formation with a limit says with how many bases it shoots", () => {
  expect(shooters?.rows.map(({ id, cells, needs }) => [id, cells[1], needs])).toEqual([
    ["pike-and-shot", "6 of 6", [["set:pike-and-shot"]]],
    ["early-pike-and-shot", "6 of 9", [["set:early-pike-and-shot"]]],
    ["later-keil", "4 of 12", [["set:later-keil"]]],
    ["tercio", "8 of 16", [["set:tercio"]]],
    ["colunela", "4 of 6", [["set:colunela"]]],
  ]);
});

/** "Glossary: Regimental Guns, Platoon Fire, Caracole (Early formation), Manga". */
test("extra dice start black; guns, platoons and mangas have their own range", () => {
  expect(more?.rows.map(({ id, cells, source }) => [id, ...cells.slice(1), source.from])).toEqual([
    ["regimental-guns", "K", "8", "rulebook"],
    ["platoon-fire", "K", "5", "rulebook"],
    ["caracole-early", "K", "–", "rulebook"],
    ["manga", "–", "5", "rulebook"],
  ]);
  expect(more?.rows.map(({ needs }) => needs)).toEqual(more?.rows.map(({ id }) => [[`has:${id}`]]));
});
