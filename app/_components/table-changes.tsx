import type { RulesTables } from "@/lib/model/rules-tables";
import { type Beside, tableDifferences } from "@/lib/words/table-differences";
import { VERSIONS } from "@/lib/words/versions";

/** Changes that are shown before the rest unfolds. */
const MOST_CHANGES = 8;

const Lines = ({ words }: { readonly words: readonly string[] }) => (
  <ul className="ml-4 list-disc">
    {words.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

/** What differs between two versions of the rules tables, row by row. */
export function TableChanges({
  before,
  after,
  beside,
}: {
  readonly before: RulesTables;
  readonly after: RulesTables;
  readonly beside?: Beside;
}) {
  const words = tableDifferences(before, after, beside);
  return (
    <div className="mb-2">
      {beside === undefined && <p>{VERSIONS.newer.inTables}</p>}
      {words.length <= MOST_CHANGES ? (
        <Lines words={words} />
      ) : (
        <details>
          <summary className="min-h-[34px] content-center pointer-coarse:min-h-[44px]">{VERSIONS.newer.allChanges(words.length)}</summary>
          <Lines words={words} />
        </details>
      )}
    </div>
  );
}
