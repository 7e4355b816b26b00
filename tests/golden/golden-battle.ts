import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BattleRecord } from "@/lib/model/battle";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { view } from "@/lib/rules/prebattle/view";
import { type BattleStart, type RecordedBattle, recordOf, type SeatCommand } from "@/tests/build/recorded-battle";

/** A battle as it was once played and stays for ever: what went in, what was recorded, and what everyone saw at the end. */
export type GoldenBattle = {
  readonly start: BattleStart;
  readonly commands: readonly SeatCommand[];
  readonly record: BattleRecord;
  readonly views: { readonly [Who in SeatName | "spectator"]: BattleView };
};

export function goldenOf(recorded: RecordedBattle, commands: readonly SeatCommand[]): GoldenBattle {
  const { start, now } = recorded;
  const views = { a: view(now, "a"), b: view(now, "b"), spectator: view(now, null) };
  return { start, commands, record: recordOf(recorded), views };
}

export type TablesFile = "tables.json" | "tables-with-battlefield.json";

/** The tables of the day on which the golden battles were played, whatever the data have become since; null before that day. */
export function goldenTables(name: TablesFile): BattleTables | null {
  const file = join(import.meta.dirname, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as BattleTables) : null;
}

const DAYS: TablesFile = "tables.json";
const TABLE: TablesFile = "tables-with-battlefield.json";

export const GOLDEN_BATTLES = [
  { name: "a tie and an intercept", file: "tie-and-intercept.json", tables: DAYS },
  { name: "an intercept waived, and nobody out-scouted", file: "waived-and-even.json", tables: DAYS },
  { name: "short hands on both sides, against the house", file: "short-hands.json", tables: DAYS },
  { name: "many cards, some kept", file: "many-cards.json", tables: DAYS },
  { name: "one that is given up", file: "abandoned.json", tables: DAYS },
  { name: "twelve pieces in very dense ground", file: "twelve-pieces.json", tables: TABLE },
  { name: "nothing at all in featureless ground", file: "bare-ground.json", tables: TABLE },
  { name: "orders of every kind on a small table", file: "orders-on-a-small-table.json", tables: TABLE },
  { name: "a long table, guns, pikes and scouts", file: "long-table.json", tables: TABLE },
] as const;
