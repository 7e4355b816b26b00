import { expect, test } from "vitest";
import { CATALOG } from "@/tests/build/rules";
import { plain } from "../sentence";
import { decidedWords, facingWords } from "./decided-words";

const NAMES = { eyes: "a", names: { a: "Kircholm", b: "Wimpfen" } } as const;
const TABLES = CATALOG.battle.tables;
const said = ({ what, value }: ReturnType<typeof facingWords>[number]) => ({ what: plain(what), value: plain(value) });

test("tells what the days have settled for the table", () => {
  const decided = {
    ...({ square: "C5", territory: "P", roles: { invader: "b", defender: "a" } } as const),
    outscouting: { cards: { a: [], b: [] }, percent: { a: 10, b: 40 }, by: "b" as const, difference: 30 },
  };
  expect(decidedWords(decided, TABLES, NAMES).map(said)).toEqual([
    { what: "Invader", value: "Wimpfen" },
    { what: "Defender", value: "Kircholm" },
    { what: "Territory", value: "Plains" },
    { what: "Square", value: "C5: featureless, open flanks" },
    { what: "Out-scouting", value: "You are out-scouted by 30%." },
  ]);
});

test("and nothing of what was never settled", () => {
  expect(decidedWords({ square: null, territory: null, roles: null, outscouting: null }, TABLES, NAMES)).toEqual([]);
});

test("who meets whom is told alone, where the field is drawn", () => {
  expect(facingWords({ roles: { invader: "b", defender: "a" } }, NAMES).map(said)).toEqual([
    { what: "Invader", value: "Wimpfen" },
    { what: "Defender", value: "Kircholm" },
  ]);
  expect(facingWords({ roles: null }, NAMES)).toEqual([]);
});
