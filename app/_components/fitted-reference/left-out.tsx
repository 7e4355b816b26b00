import type { FittedReference } from "@/lib/model/quick-reference";
import { ARMY_REFERENCE } from "@/lib/words/reference";

type Props = { readonly leftOut: FittedReference["leftOut"] };

/** The names left out for each reason, in the order of the reference. */
function byReason(leftOut: Props["leftOut"]): readonly (readonly [string, readonly string[]])[] {
  const reasons = new Map<string, string[]>();
  for (const { why, part, name } of leftOut) {
    const names = reasons.get(why) ?? [];
    names.push(part === "column" ? ARMY_REFERENCE.column(name) : name);
    reasons.set(why, names);
  }
  return [...reasons];
}

function countWords(leftOut: Props["leftOut"]): string {
  const count = (part: "row" | "column") => leftOut.filter((one) => one.part === part).length;
  return ARMY_REFERENCE.leftOut(count("row"), count("column"));
}

/** What the fitted reference leaves out, by reason. */
export function LeftOut({ leftOut }: Props) {
  if (leftOut.length === 0) return <p className="text-soft">{ARMY_REFERENCE.nothingLeftOut}</p>;
  return (
    <details className="max-w-prose">
      <summary className="min-h-[44px] content-center">{countWords(leftOut)}</summary>
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
