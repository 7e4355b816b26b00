import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { tableRecord } from "@/tests/build/table-record";
import { battleTablesAsWritten } from "@/tests/build/tables-as-written";
import { GOLDEN_BATTLES } from "./golden-battle";
import { areBrokenRight, canonical, drawer, linkOf, reckon, saltOf, sha256, shuffledPack, words } from "./tiny-verifier";

const PAGE = readFileSync(resolve(import.meta.dirname, "../../docs/VERIFY.md"), "utf8");

/** What stands in backquotes behind these words. */
function told(words: string): string {
  const [, found] = PAGE.split(words)[1]?.match(/`([^`]+)`/) ?? [];
  if (found === undefined) throw new Error(`docs/VERIFY.md does not tell: ${words}`);
  return found;
}

const SEED = Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString("hex");
const LETTERS: Readonly<Record<string, string>> = { black: "K", white: "W", green: "G", yellow: "Y", red: "R" };

describe("docs/VERIFY.md", () => {
  test("its test vector holds", () => {
    expect(told("Commitment: ")).toBe(sha256(Buffer.from(SEED, "hex")));
    const row = words(SEED, told("1f; battle "), { a: told("nonce of seat a "), b: "house" });
    let taken = 0;
    const counting = (function* () {
      for (;;) {
        taken += 1;
        yield row.next().value;
      }
    })();
    const draw = drawer(counting);
    const rolled = Array.from({ length: 4 }, () => `(${draw(6)},${draw(6)})`).join(" ");
    expect(told("values: ")).toBe(rolled);
    expect(told("Y yellow, R red): ")).toBe(
      shuffledPack(draw)
        .map((card) => LETTERS[card])
        .join(""),
    );
    expect(told("Words used so far: ")).toBe(String(taken));
    expect(told("and the other player's die: ")).toBe([draw(6) + 1, draw(6) + 1, draw(6) + 1].join(" "));
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

describe.each(GOLDEN_BATTLES)("a verifier written from the page alone agrees on $name", ({ file }) => {
  const { record } = JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8"));
  const reckoned = reckon(record);
  const events = (type: string) => record.events.filter((event: { type: string }) => event.type === type);

  test("commitment, dice, pack, terrain and chain", () => {
    expect(reckoned.commitment).toBe(record.commitment);
    expect(reckoned.dice).toEqual(events("invasion-rolled").map((event: { dice: unknown }) => event.dice));
    expect(reckoned.pack).toEqual(events("cards-dealt")[0].pack);
    const rolled = record.events.filter(({ type }: { type: string }) => type === "placing-rolled" || type === "adjusting-rolled");
    expect(reckoned.terrain).toEqual(
      rolled.map((event: { type: string; sector: number; edge: number; die: number }) =>
        event.type === "placing-rolled" ? [event.sector, event.edge] : [event.die],
      ),
    );
    expect(reckoned.chain).toEqual(record.events.map((event: { chain: string }) => event.chain));
  });

  test("the seals of forces and orders that are told", () => {
    const isTold = events("abandoned").length + events("battle-closed").length > 0;
    const given = events("orders-given").flatMap((event: { orders: unknown[] }) => event.orders);
    expect(reckoned.seals).toEqual(isTold ? [true, true] : []);
    expect(reckoned.orders).toEqual(given.map(() => true));
  });
});

test("a verifier written from the page alone finds whom losses broke, and who is said to be broken against them", () => {
  const tables = JSON.parse(JSON.stringify(battleTablesAsWritten()));
  // Thirteen TuGs, two groups of which may be out of sight: three lost never break them, nine always do.
  const told = (change: object) => {
    const record = JSON.parse(JSON.stringify(tableRecord(4)));
    for (const event of record.events) if ("result" in event) Object.assign(event.result, change);
    return areBrokenRight(record, tables);
  };
  expect(told({})).toEqual([true, true, true, true]);
  expect(told({ broken: { a: false, b: false } })).toEqual([true, false, true, false]);
  expect(told({ broken: { a: true, b: true } })).toEqual([false, true, false, true]);
});
