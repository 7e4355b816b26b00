import { memo } from "react";
import type { Army } from "@/lib/model/army";
import { assess } from "@/lib/rules/army/assess";
import { renewLists } from "@/lib/rules/army/renew-lists";
import { wordAssessment } from "@/lib/words/assessment-words";
import { renewalWords } from "@/lib/words/renewal-words";
import { useDeskNow } from "./desk-now";

/** The list has changed since the army was made from it: what that would make of it, and the choice to take the new one. */
export const NewListNote = memo(function NewListNote({ replace }: { replace: (army: Army) => void }) {
  const { army, book, assessment } = useDeskNow();
  const renewed = renewLists(army, book);
  if (!renewed) return null;
  const words = renewalWords(assessment, wordAssessment(assess(renewed, book)));
  return (
    <section aria-label="A newer list" className="finding my-3" data-severity="warning">
      <p>This army is made from an older version of its list, and judged by it. With the list as it is today:</p>
      <ul className="ml-4 list-disc">
        {words.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {words.length === 0 && <li>nothing changes for this army</li>}
      </ul>
      <button type="button" className="button mt-1" data-small onClick={() => replace(renewed)}>
        Use the list as it is today
      </button>
    </section>
  );
});
