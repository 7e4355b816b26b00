import { memo } from "react";
import type { Army } from "@/lib/model/army";
import { assess } from "@/lib/rules/army/assess";
import { renewVersions } from "@/lib/rules/army/renew-versions";
import { renewalWords, wordAssessment } from "@/lib/words/findings";
import { SAVING } from "@/lib/words/saving";
import { useDeskNow } from "./desk-now";

/** Says what newer versions of the list or the tables would change for this army, and offers them. */
export const NewerVersionsNote = memo(function NewerVersionsNote({ replace }: { replace: (army: Army) => void }) {
  const { army, today, assessment } = useDeskNow();
  const renewal = renewVersions(army, today.book, today.rules);
  if (!renewal) return null;
  const { name, why, use } = SAVING.newer[renewal.lists && renewal.rules ? "both" : renewal.rules ? "rules" : "lists"];
  const words = renewalWords(assessment, wordAssessment(assess(renewal.army, today.book)));
  return (
    <section aria-label={name} className="finding my-3" data-severity="warning">
      <p>{why}</p>
      <ul className="ml-4 list-disc">
        {words.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {words.length === 0 && <li>{SAVING.newer.unchanged}</li>}
      </ul>
      <button type="button" className="button mt-1" data-small onClick={() => replace(renewal.army)}>
        {use}
      </button>
    </section>
  );
});
