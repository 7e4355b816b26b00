import { memo, useEffect, useState } from "react";
import { PlayingCard } from "@/app/battles/_components/cards/playing-card";
import { RECORD_CHECKS, type RecordCheck } from "@/lib/model/record-check";
import { checksOf } from "@/lib/rules/record/verify";
import { type Cell, type Proof, proofsOf } from "@/lib/sheets/record-proofs";
import { recordNames } from "@/lib/words/battle/names";
import {
  type CheckVerdict,
  checkWords,
  playerVerdictSentence,
  recordFaultSentence,
  seenLinkSentence,
  stillSecretSentence,
  verdictOf,
} from "@/lib/words/battle/record-faults";
import { PROOF, VERIFY } from "@/lib/words/battle/verify";
import type { Case } from "./saved-record";

/** Drawn on a field of 20 by 20: a tick, a cross, a dash, an hourglass. */
const SIGNS: Readonly<Record<CheckVerdict, string>> = {
  ok: "M4 10.5l4 4.5 8-10.5",
  failed: "M5 5l10 10M15 5l-10 10",
  idle: "M5 10h10",
  "not-yet": "M5 3.5h10M5 16.5h10M6 3.5c0 5 8 8 8 13M14 3.5c0 5-8 8-8 13",
};

function VerdictMark({ verdict }: { readonly verdict: CheckVerdict }) {
  return (
    <svg className="verdict-mark" data-verdict={verdict} aria-hidden="true" width="20" height="20" viewBox="0 0 20 20">
      <path d={SIGNS[verdict]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

function Shown({ cell }: { readonly cell: Cell }) {
  switch (cell.kind) {
    case "words":
      return cell.words;
    case "code":
      return <code className="proof-code">{cell.code}</code>;
    case "cards":
      return (
        <span className="proof-cards">
          {cell.cards.map((card, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a colour are all alike
            <PlayingCard key={at} colour={card} size="tiny" />
          ))}
        </span>
      );
    default:
      return cell satisfies never;
  }
}

function Holds({ holds }: { readonly holds: boolean | null }) {
  if (holds === null) return null;
  return (
    <>
      <VerdictMark verdict={holds ? "ok" : "failed"} />
      <span className="sr-only">{VERIFY.verdicts[holds ? "ok" : "failed"]}</span>
    </>
  );
}

/** What a check has looked at, a line for each thing. */
function ProofTable({ proof: { said, columns, rows } }: { readonly proof: Proof }) {
  return (
    <div className="proof">
      {said && <p>{said}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too. */}
      <section aria-label={said ?? columns.join(", ")} tabIndex={0} className="proof-scroll">
        <table className="ledger">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">{PROOF.verdict}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells, holds }, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a table that is drawn once
              <tr key={line} data-wrong={holds === false || undefined}>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay where they are
                  <td key={at}>
                    <Shown cell={cell} />
                  </td>
                ))}
                <td>
                  <Holds holds={holds} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** Faults that are listed. */
const FAULTS = 20;

type CheckLineProps = { readonly check: RecordCheck; readonly of: Case; readonly seen: string | null };

function Details({ check, of, seen }: CheckLineProps) {
  const checked = { ...of, names: recordNames(of.record, null, of.tables), seenChain: seen, check };
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
export const CheckLine = memo(function CheckLine({ check, of, seen }: CheckLineProps) {
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

/** Lets the page be drawn, and used, between two checks. */
const pause = () => new Promise((resume) => setTimeout(resume));

type Run = { readonly of: Case | null; readonly seen: string | null; readonly checks: readonly RecordCheck[] };

/** The checks of a record, as they come. `isDone`: all of them are there. */
function useChecks(of: Case | null, seen: string | null): { readonly checks: readonly RecordCheck[]; readonly isDone: boolean } {
  const [run, setRun] = useState<Run>({ of: null, seen: null, checks: [] });
  useEffect(() => {
    if (of === null) return;
    let isWanted = true;
    async function check({ record, tables }: Case) {
      const checks: RecordCheck[] = [];
      await pause();
      for (const one of checksOf(record, tables, seen)) {
        if (!isWanted) return;
        checks.push(one);
        setRun({ of, seen, checks: [...checks] });
        await pause();
      }
    }
    void check(of);
    return () => {
      isWanted = false;
    };
  }, [of, seen]);
  const checks = run.of === of && run.seen === seen ? run.checks : [];
  return { checks, isDone: checks.length === RECORD_CHECKS.length };
}

type CheckListProps = { readonly of: Case; readonly seen: string | null };

/** The verdict that counts most comes first. */
const MARKS: readonly CheckVerdict[] = ["failed", "not-yet", "ok"];

function Verdict({ checks }: { readonly checks: readonly RecordCheck[] }) {
  const verdicts = checks.map(verdictOf);
  return (
    <>
      <VerdictMark verdict={MARKS.find((one) => verdicts.includes(one)) ?? "idle"} />
      {playerVerdictSentence(checks)}
    </>
  );
}

/** All checks, each as soon as it is done. */
export function CheckList({ of, seen }: CheckListProps) {
  const { checks, isDone } = useChecks(of, seen);
  return (
    <>
      <p className="verify-verdict" role="status">
        {isDone ? <Verdict checks={checks} /> : VERIFY.checking(checks.length, RECORD_CHECKS.length)}
      </p>
      {of.record.seed === null && <p className="max-w-prose text-soft">{VERIFY.notOver}</p>}
      <ol className="check-list">
        {RECORD_CHECKS.map((name) => {
          const check = checks.find((one) => one.name === name);
          return check ? (
            <CheckLine key={name} check={check} of={of} seen={seen} />
          ) : (
            <li key={name} className="check-line check-waiting">
              {checkWords(name).title}
            </li>
          );
        })}
      </ol>
    </>
  );
}
