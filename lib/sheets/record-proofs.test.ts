import { describe, expect, test } from "vitest";
import type { BattleRecord } from "@/lib/model/battle";
import type { Colour } from "@/lib/model/enumerations";
import { RECORD_CHECKS, type RecordCheckName } from "@/lib/model/record-check";
import { verify } from "@/lib/rules/record/verify";
import { recordNames } from "@/lib/words/battle/names";
import { PROOF } from "@/lib/words/battle/verify";
import { DAYS_EDITION } from "@/tests/build/played-battle";
import { CATALOG } from "@/tests/build/rules";
import { tableRecord } from "@/tests/build/table-record";
import { ABANDONED, all, type Draft, MANY, only, SHORT, tampered } from "@/tests/build/tampering";
import { type Cell, type Proof, proofsOf } from "./record-proofs";

const { tables } = DAYS_EDITION;
const ON_TABLE = tableRecord(1);

function proofs(record: BattleRecord, name: RecordCheckName, seenChain: string | null = null, by = tables): readonly Proof[] {
  const check = verify(record, by, seenChain).find((one) => one.name === name);
  if (!check) throw new Error(`there is no check ${name}`);
  return proofsOf({ record, tables: by, names: recordNames(record, null), seenChain, check });
}
const onTable = (name: RecordCheckName, record = ON_TABLE) => proofs(record, name, null, CATALOG.battle.tables);

const LETTERS: Readonly<Record<Colour, string>> = { black: "K", white: "W", green: "G", yellow: "Y", red: "R" };
function told(cell: Cell): string {
  switch (cell.kind) {
    case "words":
      return cell.words;
    case "code":
      return cell.code;
    case "cards":
      return cell.cards.map((card) => LETTERS[card]).join("");
    default:
      return cell satisfies never;
  }
}
const lines = (of: readonly Proof[]) => of.flatMap(({ rows }) => rows.map(({ cells }) => cells.map(told).join(" | ")));
const wrong = (of: readonly Proof[]) =>
  of.flatMap(({ rows }) => rows.filter((row) => row.holds === false).map(({ cells }) => cells.map(told)));

describe("of a genuine record", () => {
  test.each(RECORD_CHECKS)("the lines of %s hold, and there are as many cells as columns", (name) => {
    for (const shown of [...[MANY, SHORT, ABANDONED].map((record) => proofs(record, name)), onTable(name)]) {
      expect(wrong(shown)).toEqual([]);
      for (const { columns, rows } of shown) for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
    }
  });

  test("the nonces are shown as they were given", () => {
    const [, nonces] = proofs(MANY, "seed");
    expect(lines(nonces ? [nonces] : [])).toEqual([`The force of a | ${"a".repeat(32)}`, `The force of b | ${"b".repeat(32)}`]);
  });

  test("every draw is shown with its word, in their order and without a gap", () => {
    const [, , draws] = proofs(MANY, "play");
    const taken = (draws?.rows ?? []).map(({ cells }) => cells.slice(2).map((cell) => Number(told(cell))));
    // Two rolls of two dice, and 49 cards.
    expect(taken.map(([word]) => word)).toEqual(Array.from({ length: 53 }, (_, at) => at));
    for (const [, number, n, left] of taken) expect(Number(number) % Number(n)).toBe(left);
  });

  test("every event is shown with what decided it", () => {
    const [events] = proofs(MANY, "play");
    const sources = (events?.rows ?? []).map(({ cells }, at) => [MANY.events[at]?.type, cells[2] && told(cells[2])] as const);
    expect(sources).toHaveLength(MANY.events.length);
    const sourceOf = (type: string) => new Set(sources.flatMap(([of, source]) => (of === type ? source : [])));
    expect(sourceOf("cards-dealt")).toEqual(new Set([PROOF.play.drawn]));
    expect(sourceOf("cards-revealed")).toEqual(new Set([PROOF.play.follows]));
    expect(sourceOf("territory-chosen")).toEqual(new Set(["The force of a"]));
    expect(sourceOf("card-committed")).toEqual(new Set(["The force of a", "The force of b"]));
  });

  test("the cards are those of the record", () => {
    const [, held] = proofs(MANY, "play");
    const [a, b] = lines(held ? [held] : []);
    expect(a).toMatch(/^The force of a \| KRGWGKGG \| \w+ \| \w+ \| \w{5}$/);
    expect(b).toMatch(/^The force of b \| RKGWYYYKGYW \| YYY \| \w+ \| R\w{4}$/);
  });

  test("the link that was seen is marked, and no other", () => {
    const [fifth] = MANY.events.slice(4);
    const seen = lines(proofs(MANY, "chain", fifth!.chain.slice(0, 12))).filter((line) => line.includes(PROOF.chain.happened("", true)));
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatch(new RegExp(`^5 \\| .+ \\| ${fifth!.chain.slice(0, 12)}…$`));
  });

  test("every die thrown for terrain is shown with its draw", () => {
    const thrown = ON_TABLE.events.filter((event) => event.type === "placing-rolled" || event.type === "adjusting-rolled");
    const dice = thrown.reduce((sum, { type }) => sum + (type === "placing-rolled" ? 2 : 1), 0);
    expect(dice).toBeGreaterThan(4);
    expect(lines(onTable("play")).filter((line) => /(sector|edge|adjusting) die/.test(line))).toHaveLength(dice);
  });
});

