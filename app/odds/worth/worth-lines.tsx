import { Fragment } from "react";
import { Link } from "@/app/_components/link";
import type { ListId } from "@/lib/model/identifiers";
import { rulesRow } from "@/lib/rules/rules-row";
import { running } from "@/lib/server/running";
import type { WorthRow } from "@/lib/server/worth";
import { WORTH } from "@/lib/words/worth";

const ORDERS = {
  troops: (one: WorthRow) => one.name,
  bases: (one: WorthRow) => one.bases,
  was: (one: WorthRow) => one.was,
  price: (one: WorthRow) => one.price,
  worth: (one: WorthRow) => one.worth,
  difference: (one: WorthRow) => one.worth / one.price,
} as const;
type Order = keyof typeof ORDERS;

const COLUMNS = Object.keys(ORDERS).length;
/** A phone has no room for the price of before. */
const CLASSES: Partial<Record<Order, string>> = {
  ...{ bases: "figure", was: "figure worth-was", price: "figure", worth: "figure", difference: "figure" },
};

export const isOrder = (text: string | null): text is Order => text !== null && text in ORDERS;

export type Shown = { readonly list: ListId | null; readonly by: Order; readonly down: boolean };

const addressOf = ({ list, by, down }: Shown): string =>
  `/odds/worth?${new URLSearchParams({ ...(list ? { list } : {}), by, ...(down ? { down: "1" } : {}) }).toString()}`;

export function inOrder(rows: readonly WorthRow[], { by, down }: Shown): readonly WorthRow[] {
  const of = ORDERS[by];
  const compare = (one: WorthRow, other: WorthRow) => {
    const [first, second] = [of(one), of(other)];
    return typeof first === "string" ? first.localeCompare(String(second)) : first - Number(second);
  };
  return rows.toSorted((one, other) => compare(one, other) * (down ? -1 : 1));
}

/** What it is called, with its option. */
export function nameOf({ name, option }: Pick<WorthRow, "name" | "option">): string {
  const { characteristics } = running().knowledge.catalog.rules.tables;
  return option === null ? name : `${name}, ${rulesRow(characteristics, option).name.toLowerCase()}`;
}

/** Each line with its price and worth, and below it why they differ. */
export function WorthLines({ rows, shown }: { readonly rows: readonly WorthRow[]; readonly shown: Shown }) {
  const head = (by: Order, name: string) => {
    const isBy = shown.by === by;
    return (
      <th scope="col" className={CLASSES[by]} aria-sort={isBy ? (shown.down ? "descending" : "ascending") : undefined}>
        <Link href={addressOf({ ...shown, by, down: isBy ? !shown.down : by !== "troops" })} aria-label={WORTH.sortBy(name)}>
          {name}
        </Link>
      </th>
    );
  };
  return (
    <>
      <p id="worth" className="mt-6 max-w-prose text-soft">
        {WORTH.caption}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard. */}
      <section className="mt-3 overflow-x-auto" tabIndex={0} aria-label={WORTH.title}>
        <table className="ledger odds-table worth-lines" aria-describedby="worth">
          <thead>
            <tr>
              {head("troops", WORTH.troops)}
              {head("bases", WORTH.bases)}
              {head("was", WORTH.was)}
              {head("price", WORTH.price)}
              {head("worth", WORTH.worth)}
              {head("difference", WORTH.difference)}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Fragment key={`${row.at} ${row.list} ${row.line}`}>
                <tr data-told={row.why !== null || undefined}>
                  <th scope="row" className="worth-name text-left">
                    <Link href={`/lists/${row.list}`}>{nameOf(row)}</Link>{" "}
                    <span className="text-soft">
                      {row.listName}
                      {row.more > 0 && ` ${WORTH.more(row.more)}`}
                    </span>
                  </th>
                  <td className="figure">{row.bases}</td>
                  <td className="figure worth-was">{row.was}</td>
                  <td className="figure">{row.price}</td>
                  <td className="figure">{Math.round(row.worth)}</td>
                  <td className="figure">{WORTH.differenceOf(row.worth, row.price)}</td>
                </tr>
                {row.why !== null && (
                  <tr className="worth-why">
                    <td colSpan={COLUMNS}>
                      <span className="block max-w-prose">{WORTH.because(row.why)}</span>
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
