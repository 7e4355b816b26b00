import { describe, expect, test } from "vitest";
import type { BattleRecord } from "@/lib/model/battle";
import { RECORD_CHECKS, type RecordCheckName } from "@/lib/model/record-check";
import { DAYS_EDITION } from "@/tests/build/played-battle";
import { CATALOG } from "@/tests/build/rules";
import { TAMPERED_DAYS } from "@/tests/build/tampered-days";
import { CLOSED, FLANKED, READY, TAMPERED_ON_TABLE } from "@/tests/build/tampered-on-table";
import { ABANDONED, MANY, only, SHORT, tampered, WAIVED } from "@/tests/build/tampering";
import { sealHash } from "./chain";
import { verify } from "./verify";

const TAMPERED = [...TAMPERED_DAYS, ...TAMPERED_ON_TABLE];

const failed = (record: BattleRecord, { rules }: Pick<BattleRecord, "rules"> = record, seen: string | null = null) => {
  const { tables } = rules === DAYS_EDITION.version ? DAYS_EDITION : CATALOG.battle;
  return verify(record, tables, seen).filter((check) => !check.ok && !check.notYet);
};
const failing = (record: BattleRecord, seen: string | null = null): readonly RecordCheckName[] =>
  failed(record, record, seen).map(({ name }) => name);

test("the records that are tampered with hold", () => {
  for (const record of [MANY, SHORT, ABANDONED, WAIVED, CLOSED, READY, FLANKED])
    expect(failing(record, record.events[5]!.chain)).toEqual([]);
});

describe("a tampered record fails the check that is for it, and the event is named", () => {
  test.each(TAMPERED)("$fails: $what", ({ genuine, tamper, unlinked, fails, at }) => {
    const record = tampered(genuine, tamper, !unlinked);
    const checks = failed(record, genuine);
    expect(checks.map(({ name }) => name)).toEqual(fails);
    const seq = checks[0]?.faults[0]?.seq ?? null;
    expect(record.events.find((event) => event.seq === seq)?.type ?? null).toBe(at);
  });

  test("every check is among them", () => {
    expect(new Set(TAMPERED.flatMap(({ fails }) => fails))).toEqual(new Set(RECORD_CHECKS));
  });
});

describe("the chain", () => {
  test("made anew is right in itself, but lacks the link the user saw", () => {
    const forged = tampered(MANY, (record) => Object.assign(only(record, "battle-opened").table, { width: 60 }), true);
    const seen = MANY.events.at(-1)!.chain;
    expect(failing(forged)).toEqual([]);
    expect(failing(forged, seen)).toEqual(["chain"]);
    expect(failing(forged, seen.slice(0, 12))).toEqual(["chain"]);
    expect(failing(MANY, seen.slice(0, 12))).toEqual([]);
  });

  test("is compared with the beginning of a link, not with any part of it", () => {
    const { chain } = MANY.events[5]!;
    expect(failing(MANY, chain.slice(0, 20))).toEqual([]);
    expect(failing(MANY, chain.slice(1, 21))).toEqual(["chain"]);
    expect(failing(MANY, chain.slice(-20))).toEqual(["chain"]);
  });

  test.each(["", "e", MANY.events[0]!.chain.slice(0, 11), "not a link at all", MANY.commitment])("has no %s", (seen) => {
    expect(failing(MANY, seen)).toEqual(["chain"]);
  });
});

test("an order exchanged for another that was allowed, and sealed again, holds; but the link somebody saw is gone", () => {
  const forged = tampered(
    CLOSED,
    (record) => {
      const [order] = only(record, "orders-given", ({ seat }) => seat === "a").orders!;
      if (order?.secret?.kind !== "march" || order.secret.edge !== "left") throw new Error("no march round the left edge");
      order.secret.edge = "right";
      order.orderHash = sealHash(order.salt!, order.secret);
    },
    true,
  );
  expect(failing(forged)).toEqual([]);
  expect(failing(forged, CLOSED.events.at(-1)!.chain)).toEqual(["chain"]);
});
