import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { BattleRecord } from "@/lib/model/battle";
import { DAYS_EDITION } from "../build/played-battle";
import { CATALOG } from "../build/rules";
import { TAMPERED_DAYS } from "../build/tampered-days";
import { CLOSED, FLANKED, READY, TAMPERED_ON_TABLE } from "../build/tampered-on-table";
import { ABANDONED, MANY, SHORT, tampered, WAIVED } from "../build/tampering";
import { GOLDEN_BATTLES, goldenTables } from "./golden-battle";
import { canonical, type Dict, drawer, linkOf, saltOf, sha256, shuffledPack } from "./tiny-proofs";
import { faultsByHand } from "./tiny-verifier";

const PAGE = readFileSync(resolve(import.meta.dirname, "../../docs/VERIFY.md"), "utf8");

/** What stands in backquotes behind these words. */
function told(words: string): string {
  const [, found] = PAGE.split(words)[1]?.match(/`([^`]+)`/) ?? [];
  if (found === undefined) throw new Error(`docs/VERIFY.md does not tell: ${words}`);
  return found;
}

const SEED = Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString("hex");
const LETTERS: Readonly<Record<string, string>> = { black: "K", white: "W", green: "G", yellow: "Y", red: "R" };

const asJson = (document: unknown): Dict => JSON.parse(JSON.stringify(document));
const tablesOf = ({ rules }: Pick<BattleRecord, "rules">) => (rules === DAYS_EDITION.version ? DAYS_EDITION : CATALOG.battle).tables;
const faultsIn = (record: BattleRecord, tables: unknown = tablesOf(record)) => faultsByHand(asJson(record), asJson(tables));

describe("docs/VERIFY.md", () => {
  test("its test vector holds", () => {
    expect(told("Commitment: ")).toBe(sha256(Buffer.from(SEED, "hex")));
    const draw = drawer(SEED, told("1f; battle "), { a: told("nonce of seat a "), b: "house" });
    const die = () => draw(6).value;
    expect(told("values: ")).toBe(Array.from({ length: 4 }, () => `(${die()},${die()})`).join(" "));
    const { pack } = shuffledPack(draw);
    expect(told("Y yellow, R red): ")).toBe(pack.map((card) => LETTERS[card]).join(""));
    const next = [draw(6), draw(6), draw(6)];
    expect(told("Words used so far: ")).toBe(String(next[0]?.word));
    expect(told("and the other player's die: ")).toBe(next.map(({ value }) => value + 1).join(" "));
  });

  test("its chain holds", () => {
    const rows = [...PAGE.matchAll(/^\| (\d) \| `(\w{32})` \| `(\{.*\})` \| `(\w{64})` \|$/gm)];
    expect(rows).toHaveLength(2);
    let previous = told("Commitment: ");
    for (const [, seq, salt, json = "", chain] of rows) {
      expect(saltOf(SEED, "b1", Number(seq))).toBe(salt);
      expect(canonical(JSON.parse(json))).toBe(json);
      previous = linkOf(previous, salt ?? "", JSON.parse(json));
      expect(previous).toBe(chain);
    }
  });
});

describe("a verifier written from the page alone", () => {
  test.each(GOLDEN_BATTLES)("finds nothing wrong with $name", ({ file, tables }) => {
    const { record } = JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8"));
    expect(faultsIn(record, goldenTables(tables))).toEqual([]);
  });

  test("finds nothing wrong with the genuine records", () => {
    for (const record of [MANY, SHORT, ABANDONED, WAIVED, CLOSED, FLANKED, READY]) expect(faultsIn(record)).toEqual([]);
  });

  /** These only the rules of the sequence and of the table can judge, which the page does not repeat. */
  const BEYOND_THE_PAGE: readonly string[] = [
    "a player said to be the computer",
    "a choice passed off as none",
    "nobody was scouted",
    "a move after the days were over",
    "a card before the days",
    "a card after the days",
    "the last roll left out",
    "rolled for another kind",
    "a kind never chosen",
    "a piece laid elsewhere than its sector",
    "a piece when all are deployed",
    "adjusted by its owner",
    "a piece that no die removed",
    "a piece that no die turned",
    "a piece moved too far",
    "a piece turned, and moved to free ground further off than any turn brings it",
    "another piece than the one rolled for",
    "the invader's flank",
    "a flank piece laid by the other",
    "two camps",
    "a unit group of troops that the force does not have",
    "a unit group in the enemy's zone",
    "no commands",
    "an order revealed twice",
    "more points",
    "closed twice",
  ];

  test("finds fault with every tampered record except those only the rules can judge", () => {
    const missed = [...TAMPERED_DAYS, ...TAMPERED_ON_TABLE].filter(({ genuine, tamper, unlinked }) => {
      const record = tampered(genuine, tamper, !unlinked);
      return faultsIn(record, tablesOf(genuine)).length === 0;
    });
    expect(missed.map(({ what }) => what)).toEqual(BEYOND_THE_PAGE);
  });

  test("finds who broke by losses, and who is falsely said to have broken", () => {
    // Thirteen TuGs, two groups of which may be out of sight: three lost never break them, nine always do.
    const told = (change: object) => {
      const record = structuredClone(CLOSED);
      for (const event of record.events) if ("result" in event) Object.assign(event.result, change);
      return faultsIn(record)
        .filter((fault) => fault.includes("broken"))
        .map((fault) => fault.split(": ")[1]);
    };
    expect(told({})).toEqual([]);
    expect(told({ broken: { a: false, b: false } })).toEqual(["broken b", "broken b"]);
    expect(told({ broken: { a: true, b: true } })).toEqual(["broken a", "broken a"]);
  });
});
