import { expect, test } from "vitest";
import { SEED } from "@/tests/build/battle-fixtures";
import { openedBattle } from "@/tests/build/played-battle";
import { apply } from "./apply";

test("a stored event happened in the step that it names, whatever steps are played today", () => {
  const battle = openedBattle();
  const published = { type: "seed-published", seat: null, seed: SEED } as const;
  expect(apply(battle, published)).toMatchObject({ step: "sitting", chain: battle.chain });
  const stored = { ...published, seq: 2, step: "ready", chain: "1".repeat(64) } as const;
  expect(apply(battle, stored)).toMatchObject({ step: "ready", chain: stored.chain, seq: 2 });
});
