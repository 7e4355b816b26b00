import { useState } from "react";
import { TextPreview } from "@/app/_components/army-export/text-preview";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { PrintButton } from "@/app/_components/print-button";
import type { BattleRecord } from "@/lib/model/battle";
import type { BattleTables } from "@/lib/model/battle-tables";
import { recordText } from "@/lib/sheets/record-text";
import type { SeatNames } from "@/lib/words/battle/seat-names";

type Props = { readonly record: BattleRecord; readonly tables: BattleTables; readonly names: SeatNames };

/** The record to take along: as it is told to everybody, whoever's eyes it is looked at through. */
export function RecordFiles({ record, tables, names }: Props) {
  const [isOpen, setOpen] = useState(false);
  const name = `condotta-${record.battle}`;
  return (
    <section aria-labelledby="record-files" className="print:hidden">
      <h2 id="record-files">To take along</h2>
      <p className="mt-1 max-w-prose text-soft">
        The text is for reading. The JSON is the record itself: whoever has it can check this battle, here or with a program of his own.
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="button" onClick={() => setOpen(true)}>
          As text
        </button>
        <a className="button" href={`/api/battles/${record.battle}/record`} download={`${name}.json`}>
          Download JSON
        </a>
        <PrintButton />
      </p>
      {isOpen && (
        <DialogLeaf name="The record as text" closed={() => setOpen(false)}>
          <TextPreview
            name="The record"
            text={recordText(record, tables, { ...names, eyes: null })}
            file={{ name: `${name}.txt`, type: "text/plain" }}
            inColumns
          />
        </DialogLeaf>
      )}
    </section>
  );
}
