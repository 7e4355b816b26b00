import { Link } from "@/app/_components/link";
import { RulesWords } from "@/app/_components/rules-words";
import { ARMIES } from "@/lib/words/armies";
import type { Row, Section } from "./comparison-rows";

const WORDS = ARMIES.compare;

type Named = { readonly id: string; readonly name: string };
type Props = { readonly one: Named; readonly other: Named; readonly sections: readonly Section[] };

/** Two armies in two columns. A row that differs has a sign before its label, and the difference beside the second figure. */
export function ComparisonTable({ one, other, sections }: Props) {
  return (
    <table className="ledger mt-6 max-w-[86rem] table-fixed">
      <caption className="sr-only">{WORDS.caption(one.name, other.name)}</caption>
      <thead>
        <tr>
          <td className="w-[32%] align-bottom! max-sm:pl-0! text-[0.85rem] text-soft sm:w-[30%]">
            <span aria-hidden="true">{WORDS.key}</span>
          </td>
          {[one, other].map(({ id, name }, at) => (
            <th key={at === 0 ? "one" : "other"} scope="col">
              <Link href={`/armies/${id}`} className="font-serif text-[1.25rem] leading-tight text-ink">
                {name}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ title, rows }) => (
        <tbody key={title}>
          <tr className="break-after-avoid">
            <th colSpan={3} scope="rowgroup" className="pt-5! max-sm:pl-0!">
              <span className="eyebrow">{title}</span>
            </th>
          </tr>
          {rows.map((row) => (
            <ComparedRow key={row.key} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function ComparedRow({ row: { label, one, other, differs, more } }: { row: Row }) {
  return (
    <tr className="break-inside-avoid">
      <th scope="row" className={`hyphens-auto align-baseline! max-sm:pl-0! sm:text-[0.95rem]! ${differs ? "text-ink!" : ""}`}>
        {differs && (
          <>
            <span aria-hidden="true">≠{"\u00a0"}</span>
            <span className="sr-only">{WORDS.differs}</span>
          </>
        )}
        <RulesWords text={label} />
      </th>
      <td>
        <RulesWords text={one} />
      </td>
      <td>
        <span className="flex flex-wrap gap-x-3">
          <span>
            <RulesWords text={other} />
          </span>
          {more && <b className="font-semibold">{more}</b>}
        </span>
      </td>
    </tr>
  );
}
