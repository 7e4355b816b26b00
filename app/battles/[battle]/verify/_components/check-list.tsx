import { RECORD_CHECKS, type RecordCheck } from "@/lib/model/record-check";
import { type CheckVerdict, checkWords, playerVerdictSentence, verdictOf } from "@/lib/words/battle/verify-words";
import { CheckLine } from "./check-line";
import type { Case } from "./read-record";
import { useChecks } from "./use-checks";
import { VerdictMark } from "./verdict-mark";

type Props = { readonly of: Case; readonly seen: string | null };

/** What of all of it weighs most. */
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
        {isDone ? <Verdict checks={checks} /> : `Checking: ${checks.length} of ${RECORD_CHECKS.length}…`}
      </p>
      {of.record.seed === null && (
        <p className="max-w-prose text-soft">
          This battle is not over. What is told already can be checked now; the rest waits for the seed, which is told when nothing is left
          to chance.
        </p>
      )}
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