describe("of a tampered record", () => {
  const change = (tamper: (record: Draft) => void) => tampered(MANY, tamper, true);

  test("the event that differs is marked, and nothing after it is said to hold", () => {
    const record = change((draft) => {
      all(draft, "marker-moved").at(-1)!.to = "A1";
    });
    const [events] = proofs(record, "play");
    const at = record.events.findLastIndex(({ type }) => type === "marker-moved");
    expect(events?.rows.map((row) => row.holds)).toEqual(
      record.events.map((_, place) => (place < at ? true : place === at ? false : null)),
    );
  });

  test("only the wrong draw is marked", () => {
    const record = change((draft) => {
      const draw = only(draft, "cards-dealt").draws![10]!;
      draw.value = (draw.value + 1) % draw.n;
    });
    const [, , draws] = proofs(record, "play");
    const word = 14;
    expect(draws?.rows[word]?.holds).toBe(false);
    expect(draws?.rows.slice(0, 4).map((row) => row.holds)).toEqual([true, true, true, true]);
  });

  test("only the link of the changed event is marked", () => {
    const record = tampered(MANY, (draft) => Object.assign(only(draft, "square-chosen"), { square: "E3" }), false);
    expect(wrong(proofs(record, "chain")).map(([seq]) => seq)).toEqual(["10"]);
  });

  test("tables of other rules are marked", () => {
    const version = `sha256:${"0".repeat(64)}` as BattleRecord["rules"];
    expect(wrong(proofs({ ...MANY, rules: version }, "rules"))).toHaveLength(2);
  });

  test("every order is shown with its fingerprint, and one that was changed does not hold", () => {
    const [, orders] = onTable("seals");
    const given = ON_TABLE.events.flatMap((event) => (event.type === "orders-given" ? (event.orders ?? []) : []));
    expect(given.length).toBeGreaterThan(1);
    expect(orders?.rows.map(({ cells }) => cells[2] && told(cells[2]))).toEqual(given.map(({ orderHash }) => orderHash));
    const events = ON_TABLE.events.map((event) =>
      event.type === "order-revealed" && event.order === "march-1" && event.secret.kind === "march" && !event.forced
        ? { ...event, secret: { ...event.secret, units: [99] } }
        : event,
    );
    expect(wrong(onTable("seals", { ...ON_TABLE, events }))).toHaveLength(1);
  });
});

test("while the seed is secret, what it proves is called secret and not said to hold", () => {
  const running = tampered(
    MANY,
    (draft) => {
      draft.seed = null;
      draft.events = draft.events.slice(0, 12);
      Object.assign(only(draft, "cards-dealt"), { hands: null, pack: null, draws: null });
      for (const one of all(draft, "card-committed")) one.card = null;
    },
    false,
  );
  expect(lines(proofs(running, "seed")).slice(0, 3)).toEqual([
    `${PROOF.seed.commitment} | ${MANY.commitment}`,
    `${PROOF.seed.seed} | ${PROOF.secret}`,
    `${PROOF.seed.hash} | ${PROOF.secret}`,
  ]);
  const [events, held, draws] = proofs(running, "play");
  const faceDown = ["cards-dealt", "card-committed"];
  expect(events?.rows.map((row) => row.holds)).toEqual(running.events.map(({ type }) => (faceDown.includes(type) ? null : true)));
  expect(held?.rows.map((row) => row.holds)).toEqual([null, null]);
  expect(draws?.rows.map((row) => row.holds)).toEqual([null, null, null, null]);
  expect(proofs(running, "chain")[0]?.rows.every((row) => row.holds === null)).toBe(true);
});

test("a record too malformed to follow has no lines", () => {
  const malformed = { ...MANY, events: [null as never] };
  const [check] = verify(malformed, tables, null).filter(({ name }) => name === "chain");
  expect(proofsOf({ record: malformed, tables, names: recordNames(MANY, null), seenChain: null, check: check! })).toEqual([]);
});
