"use client";

import { useRouter } from "next/navigation";
import { type MouseEvent, useState } from "react";
import { Link } from "@/app/_components/link";
import type { MatchUpCell, MatchUpQuestion } from "@/lib/model/odds";
import { ODDS } from "@/lib/words/odds";
import { cellAddress } from "../../_components/odds/odds-address";
import { AsText } from "./as-text";
import { reckon } from "./reckoner";

const WORDS = ODDS.armies;

/** A unit group at the edge of the table. */
export type Edge = { readonly number: number; readonly name: string; readonly note: string | null };
type Props = {
  readonly mine: readonly Edge[];
  readonly theirs: readonly Edge[];
  readonly cells: readonly (readonly MatchUpCell[])[];
  /** The address of the two alone. */
  readonly links: readonly (readonly (string | null)[])[];
  /** What was asked, for the browser to ask again in the other way, and the address of each. */
  readonly question: MatchUpQuestion;
  /** Whether theirs are known by their look alone. */
  readonly seen: boolean;
  readonly addresses: { readonly line: string; readonly overlap: string };
};

type Range = MatchUpCell["a"];
const PER_CENT = 100;
const least = (value: Range): number => (typeof value === "number" ? value : value[0]);
const most = (value: Range): number => (typeof value === "number" ? value : value[1]);
const percent = (value: number): number => Math.round(value * PER_CENT);

/** How much more often theirs breaks first than mine, at worst and at best. */
const worst = ({ a, b }: MatchUpCell): number => percent(least(b) - most(a));
const best = ({ a, b }: MatchUpCell): number => percent(most(b) - least(a));
const middle = (cell: MatchUpCell): number => (worst(cell) + best(cell)) / 2;

