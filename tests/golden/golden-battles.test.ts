import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { battleRecord } from "@/lib/model/battle";
import { battleView } from "@/lib/model/battle-view";
import { prepareBattle } from "@/lib/rules/prebattle/book";
import { verify } from "@/lib/rules/record/verify";
import { startBattle, withCommand } from "@/tests/build/recorded-battle";
import { GOLDEN_BATTLES, type GoldenBattle, goldenOf, goldenTables } from "./golden-battle";

const read = (file: string): GoldenBattle => JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8"));

const tables = goldenTables();
if (tables === null) throw new Error("the tables of the golden battles are missing");
const book = prepareBattle(tables);

describe.each(GOLDEN_BATTLES)("$name", ({ file }) => {
  const golden = read(file);

  const again = goldenOf(golden.commands.reduce(withCommand, startBattle(golden.start, book)), golden.commands);

  test("goes again as it was recorded: events and links", () => {
    expect(again.record).toEqual(golden.record);
  });

  test("ends in what everyone saw then: a view may tell more today, never less nor otherwise", () => {
    expect(again.views).toMatchObject(golden.views);
  });

  test("is in the shape of the contract, and holds in every check", () => {
    expect(battleRecord.parse(golden.record)).toEqual(golden.record);
    for (const seen of Object.values(again.views)) expect(battleView.parse(seen)).toEqual(seen);
    expect(verify(golden.record, tables, golden.views.spectator.chain).filter((check) => !check.ok)).toEqual([]);
  });
});

describe("among them there is", () => {
  const events = GOLDEN_BATTLES.flatMap(({ file }) => read(file).record.events.map((event) => ({ file, event })));
  const of = (fits: (event: (typeof events)[number]["event"]) => boolean) =>
    new Set(events.filter(({ event }) => fits(event)).map(({ file }) => file)).size;

  test.each([
    ["a tie of the dice", of((event) => event.type === "invasion-rolled" && event.dice.a === event.dice.b)],
    ["a waived intercept", of((event) => event.type === "intercept-waived")],
    ["a pass", of((event) => event.type === "day-declared" && event.pass && !event.forced)],
    ["a forced day", of((event) => event.type === "day-declared" && event.forced)],
    ["kept cards", of((event) => event.type === "cards-kept" && event.count > 0)],
    ["nobody out-scouted", of((event) => event.type === "scouting-dealt" && event.by === null)],
    ["somebody out-scouted", of((event) => event.type === "scouting-dealt" && event.by !== null)],
    ["one given up", of((event) => event.type === "abandoned")],
    ["one against the house", of((event) => event.type === "seat-sat" && event.nonce === "house")],
  ])("%s", (_, battles) => {
    expect(battles).toBeGreaterThan(0);
  });
});
