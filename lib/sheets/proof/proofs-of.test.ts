import { describe, expect, test } from "vitest";
import type { BattleRecord } from "@/lib/model/battle";
import type { Colour } from "@/lib/model/enumerations";
import { RECORD_CHECKS, type RecordCheckName } from "@/lib/model/record-check";
import { verify } from "@/lib/rules/record/verify";
import { recordNames } from "@/lib/words/battle/record-names";
import { PROOF } from "@/lib/words/battle/verify";
import { DAYS_EDITION } from "@/tests/build/days-tables";
import { CATALOG } from "@/tests/build/rules";
import { tableRecord } from "@/tests/build/table-record";
import { ABANDONED, all, type Draft, MANY, only, SHORT, tampered } from "@/tests/build/tampering";
import type { Cell, Proof } from "./proof";
import { proofsOf } from "./proofs-of";

const { tables } = DAYS_EDITION;

function proofs(record: BattleRecord, name: RecordCheckName, seenChain: string | null = null): readonly Proof[] {
  const faults = verify(record, tables, seenChain).find((check) => check.name === name)?.faults ?? [];
  return proofsOf(name, { record, tables, names: recordNames(record, null), seenChain, faults });
}

const LETTERS: Readonly<Record<Colour, string>> = { black: "K", white: "W", green: "G", yellow: "Y", red: "R" };
function told(cell: Cell): string {
  switch (cell.kind) {
    case "words":
      return cell.words;
    case "code":
      return cell.code;
    case "cards":
      return cell.cards.map((card) => LETTERS[card]).join("");
    case "die":
      return `${cell.die} ${cell.face}`;
    default:
      return cell satisfies never;
  }
}
const lines = (of: readonly Proof[]) => of.flatMap(({ rows }) => rows.map(({ cells }) => cells.map(told).join(" | ")));
const wrong = (of: readonly Proof[]) =>
  of.flatMap(({ rows }) => rows.filter((row) => row.holds === false).map(({ cells }) => cells.map(told)));

describe("of a genuine record", () => {
  test.each(RECORD_CHECKS)("the lines of %s hold, and there are as many cells as columns", (name) => {
    for (const record of [MANY, SHORT, ABANDONED]) {
      const shown = proofs(record, name);
      expect(wrong(shown)).toEqual([]);
      for (const { columns, rows } of shown) for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
    }
  });

  test("every draw is shown with its word, in their order and without a gap", () => {
    const [nonces, draws] = proofs(MANY, "draws");
    expect(lines(nonces ? [nonces] : [])).toEqual([`The force of a | ${"a".repeat(32)}`, `The force of b | ${"b".repeat(32)}`]);
    const taken = (draws?.rows ?? []).map(({ cells }) => cells.slice(2).map((cell) => Number(told(cell))));
    // Two rolls of two dice, and 49 cards.
    expect(taken.map(([word]) => word)).toEqual(Array.from({ length: 53 }, (_, at) => at));
    for (const [, number, n, left] of taken) expect(Number(number) % Number(n)).toBe(left);
  });

  test("the dice, the deals and the sums are those of the record", () => {
    const [faces] = proofs(MANY, "faces");
    expect(faces?.said).toBe("The yellow die has these faces: skull, sword & arrow, sword & arrow, sword & arrow, S and blank.");
    // A tie of skulls, then a sword & arrow and a skull; which of the three is for the draw to say.
    expect(lines(proofs(MANY, "faces")).map((line) => line.replace(/[234]: sword/, "a sword"))).toEqual([
      "1 | The force of a | 1: skull | yellow skull",
      "1 | The force of b | 1: skull | yellow skull",
      "2 | The force of a | a sword & arrow | yellow wound",
      "2 | The force of b | 1: skull | yellow skull",
    ]);
    // Seat a defends and so is dealt first; it has eight map cards, b eleven.
    const [a, b] = lines(proofs(MANY, "deals"));
    expect(a).toBe("The force of a | 1, 3, 5, 7, 9, 11, 13, 15 | KRGWGKGG");
    expect(b).toBe("The force of b | 2, 4, 6, 8, 10, 12, 14, 16, 17, 18, 19 | RKGWYYYKGYW");
    // Three yellow cards were kept.
    expect(lines(proofs(MANY, "outscouting"))[1]).toMatch(/^The force of b \| YYY \| \w+ \| R\w+ \| 40 \+ .* = 110$/);
  });

  test("each day tells the hand before it", () => {
    const held = lines(proofs(MANY, "cards-held"));
    expect(held.slice(0, 4)).toEqual([
      "Day\u00a01 | The force of a | KRGWGKGG | R",
      "Day\u00a01 | The force of b | RKGWYYYKGYW | W",
      "Day\u00a02 | The force of a | KGWGKGG | K",
      "Day\u00a02 | The force of b | RKGYYYKGYW | K",
    ]);
    expect(held.at(-1)).toMatch(/^Kept \| The force of b \| \w+ \| YYY$/);
  });

  test("the moves say who had the better card, by how much, and where the marker went", () => {
    expect(lines(proofs(MANY, "moves")).slice(0, 2)).toEqual([
      `1 | R | W | ${PROOF.moves.won(recordNames(MANY, null), "a", 3)} | ${PROOF.moves.moved("D3", "C2")}`,
      `2 | K | K | ${PROOF.moves.tie} | ${PROOF.moves.stays}`,
    ]);
  });

  test("the link that was seen is marked, and no other", () => {
    const [fifth] = MANY.events.slice(4);
    const seen = lines(proofs(MANY, "chain", fifth!.chain.slice(0, 12))).filter((line) => line.includes(PROOF.chain.happened("", true)));
    expect(seen).toEqual([`5 | The force of a took their seat. You saw this link. | ${fifth!.chain.slice(0, 12)}…`]);
  });
});

