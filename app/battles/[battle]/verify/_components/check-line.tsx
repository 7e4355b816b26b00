import { memo, useState } from "react";
import type { RecordCheck } from "@/lib/model/record-check";
import { proofsOf } from "@/lib/sheets/record-proofs";
import { recordNames } from "@/lib/words/battle/names";
import { checkWords, recordFaultSentence, seenLinkSentence, stillSecretSentence, verdictOf } from "@/lib/words/battle/record-faults";
import { VERIFY } from "@/lib/words/battle/verify";
import { ProofTable } from "./proof-table";
import type { Case } from "./read-record";
import { VerdictMark } from "./verdict-mark";

/** Faults that are listed. */
const FAULTS = 20;

type Props = { readonly check: RecordCheck; readonly of: Case; readonly seen: string | null };

function Details({ check, of, seen }: Props) {
  const checked = { ...of, names: recordNames(of.record, null), seenChain: seen, check };
  return (
    <div className="check-details">
      {proofsOf(checked).map((proof, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the proofs of a check are always the same ones
        <ProofTable key={at} proof={proof} />
      ))}
    </div>
  );
}

/** The first faults: a record may be wrong all through. */
function Faults({ faults }: Pick<RecordCheck, "faults">) {
  const more = faults.length - FAULTS;
  return (
    <ul className="check-faults">
      {faults.slice(0, FAULTS).map((fault, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two faults may have the same sentence
        <li key={at} className="finding">
          {recordFaultSentence(fault)}
        </li>
      ))}
      {more > 0 && <li className="text-soft">{VERIFY.moreFaults(more)}</li>}
    </ul>
  );
}

/** A check: what it means, its result, and what it looked at. */
export const CheckLine = memo(function CheckLine({ check, of, seen }: Props) {
  const [isOpen, setOpen] = useState(false);
  const verdict = verdictOf(check);
  const { title, means } = checkWords(check.name);
  const note = check.name === "chain" && verdict === "ok" ? seenLinkSentence(seen, of.record.events) : null;
  const secret = stillSecretSentence(check);
  return (
    <li className="check-line" data-verdict={verdict}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <VerdictMark verdict={verdict} />
          <span className="check-title">{title}</span>
          <span className="check-verdict">{VERIFY.verdicts[verdict]}</span>
          <span className="check-means">{means}</span>
        </summary>
        {isOpen && <Details check={check} of={of} seen={seen} />}
      </details>
      {note && (
        <p className="check-note finding" data-severity={seen === null ? "warning" : "note"}>
          {note}
        </p>
      )}
      {secret && <p className="check-note text-soft">{secret}</p>}
      {check.faults.length > 0 && <Faults faults={check.faults} />}
    </li>
  );
});
