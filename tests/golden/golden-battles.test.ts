import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fieldName } from "@/app/_components/battlefield/field-name";
import { battleRecord } from "@/lib/model/battle";
import { battleView } from "@/lib/model/battle-view";
import { prepareBattle } from "@/lib/rules/prebattle/book";
import { verify } from "@/lib/rules/record/verify";
import { startBattle, withCommand } from "@/tests/build/recorded-battle";
import { CATALOG } from "@/tests/build/rules";
import { GOLDEN_BATTLES, type GoldenBattle, goldenOf, goldenTables, type TablesFile } from "./golden-battle";

const read = (file: string): GoldenBattle => JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8"));

function tablesOf(file: TablesFile) {
  const tables = goldenTables(file);
  if (tables === null) throw new Error("the tables of the golden battles are missing");
  return { tables, book: prepareBattle(tables) };
}
const EDITIONS = { "tables.json": tablesOf("tables.json"), "tables-with-battlefield.json": tablesOf("tables-with-battlefield.json") };

describe.each(GOLDEN_BATTLES)("$name", ({ file, ...played }) => {
  const golden = read(file);
  const { tables, book } = EDITIONS[played.tables];

  const again = goldenOf(golden.commands.reduce(withCommand, startBattle(golden.start, book)), golden.commands);

  test("plays again as it was recorded: events and links", () => {
    expect(again.record).toEqual(golden.record);
  });

  test("ends with what everybody saw then: a view may show more today, never less or anything else", () => {
    expect(again.views).toMatchObject(golden.views);
  });

  test("matches the contract and holds in every check", () => {
    expect(battleRecord.parse(golden.record)).toEqual(golden.record);
    for (const seen of Object.values(again.views)) expect(battleView.parse(seen)).toEqual(seen);
    expect(verify(golden.record, tables, golden.views.spectator.chain).filter((check) => !check.ok)).toEqual([]);
  });
});

test("a battle keeps the name that its tables gave its field; today's name it after a town in the defender's country", () => {
  const { spectator } = read("bare-ground.json").views;
  const { territory, square, battle } = spectator;
  const before = EDITIONS["tables-with-battlefield.json"].tables;
  expect(fieldName(spectator, before, battle)).toBe("Plain of Litomyšl");
  const { spectator: byTheSea } = read("long-table.json").views;
  expect(fieldName(byTheSea, before, byTheSea.battle)).toBe("Shore of Krobia");
  const { tables } = CATALOG.battle;
  const poland = tables.lands?.find(({ id }) => id === "poland-lithuania")?.towns;
  expect(poland).toContain(fieldName(spectator, tables, battle).split(" ").at(-1));
  // Without armies, the ground alone names it.
  expect(fieldName({ territory, square }, tables, battle)).toBe("Plain of Litomyšl");
});

describe("among them there is", () => {
  const events = GOLDEN_BATTLES.flatMap(({ file }) => read(file).record.events.map((event) => ({ file, event })));
  const of = (fits: (event: (typeof events)[number]["event"]) => boolean) =>
    new Set(events.filter(({ event }) => fits(event)).map(({ file }) => file)).size;

  type Given = Extract<(typeof events)[number]["event"], { type: "orders-given" }>;
  type Secret = NonNullable<Given["orders"]>[number]["secret"];
  const hasOrder = ({ orders }: Given, fits: (secret: Secret) => boolean) => (orders ?? []).some(({ secret }) => fits(secret));
  const withPieces = (count: number) =>
    GOLDEN_BATTLES.filter(({ file }) => {
      const { pieces, step } = read(file).views.spectator;
      return step === "closed" && pieces.length === count;
    }).length;

  test.each([
    ["a tie of the dice", of((event) => event.type === "invasion-rolled" && event.dice.a === event.dice.b)],
    ["a waived intercept", of((event) => event.type === "intercept-waived")],
    ["a pass", of((event) => event.type === "day-declared" && event.pass && !event.forced)],
    ["a forced day", of((event) => event.type === "day-declared" && event.forced)],
    ["kept cards", of((event) => event.type === "cards-kept" && event.count > 0)],
    ["nobody out-scouted", of((event) => event.type === "scouting-dealt" && event.by === null)],
    ["somebody out-scouted", of((event) => event.type === "scouting-dealt" && event.by !== null)],
    ["one given up", of((event) => event.type === "abandoned")],
    ["one with twelve pieces", withPieces(12)],
    ["one without any", withPieces(0)],
    ["a piece removed", of((event) => event.type === "piece-adjusted" && event.do === "remove")],
    ["a piece moved", of((event) => event.type === "piece-adjusted" && event.do === "move")],
    ["a flank of water", of((event) => event.type === "flank-chosen" && event.width !== null)],
    ["a flank of terrain", of((event) => event.type === "flank-chosen" && event.width === null)],
    ["a march", of((event) => event.type === "orders-given" && hasOrder(event, (order) => order?.kind === "march" && order.edge !== null))],
    [
      "an ambush",
      of((event) => event.type === "orders-given" && hasOrder(event, (order) => order?.kind === "ambush" && order.unit !== null)),
    ],
    ["a bluffed march", of((event) => event.type === "order-revealed" && event.forced)],
    [
      "a bluffed ambush",
      of((event) => event.type === "orders-given" && hasOrder(event, (order) => order?.kind === "ambush" && order.unit === null)),
    ],
    ["an order that is revealed", of((event) => event.type === "order-revealed" && !event.forced)],
    ["a straggler", of((event) => event.type === "unit-straggling")],
    ["a nervous group", of((event) => event.type === "unit-deployed" && event.unit.nervous)],
    ["a tercio or keil", of((event) => event.type === "unit-deployed" && event.unit.troop.setFormation === "tercio")],
    ["guns that wheel", of((event) => event.type === "artillery-wheeled")],
    ["pikes that are dropped", of((event) => event.type === "pikes-dropped")],
    ["scouts that move", of((event) => event.type === "scouts-moved")],
    ["one that is closed by agreement", of((event) => event.type === "battle-closed" && !event.alone)],
    ["one against the house", of((event) => event.type === "seat-sat" && event.nonce === "house")],
  ])("%s", (_, battles) => {
    expect(battles).toBeGreaterThan(0);
  });
});
