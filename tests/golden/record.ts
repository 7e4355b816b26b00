import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentVersion } from "@/lib/catalog/content-version";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { SeatName } from "@/lib/model/by-seat";
import { prepareBattle } from "@/lib/rules/prebattle/book";
import { chanceOf, DAYS_EDITION } from "@/tests/build/played-battle";
import { type PlayedOut, playedOut, playedToClose, recordOf, seatForce, seedOf, startBattle } from "@/tests/build/recorded-battle";
import { CATALOG } from "@/tests/build/rules";
import { DAYS_SCENARIOS, type DaysScenario, type Events } from "./days-scenarios";
import { goldenOf, goldenTables, type TablesFile } from "./golden-battle";
import { TABLE_SCENARIOS, type TableScenario } from "./table-scenarios";

/** Written once: a battle that is added later is played by the tables of those that are there. */
function keptTables(file: TablesFile, now: BattleTables) {
  const kept = goldenTables(file);
  if (!kept) writeFileSync(join(import.meta.dirname, file), `${JSON.stringify(now, null, 1)}\n`);
  const tables = kept ?? now;
  return { book: prepareBattle(tables), rules: contentVersion(tables) };
}

const DAYS = keptTables("tables.json", DAYS_EDITION.tables);
const TABLE = keptTables("tables-with-battlefield.json", CATALOG.battle.tables);

/** The scenario's battle with this number. */
function playDays({ battle, forces, house, givenUp }: DaysScenario, number: number): PlayedOut {
  const force = (seat: SeatName) => seatForce(seat, forces[seat], house === seat);
  const chairs = { a: house === "a", b: house === "b" };
  const start = { seed: seedOf(number), battle, rules: DAYS.rules, house: chairs, forces: { a: force("a"), b: force("b") } };
  return playedOut(startBattle(start, DAYS.book), chanceOf(number), givenUp);
}

function playTable(scenario: TableScenario, number: number): PlayedOut {
  const { battle, table, forces } = scenario;
  const house = { a: false, b: false };
  const seated = (seat: SeatName) => ({ ...seatForce(seat, {}), ...forces[seat] });
  const start = { seed: seedOf(number), battle, rules: TABLE.rules, table, house, forces: { a: seated("a"), b: seated("b") } };
  return playedToClose(startBattle(start, TABLE.book), chanceOf(number), scenario);
}

/** Looks for a battle of the kind and writes it down. One that is there already stays as it is. */
function record(name: string, isIt: (events: Events) => boolean, play: (number: number) => PlayedOut): void {
  const file = join(import.meta.dirname, `${name}.json`);
  if (existsSync(file)) {
    console.log(`${name}: there already`);
    return;
  }
  for (let number = 1; number <= 5000; number += 1) {
    const { recorded, commands } = play(number);
    if (!isIt(recordOf(recorded).events)) continue;
    writeFileSync(file, `${JSON.stringify(goldenOf(recorded, commands), null, 1)}\n`);
    console.log(`${name}: battle ${number}, ${recorded.events.length} events`);
    return;
  }
  console.log(`${name}: none was found`);
}

/**
 * `node --import tsx tests/golden/record.ts`: writes battles down beside the tables that all were played by: that a change of ours makes an
 * old battle go another way is what they are here to tell.
 */
for (const [name, scenario] of Object.entries(DAYS_SCENARIOS)) record(name, scenario.isIt, (number) => playDays(scenario, number));
for (const [name, scenario] of Object.entries(TABLE_SCENARIOS)) record(name, scenario.isIt, (number) => playTable(scenario, number));
