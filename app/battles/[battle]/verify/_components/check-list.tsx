import { RECORD_CHECKS, type RecordCheck } from "@/lib/model/record-check";
import { type CheckVerdict, checkWords, playerVerdictSentence, verdictOf } from "@/lib/words/battle/record-faults";
import { VERIFY } from "@/lib/words/battle/verify";
import { CheckLine } from "./check-line";
import type { Case } from "./read-record";
import { useChecks } from "./use-checks";
import { VerdictMark } from "./verdict-mark";

type Props = { readonly of: Case; readonly seen: string | null };

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
export function CheckList({ of, seen }: Props) {
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
