import { expect, test } from "vitest";
import { version } from "@/lib/model/identifiers";
import { CATALOG } from "@/tests/build/rules";
import type { Knowledge } from "../knowledge";
import { battleBookOf } from "./load-battle";

const OLDER = version.parse(`sha256:${"1".repeat(64)}`);
const older = { ...CATALOG.battle.tables };

const knowing = (battleTablesOf: Knowledge["battleTablesOf"]) => ({ catalog: CATALOG, battleTablesOf }) as Knowledge;

test("a battle goes on under its own tables, which are made ready once", () => {
  const knowledge = knowing((wanted) => (wanted === OLDER ? older : null));
  expect(battleBookOf(OLDER, knowledge).tables).toBe(older);
  expect(battleBookOf(OLDER, knowledge)).toBe(battleBookOf(OLDER, knowledge));
});

test("and under those in force where its own can no longer be read", () => {
  expect(
    battleBookOf(
      OLDER,
      knowing(() => null),
    ).tables,
  ).toBe(CATALOG.battle.tables);
});