function toneOf(value: number): string {
  const [STRONG, CLEAR] = [60, 15];
  if (value >= STRONG) return "best";
  if (value >= CLEAR) return "good";
  if (value <= -STRONG) return "worst";
  return value <= -CLEAR ? "bad" : "even";
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

const nameOf = ({ number, name }: Edge): string => `${number} ${name}`;

/** How good it is for this unit group of mine to meet that one of theirs; the same of all if none of mine is chosen. */
function worthOf(cells: Props["cells"], row: number | null, column: number): number {
  const cell = row === null ? undefined : cells[row]?.[column];
  return cell ? middle(cell) : 0;
}

/** What the rows are in order of: a column of theirs, the mean, or (null) their numbers. */
type Sorted = { readonly by: "mine" | "mean" | number; readonly down: boolean };

type Reckoned = { readonly of: Props["cells"]; readonly line: boolean; readonly cells: Props["cells"] };

/** The table as the server reckoned it, and the other way as the browser does. What fails here is asked of the server. */
function useLine({ cells, question, addresses }: Props) {
  const router = useRouter();
  const [isPending, setPending] = useState(false);
  const [made, setMade] = useState<Reckoned | null>(null);
  const shown = made?.of === cells ? made : { of: cells, line: question.line, cells };
  async function choose(line: boolean): Promise<void> {
    const address = line ? addresses.line : addresses.overlap;
    setPending(true);
    try {
      const other = line === question.line ? cells : await reckon({ kind: "armies", question: { ...question, line } });
      if (!other) throw new Error("these are too many for one table");
      setMade({ of: cells, line, cells: other });
      window.history.replaceState(null, "", address);
    } catch {
      router.replace(address, { scroll: false });
    }
    setPending(false);
  }
  return { ...shown, isPending, choose };
}

/** Every unit group of mine against every one of theirs: colour and number, sortable by any column, in line or with overlaps. */
export function MatchUpTable(props: Props) {
  const { mine, theirs, links, seen, addresses } = props;
  const { cells, line, isPending, choose } = useLine(props);
  const [{ by, down }, sort] = useState<Sorted>({ by: "mine", down: false });
  const orderOf = (row: number): number => {
    if (by === "mine") return mine[row]?.number ?? 0;
    const values = cells[row] ?? [];
    if (by === "mean") return mean(values.map(middle));
    const cell = values[by];
    return cell ? middle(cell) : 0;
  };
  const [first, setFirst] = useState<number | null>(null);
  const columns = theirs.map((_, at) => at).sort((one, other) => worthOf(cells, first, other) - worthOf(cells, first, one));
  const linkAt = (row: number, column: number, cell: MatchUpCell): string | null => {
    const link = links[row]?.[column] ?? null;
    return link && cellAddress(link, cell, line);
  };
  const rows = mine.map((_, at) => at).sort((one, other) => (orderOf(one) - orderOf(other)) * (down ? -1 : 1));
  const head = (of: Sorted["by"], name: string, note: string | null) => (
    <th key={`${of}`} scope="col" aria-sort={by === of ? (down ? "descending" : "ascending") : undefined}>
      <button type="button" aria-label={WORDS.sortBy(name)} onClick={() => sort({ by: of, down: by === of ? !down : of !== "mine" })}>
        {name}
      </button>
      {note && <span className="block text-soft">{note}</span>}
    </th>
  );
  const way = (isLine: boolean) => (
    <Link
      href={isLine ? addresses.line : addresses.overlap}
      aria-current={isLine === line ? "true" : undefined}
      className="choice"
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void choose(isLine);
      }}
    >
      {isLine ? WORDS.inLine : WORDS.overlapping}
    </Link>
  );
  return (
    <div className="match-up-desk mt-6" aria-busy={isPending}>
      <p className="flex flex-wrap gap-x-5 print:hidden">
        {way(true)}
        {way(false)}
      </p>
      <div id="match-up" className="mt-3 grid max-w-prose gap-1 text-soft">
        <p>
          {WORDS.caption} {WORDS.key}
        </p>
        <p>{WORDS.pressing}</p>
        {seen && <p>{WORDS.seen}</p>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard. */}
      <section className="mt-3 overflow-x-auto" tabIndex={0} aria-label={WORDS.title}>
        <table className="ledger odds-table match-up" aria-describedby="match-up">
          <thead>
            <tr>
              {head("mine", WORDS.mineHead, null)}
              {head("mean", WORDS.average, null)}
              {columns.map((at) => theirs[at] && head(at, nameOf(theirs[at]), theirs[at].note))}
            </tr>
          </thead>
          <tbody>
            {rows.map((at) => {
              const own = mine[at];
              const row = cells[at] ?? [];
              const average = Math.round(mean(row.map(middle)));
              return (
                own && (
                  <tr key={own.number}>
                    <th scope="row">
                      <button
                        type="button"
                        aria-label={WORDS.bestFirst(nameOf(own))}
                        aria-pressed={first === at}
                        onClick={() => setFirst(first === at ? null : at)}
                      >
                        {nameOf(own)}
                      </button>
                    </th>
                    <td data-tone={toneOf(average)}>{WORDS.signed(average)}</td>
                    {columns.map(
                      (column) =>
                        row[column] && (
                          <Cell
                            key={theirs[column]?.number ?? column}
                            {...{ cell: row[column], own }}
                            foe={theirs[column]}
                            link={linkAt(at, column, row[column])}
                          />
                        ),
                    )}
                  </tr>
                )
              );
            })}
          </tbody>
        </table>
      </section>
      <AsText lines={[WORDS.title, ...rows.flatMap((at) => textOf(mine[at], theirs, cells[at] ?? []))]} />
    </div>
  );
}

/** A row in words: each cell as it is told to those who cannot see it. */
function textOf(own: Edge | undefined, theirs: readonly Edge[], row: readonly MatchUpCell[]): readonly string[] {
  return row.flatMap((cell, column) => (own ? [toldOf(cell, own, theirs[column])] : []));
}

const between = (low: number, high: number): string => WORDS.range(String(low), String(high));

const toldOf = (cell: MatchUpCell, own: Edge, foe: Edge | undefined): string =>
  WORDS.cell(
    nameOf(own),
    foe ? nameOf(foe) : "",
    `${between(percent(least(cell.b)), percent(most(cell.b)))}%`,
    `${between(percent(least(cell.a)), percent(most(cell.a)))}%`,
    WORDS.by[cell.by],
  );

type CellProps = { readonly cell: MatchUpCell; readonly own: Edge; readonly foe: Edge | undefined; readonly link: string | null };

function Cell({ cell, own, foe, link }: CellProps) {
  const text = `${WORDS.range(WORDS.signed(worst(cell)), WORDS.signed(best(cell)))} ${WORDS.signs[cell.by]}`;
  const said = toldOf(cell, own, foe);
  return (
    <td data-tone={toneOf(middle(cell))}>
      {link ? (
        <Link href={link} aria-label={said} title={said}>
          {text}
        </Link>
      ) : (
        <span title={said}>
          <span aria-hidden="true">{text}</span>
          <span className="sr-only">{said}</span>
        </span>
      )}
    </td>
  );
}
