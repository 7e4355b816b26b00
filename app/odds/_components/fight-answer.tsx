import { faultSentence } from "@/lib/words/faults";
import { ODDS } from "@/lib/words/odds";
import { AsText } from "./as-text";
import { ClaimTables } from "./claim-tables";
import { CourseTable, Verdict } from "./course-table";
import type { ToldView } from "./fight-shapes";
import { fightText } from "./fight-text";
import { FireTables } from "./fire-tables";
import { MayBeAny } from "./may-be-any";
import { LeftOut, Tested } from "./notes";

/** All that is told of a fight: the server draws it for whoever opens an address, the browser for every change. */
export function FightAnswer({ told }: { readonly told: ToldView }) {
  const { answer, names, mayBe, faults, claims, fires, distance, near } = told;
  const isFar = distance !== null;
  return (
    <>
      {faults.map((fault) => (
        <p key={`${fault.path.join(".")} ${fault.code}`} className="finding">
          {faultSentence(fault)}
        </p>
      ))}
      {!answer && faults.length === 0 && <p className="finding">{ODDS.unread}</p>}
      {answer && (
        <>
          {answer.notes.map((note) => (
            <p key={note} className="finding" data-severity="warning">
              {ODDS.notes[note]}
            </p>
          ))}
          <Verdict {...{ answer, names }} />
          {mayBe.length > 0 && <MayBeAny all={mayBe} names={names} />}
          <CourseTable {...{ answer, names, isFar }} />
          <ClaimTables {...{ answer, names, claims }} />
          <FireTables {...{ fires, names }} from={distance} />
          <Tested {...{ answer, names, near }} />
          <AsText lines={fightText(told)} />
          <LeftOut codes={answer.leftOut} />
        </>
      )}
    </>
  );
}
