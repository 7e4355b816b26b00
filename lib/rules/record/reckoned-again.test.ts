import { expect, test } from "vitest";
import type { BattleRecord } from "@/lib/model/battle";
import { COMMITMENT, NONCE, SEED } from "@/tests/build/battle-fixtures";
import { DAYS_EDITION } from "@/tests/build/days-tables";
import { MANY } from "@/tests/build/tampering";
import { commitmentAgain, wordsAgain } from "./reckoned-again";
import { tablesVersion } from "./tables-version";

const vector = { ...MANY, battle: "b1", seed: SEED, nonces: { a: NONCE, b: "house" } } as unknown as BattleRecord;

test("the contract's test vector: its commitment, and the words of its four rolls", () => {
  expect(commitmentAgain(vector)).toBe(COMMITMENT);
  const word = wordsAgain(vector);
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((at) => (word?.(at) ?? 0) % 6)).toEqual([1, 2, 0, 0, 1, 2, 4, 1]);
});

test("nothing is computed from missing values", () => {
  expect(commitmentAgain({ ...vector, seed: null })).toBeNull();
  expect(wordsAgain({ ...vector, seed: null })).toBeNull();
  expect(wordsAgain({ ...vector, nonces: { a: NONCE, b: null } })).toBeNull();
});

test("tables have the version the catalog gave them, and another one if a letter changes", () => {
  const { tables, version } = DAYS_EDITION;
  expect(tablesVersion(tables)).toBe(version);
  expect(tablesVersion({ ...tables, squares: tables.squares.slice(1) })).not.toBe(version);
});
