import type { BattleTables } from "../model/battle-tables";
import type { Fault } from "../model/faults";
import { version } from "../model/identifiers";
import type { Knowledge } from "./knowledge";

export type FoundTables = { readonly ok: true; readonly tables: BattleTables } | { readonly ok: false; readonly fault: Fault };

/** The tables that decide battles: those in force, or of the given version. */
export function findBattleTables({ catalog, battleTablesOf }: Knowledge, wanted: string | null): FoundTables {
  if (wanted === null) return { ok: true, tables: catalog.battle.tables };
  const asked = version.safeParse(wanted);
  const tables = asked.success ? battleTablesOf(asked.data) : null;
  return tables
    ? { ok: true, tables }
    : { ok: false, fault: { code: "unknown-rules-version", path: ["version"], params: { version: wanted } } };
}
