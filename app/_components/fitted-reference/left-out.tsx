import type { FittedReference } from "@/lib/model/fitted-reference";
import { both, counted } from "@/lib/words/phrasing";

type Props = { readonly leftOut: FittedReference["leftOut"] };

/** What is left out for one reason, in the order of the reference. */
function byReason(leftOut: Props["leftOut"]): readonly (readonly [string, readonly string[]])[] {
  const reasons = new Map<string, string[]>();
  for (const { why, part, name } of leftOut) {
    const names = reasons.get(why) ?? [];
    names.push(part === "column" ? `the column “${name}”` : name);
    reasons.set(why, names);
  }
  return [...reasons];
}

function countWords(leftOut: Props["leftOut"]): string {
  const count = (part: "row" | "column") => leftOut.filter((one) => one.part === part).length;
  const [rows, columns] = [count("row"), count("column")];
  return both([...(rows > 0 ? [counted(rows, "row")] : []), ...(columns > 0 ? [counted(columns, "column")] : [])]);
}

/** What of the quick reference is not here, by the reason for it. */
export function LeftOut({ leftOut }: Props) {
  if (leftOut.length === 0) return <p className="text-soft">Nothing is left out.</p>;
  return (
    <details className="max-w-prose">
      <summary className="min-h-[44px] content-center">{countWords(leftOut)} left out, and why</summary>
      <dl className="pb-4">
        {byReason(leftOut).map(([why, names]) => (
          <div key={why} className="border-b border-rule py-2">
            <dt className="font-semibold first-letter:uppercase">{why}</dt>
            <dd className="text-soft [overflow-wrap:anywhere]">{names.join("; ")}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
