import { useRef } from "react";
import { Link } from "@/app/_components/link";
import { useOpenOnPaper } from "@/app/_components/use-open-on-paper";
import { type Checked, editionOf, remarksOf, verdictOf } from "@/lib/sheets/verdict-table";
import { CHECK } from "@/lib/words/check";
import { grouped } from "@/lib/words/phrasing";

/** Of a long row of findings so many are shown before the rest unfolds. */
const SHOWN = 3;

/** A row for each army: where it comes from, what it is, its verdict and figures, and under it what is wrong. */
export function VerdictTable({ checked }: { readonly checked: readonly Checked[] }) {
  const { columns } = CHECK;
  const table = useRef<HTMLTableElement>(null);
  useOpenOnPaper(table);
  return (
    <table ref={table} className="ledger mt-4">
      <thead>
        <tr>
          <th scope="col">{columns.army}</th>
          <th scope="col">{columns.verdict}</th>
          <th scope="col" className="figure">
            {columns.points}
          </th>
          <th scope="col" className="figure max-sm:hidden">
            {columns.year}
          </th>
          <th scope="col" className="figure max-md:hidden print:table-cell!">
            {columns.unitGroups}
          </th>
          <th scope="col" className="figure max-md:hidden print:table-cell!">
            {columns.tugs}
          </th>
          <th scope="col" className="figure max-md:hidden print:table-cell!">
            {columns.mapCards}
          </th>
          <th scope="col" className="figure max-md:hidden print:table-cell!">
            {columns.scoutingCards}
          </th>
          <th scope="col" className="max-lg:hidden print:hidden">
            {columns.listVersion}
          </th>
          <th scope="col" className="max-lg:hidden print:hidden">
            {columns.rules}
          </th>
        </tr>
      </thead>
      {checked.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and none changes its place.
        <CheckedArmy key={at} checked={one} />
      ))}
    </table>
  );
}

const COLOURS = { legal: "text-verdigris", illegal: "text-madder", none: "text-madder" } as const;

function CheckedArmy({ checked }: { readonly checked: Checked }) {
  const { source, found } = checked;
  const verdict = verdictOf(checked);
  const army = "problems" in found ? null : found;
  const { problems, notes, tips } = remarksOf(checked);
  const from = source.startsWith("/a/") ? <a href={source}>{source}</a> : source;
  return (
    <tbody className="break-inside-avoid [&_td]:border-b-0 [&_th]:border-b-0 [&>tr:last-child>*]:border-b!">
      <tr>
        <th scope="row" className="!text-[1rem] !text-ink !align-baseline">
          <span className="font-serif text-[1.15rem] leading-tight">
            {checked.path && army ? <Link href={checked.path}>{army.army.name}</Link> : (army?.army.name ?? source)}
          </span>
          {army && (
            <span className="block font-normal text-soft">
              {army.list} · {from}
            </span>
          )}
        </th>
        <td>
          <span className={`whitespace-nowrap font-semibold ${COLOURS[verdict]}`}>{CHECK.verdicts[verdict]}</span>
          {checked.remark && <span className="block max-w-56 text-[0.85rem] text-soft">{checked.remark}</span>}
        </td>
        {army && (
          <>
            <td className="figure">
              {grouped(army.assessment.numbers.points)}
              <span className="block text-[0.85rem] text-soft">{CHECK.ofLimit(army.army.pointsLimit)}</span>
            </td>
            <td className="figure max-sm:hidden">{army.army.year ?? CHECK.anyYear}</td>
            <Figure value={army.assessment.numbers.unitGroups} />
            <Figure value={army.assessment.numbers.tugs} />
            <Figure value={army.assessment.numbers.mapCards} />
            <Figure value={army.assessment.numbers.scoutingCards} />
            <td className="font-mono text-[0.8rem] text-soft max-lg:hidden print:hidden">{editionOf(army.army.listVersion)}</td>
            <td className="font-mono text-[0.8rem] text-soft max-lg:hidden print:hidden">{editionOf(army.army.rules)}</td>
          </>
        )}
      </tr>
      {problems.length + notes.length + tips.length > 0 && (
        <tr>
          <td colSpan={10} className="pt-0!">
            <Remarks severity="error" remarks={problems} />
            <Remarks severity="note" remarks={notes} />
            <Remarks severity="warning" remarks={tips} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

const Figure = ({ value }: { readonly value: number }) => <td className="figure max-md:hidden print:table-cell!">{value}</td>;

function Remarks({ severity, remarks }: { readonly severity: "error" | "note" | "warning"; readonly remarks: readonly string[] }) {
  if (remarks.length === 0) return null;
  const list = (some: readonly string[]) => (
    <ul className="grid gap-0.5">
      {some.map((remark) => (
        <li key={remark} className={severity === "warning" ? "text-soft" : ""}>
          {remark}
        </li>
      ))}
    </ul>
  );
  const [first, rest] = severity === "warning" ? [[], remarks] : [remarks.slice(0, SHOWN), remarks.slice(SHOWN)];
  return (
    <>
      {first.length > 0 && list(first)}
      {/* Tips are for the screen alone, as on a sheet. */}
      {rest.length > 0 && (
        <details className={severity === "error" ? undefined : "print:hidden"}>
          <summary className="text-soft">{severity === "error" ? CHECK.moreProblems(rest.length) : CHECK.tips(rest.length)}</summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}
