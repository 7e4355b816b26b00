import { useState } from "react";
import { TextPreview } from "@/app/_components/army-export/text-preview";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { PrintButton } from "@/app/_components/print-button";
import type { BattleRecord } from "@/lib/model/battle";
import type { BattleTables } from "@/lib/model/battle-tables";
import { recordText } from "@/lib/sheets/record-text";
import type { SeatNames } from "@/lib/words/battle/names";
import { RECORD } from "@/lib/words/battle/record";

type Props = { readonly record: BattleRecord; readonly tables: BattleTables; readonly names: SeatNames };

/** The record to keep: always the public one, whichever view is shown. */
export function RecordFiles({ record, tables, names }: Props) {
  const [isOpen, setOpen] = useState(false);
  const name = `condotta-${record.battle}`;
  return (
    <section aria-labelledby="record-files" className="print:hidden">
      <h2 id="record-files">{RECORD.files.heading}</h2>
      <p className="mt-1 max-w-prose text-soft">{RECORD.files.text}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {RECORD.files.asText}
        </button>
        <a className="button" href={`/api/battles/${record.battle}/record`} download={`${name}.json`}>
          {RECORD.files.json}
        </a>
        <PrintButton />
      </p>
      {isOpen && (
        <DialogLeaf name={RECORD.files.textName} closed={() => setOpen(false)}>
          <TextPreview
            name={RECORD.files.textName}
            text={recordText(record, tables, { ...names, eyes: null })}
            file={{ name: `${name}.txt`, type: "text/plain" }}
            inColumns
          />
        </DialogLeaf>
      )}
    </section>
  );
}
