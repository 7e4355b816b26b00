import { askServer } from "@/app/_components/ask-server";
import { type BattleRecord, battleRecord } from "@/lib/model/battle";
import { type BattleTables, battleTables } from "@/lib/model/battle-tables";
import { checkedUnparsed, type Fault } from "@/lib/model/faults";
import { VERIFY } from "@/lib/words/battle/verify";
import { faultSentence } from "@/lib/words/faults";

/** A record with the tables that it names. */
export type Case = { readonly record: BattleRecord; readonly tables: BattleTables };
export type Read = { readonly ok: true; readonly value: Case } | { readonly ok: false; readonly faults: readonly string[] };

const unfit = (faults: readonly Fault[]): Read => ({ ok: false, faults: faults.map(faultSentence) });

async function withTables(json: unknown): Promise<Read> {
  const record = checkedUnparsed(json, battleRecord);
  if (!record.ok) return unfit(record.faults);
  const found = await askServer<unknown>("GET", `/api/battle-rules?version=${encodeURIComponent(record.value.rules)}`);
  if (!found.ok) {
    return { ok: false, faults: [found.status === 404 ? VERIFY.unknownRules(record.value.rules) : found.error.message] };
  }
  const tables = checkedUnparsed(found.value, battleTables);
  return tables.ok ? { ok: true, value: { record: record.value, tables: tables.value } } : unfit(tables.faults);
}

/** A record from a file, or pasted. */
export async function readRecordText(text: string): Promise<Read> {
  try {
    return await withTables(JSON.parse(text) as unknown);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return unfit([{ path: [], code: "not-json", params: { problem: error.message } }]);
  }
}

/** The public record of a battle. */
export async function fetchRecord(battle: string): Promise<Read> {
  const found = await askServer<unknown>("GET", `/api/battles/${battle}/record`);
  return found.ok ? withTables(found.value) : { ok: false, faults: [found.error.message] };
}
