import { memo } from "react";
import type { Army } from "@/lib/model/army";
import { assess } from "@/lib/rules/army/assess";
import { renewVersions } from "@/lib/rules/army/renew-versions";
import { wordAssessment } from "@/lib/words/assessment-words";
import { renewalWords } from "@/lib/words/renewal-words";
import { useDeskNow } from "./desk-now";

type Changed = { readonly lists: boolean; readonly rules: boolean };

function partWords({ lists, rules }: Changed): { readonly name: string; readonly why: string; readonly take: string } {
  if (!rules)
    return {
      name: "A newer list",
      why: "This army is made from an older version of its list, and judged by it. With the list as it is today:",
      take: "Use the list as it is today",
    };
  if (!lists)
    return {
      name: "Newer tables",
      why: "This army is judged by older tables of points and other values. With the tables as they are today:",
      take: "Use the tables as they are today",
    };
  return {
    name: "A newer list, and newer tables",
    why: "This army is judged by an older version of its list, and by older tables of points and other values. With both as they are today:",
    take: "Use both as they are today",
  };
}

/** List or tables have changed since the army was made by them: what that would make of it, and the choice to take the new ones. */
export const NewerVersionsNote = memo(function NewerVersionsNote({ replace }: { replace: (army: Army) => void }) {
  const { army, today, assessment } = useDeskNow();
  const renewal = renewVersions(army, today.book, today.rules);
  if (!renewal) return null;
  const { name, why, take } = partWords(renewal);
  const words = renewalWords(assessment, wordAssessment(assess(renewal.army, today.book)));
  return (
    <section aria-label={name} className="finding my-3" data-severity="warning">
      <p>{why}</p>
      <ul className="ml-4 list-disc">
        {words.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {words.length === 0 && <li>nothing changes for this army</li>}
      </ul>
      <button type="button" className="button mt-1" data-small onClick={() => replace(renewal.army)}>
        {take}
      </button>
    </section>
  );
});
