import { describe, expect, test } from "vitest";
import { CATALOG, TABLES } from "@/tests/build/rules";
import type { ReferenceTable } from "../../../model/quick-reference";
import { plainTable } from "../reference-parts";
import { claimsTables, ladderTables } from "./claims-tables";
import { movementTables } from "./movement-tables";
import { fireStepsTables, rangesTables } from "./shooting-tables";

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
  ["fire-dice", "order", ["Dice of shooting", "K slowing only, K, W, W+, G, Y, R"]],
  ["fire-dice", "start", ["A file starts with", "W"]],
  ["fire-up", "keil", ["Shot or artillery v keil"]],
  ["fire-up", "square", ["At square"]],
  ["fire-up", "unprotected", ["Bows and all thrown v unprotected"]],
  ["fire-down", "skirmishers", ["SuG at TuG; at SuG"]],
  [
    "fire-down",
    "cover",
    ["Target in cover or behind barricades; bows and all thrown v pavise from ahead; all but artillery v battle wagons"],
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

describe("who has use of a row", () => {
  test("guns' steps are those of regimental guns too", () => {
    expect(rowOf("fire-up", "massed")?.needs).toContainEqual(["has:regimental-guns"]);
    expect(rowOf("fire-up", "heavy-artillery")?.needs).toEqual([["shoots:heavy-artillery"]]);
  });

  test("what holds for one of several cases holds for whoever has any of them", () => {
    expect(rowOf("fire-down", "cover")).toMatchObject({ needs: [], against: [] });
    expect(rowOf("fire-down", "skirmishers")).toMatchObject({ needs: [], against: [] });
    expect(rowOf("fire-down", "armour")).toMatchObject({ against: [["armour:armoured"]] });
  });

  test("dragoons have use of two rows of moves, mobile camps of the wagons'", () => {
    expect(rowOf("moves", "foot-loose")?.needs).toContainEqual(["is:dragoon"]);
    expect(rowOf("moves", "mounted-loose")?.needs).toContainEqual(["is:dragoon"]);
    expect(rowOf("moves", "battle-wagon")?.needs).toContainEqual(["camp:mobile"]);
  });
});

test("what is marked as the rulebook's names its heading, all else says why", () => {
  for (const { rows } of ALL)
    for (const { id, source } of rows)
      expect([id, source.from === "rulebook" ? source.heading : source.why]).toEqual([id, expect.stringMatching(/\S/)]);
});
