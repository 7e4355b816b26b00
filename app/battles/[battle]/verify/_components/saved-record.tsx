import { type ChangeEvent, useId, useState } from "react";
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
async function readRecordText(text: string): Promise<Read> {
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

type AnotherRecordProps = {
  readonly take: (read: Read, source: string) => void;
  readonly again: () => void;
  /** Whether a saved record is shown. */
  readonly isAnother: boolean;
};

/** A saved record, from a file or pasted. */
export function AnotherRecord({ take, again, isAnother }: AnotherRecordProps) {
  const id = useId();
  const [text, setText] = useState("");
  async function choose(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const input = event.currentTarget;
    const [file] = input.files ?? [];
    if (!file) return;
    take(await readRecordText(await file.text()), file.name);
    // The same file, changed, may be chosen again.
    input.value = "";
  }
  return (
    <details className="reasons">
      <summary>
        <h2 className="text-[1.15rem]">{VERIFY.other.heading}</h2>
      </summary>
      <p className="mt-1 text-soft">{VERIFY.other.text}</p>
      <div className="mt-3 grid gap-2">
        <label htmlFor={`${id}-file`}>{VERIFY.other.file}</label>
        <input id={`${id}-file`} type="file" accept=".json,application/json" className="verify-file" onChange={choose} />
        <label htmlFor={`${id}-text`} className="mt-2">
          {VERIFY.other.paste}
        </label>
        <textarea
          id={`${id}-text`}
          className="field verify-paste"
          rows={4}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          spellCheck={false}
        />
        <p className="flex flex-wrap gap-2">
          <button
            type="button"
            className="button"
            aria-disabled={text.trim() === "" || undefined}
            onClick={async () => text.trim() !== "" && take(await readRecordText(text), VERIFY.other.pasted)}
          >
            {VERIFY.other.button}
          </button>
          {isAnother && (
            <button type="button" className="button" data-quiet onClick={again}>
              {VERIFY.other.back}
            </button>
          )}
        </p>
      </div>
    </details>
  );
}
