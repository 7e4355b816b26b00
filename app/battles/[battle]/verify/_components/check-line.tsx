import { memo, useState } from "react";
import type { RecordCheck } from "@/lib/model/record-check";
import { proofsOf } from "@/lib/sheets/proof/proofs-of";
import { recordNames } from "@/lib/words/battle/record-names";
import { type CheckVerdict, checkWords, recordFaultSentence, seenLinkSentence, verdictOf } from "@/lib/words/battle/verify-words";
import { counted } from "@/lib/words/phrasing";
import { ProofTable } from "./proof-table";
import type { Case } from "./read-record";
import { VerdictMark } from "./verdict-mark";

const VERDICTS: Readonly<Record<CheckVerdict, string>> = {
  ok: "holds",
  idle: "nothing to look at",
  failed: "does not hold",
  "not-yet": "waits for the seed",
};

/** As many as anybody reads. */
const FAULTS = 20;

type Props = { readonly check: RecordCheck; readonly of: Case; readonly seen: string | null };

function Details({ check, of, seen }: Props) {
  const checked = { ...of, names: recordNames(of.record, null), seenChain: seen, faults: check.faults };
  return (
    <div className="check-details">
      {proofsOf(check.name, checked).map((proof, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the proofs of a check are always the same ones
        <ProofTable key={at} proof={proof} />
      ))}
    </div>
  );
}

/** What is wrong, by its first faults: a record may be wrong all through. */
function Faults({ faults }: Pick<RecordCheck, "faults">) {
  const more = faults.length - FAULTS;
  return (
    <ul className="check-faults">
      {faults.slice(0, FAULTS).map((fault, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two faults may be told alike
        <li key={at} className="finding">
          {recordFaultSentence(fault)}
        </li>
      ))}
      {more > 0 && <li className="text-soft">And {counted(more, "more fault")}.</li>}
    </ul>
  );
}

/** A check: what it means, how it came out, and what it looked at. */
export const CheckLine = memo(function CheckLine({ check, of, seen }: Props) {
  const [isOpen, setOpen] = useState(false);
  const verdict = verdictOf(check);
  const { title, means } = checkWords(check.name);
  const note = check.name === "chain" && verdict === "ok" ? seenLinkSentence(seen, of.record.events) : null;
  return (
    <li className="check-line" data-verdict={verdict}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <VerdictMark verdict={verdict} />
          <span className="check-title">{title}</span>
          <span className="check-verdict">{VERDICTS[verdict]}</span>
          <span className="check-means">{means}</span>
        </summary>
        {isOpen && <Details check={check} of={of} seen={seen} />}
      </details>
      {note && (
        <p className="check-note finding" data-severity={seen === null ? "warning" : "note"}>
          {note}
        </p>
      )}
      {check.faults.length > 0 && <Faults faults={check.faults} />}
    </li>
  );
});