describe("of a record that was tampered with", () => {
  const change = (tamper: (record: Draft) => void) => tampered(MANY, tamper, true);

  test("the one draw that is wrong is marked", () => {
    const record = change((draft) => {
      const draw = only(draft, "cards-dealt").draws![10]!;
      draw.value = (draw.value + 1) % draw.n;
    });
    expect(wrong(proofs(record, "draws")).map(([, , word]) => word)).toEqual(["14"]);
  });

  test("the ten cards are marked among which one of the pack was changed", () => {
    const record = change((draft) => {
      const { pack } = only(draft, "cards-dealt");
      pack![44] = pack![44] === "red" ? "black" : "red";
    });
    expect(wrong(proofs(record, "pack")).map(([first]) => first)).toEqual(["41 to 50"]);
  });

  test("the hand is marked whose cards were changed, not the other", () => {
    const record = change((draft) => {
      const { hands } = only(draft, "cards-dealt");
      hands!.b[0] = "black";
    });
    expect(wrong(proofs(record, "deals")).map(([whose]) => whose)).toEqual(["The force of b"]);
  });

  test("the day is marked on which the marker was taken too far", () => {
    const record = change((draft) => {
      all(draft, "marker-moved").at(-1)!.to = "A1";
    });
    expect(wrong(proofs(record, "moves")).map(([day]) => day)).toEqual(["4"]);
  });

  test("only the link of the event that was changed is marked", () => {
    const record = tampered(MANY, (draft) => Object.assign(only(draft, "square-chosen"), { square: "E3" }), false);
    expect(wrong(proofs(record, "chain")).map(([seq]) => seq)).toEqual(["10"]);
  });

  test("tables of other rules are marked", () => {
    const version = `sha256:${"0".repeat(64)}` as BattleRecord["rules"];
    expect(wrong(proofs({ ...MANY, rules: version }, "rules"))).toHaveLength(2);
  });
});

test("while the seed is secret what it would show is called secret, and nothing is said to hold", () => {
  const running = {
    ...MANY,
    seed: null,
    events: MANY.events
      .slice(0, 12)
      .map((event) => (event.type === "cards-dealt" ? { ...event, hands: null, pack: null, draws: null } : event)),
  };
  expect(lines(proofs(running, "commitment"))).toEqual([
    `${PROOF.commitment.commitment} | ${MANY.commitment}`,
    `${PROOF.commitment.seed} | ${PROOF.secret}`,
    `${PROOF.commitment.hash} | ${PROOF.secret}`,
  ]);
  expect(proofs(running, "draws")[1]?.rows.map((row) => row.holds)).toEqual([null, null, null, null]);
  expect(proofs(running, "pack")).toEqual([]);
  expect(proofs(running, "cards-held")).toEqual([]);
  expect(proofs(running, "chain")[0]?.rows.every((row) => row.holds === null)).toBe(true);
});

test("a record too malformed to be followed has no lines", () => {
  const malformed = { ...MANY, events: [null as never] };
  expect(proofsOf("chain", { record: malformed, tables, names: recordNames(MANY, null), seenChain: null, faults: [] })).toEqual([]);
});

describe("of a battle laid out on the table", () => {
  const record = tableRecord(1);
  const names = recordNames(record, null);
  const { tables: edition } = CATALOG.battle;
  const proved = (name: RecordCheckName, changed = record) =>
    proofsOf(name, {
      ...{ record: changed, tables: edition, names, seenChain: null },
      faults: verify(changed, edition, null).find((check) => check.name === name)?.faults ?? [],
    });
  const thrown = record.events.filter((event) => event.type === "placing-rolled" || event.type === "adjusting-rolled");

  test.each(RECORD_CHECKS)("the lines of %s hold, and there are as many cells as columns", (name) => {
    const shown = proved(name);
    expect(wrong(shown)).toEqual([]);
    for (const { columns, rows } of shown) for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
  });

  test("every die thrown for terrain is shown with its draw", () => {
    const [, dice] = proved("faces");
    const numbers = thrown.flatMap((event) => (event.type === "placing-rolled" ? [event.sector, event.edge] : [event.die]));
    expect(numbers.length).toBeGreaterThan(4);
    expect(dice?.rows.map(({ cells }) => cells.slice(2).map(told))).toEqual(numbers.map((number) => [`${number}`, `${number}`]));
    const purposes = lines(proved("draws")).filter((line) => /(sector|edge|adjusting) die/.test(line));
    expect(purposes).toHaveLength(numbers.length);
  });

  test("every order is shown with its fingerprint, and one that was changed does not hold", () => {
    const [, orders] = proved("seals");
    const given = record.events.flatMap((event) => (event.type === "orders-given" ? (event.orders ?? []) : []));
    expect(given.length).toBeGreaterThan(1);
    expect(orders?.rows.map(({ cells }) => cells[2] && told(cells[2]))).toEqual(given.map(({ orderHash }) => orderHash));
    const events = record.events.map((event) =>
      event.type === "order-revealed" && event.order === "march-1" && event.secret.kind === "march" && !event.forced
        ? { ...event, secret: { ...event.secret, units: [99] } }
        : event,
    );
    expect(wrong(proved("seals", { ...record, events }))).toHaveLength(1);
  });

  test("the result is among the choices", () => {
    expect(lines(proved("choices")).at(-1)).toMatch(/closed the battle: .+ scores \d+, .+ scores \d+\.$/);
  });
});
