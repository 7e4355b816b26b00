import type { Metadata } from "next";
import { Link } from "@/app/_components/link";
import { type Query, said } from "@/app/_components/odds/odds-address";
import { SelectField } from "@/app/_components/text-field";
import type { WorthResult } from "@/lib/model/worth";
import { running } from "@/lib/server/running";
import { worthRows } from "@/lib/server/worth";
import { ODDS } from "@/lib/words/odds";
import { WORTH } from "@/lib/words/worth";
import { inOrder, isOrder, nameOf, type Shown, WorthLines } from "./worth-lines";
import "../odds.css";

export const metadata: Metadata = { title: WORTH.title };

/** What every line of every list is worth beside its price. The list and the order are in the address. */
export default async function WorthPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const { knowledge } = running();
  const { lists, worth } = knowledge.catalog;
  const list = lists.find(({ id }) => id === said(query, "list"))?.id ?? null;
  const by = said(query, "by");
  const shown: Shown = { list, by: isOrder(by) ? by : "difference", down: isOrder(by) ? said(query, "down") === "1" : true };
  const all = worthRows(list, knowledge);
  // Of all lists together only the lines as they stand: with each option there are too many to read.
  const rows = inOrder(list ? all : all.filter(({ option }) => option === null), shown);
  return (
    <div className="px-4 py-6 md:px-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1>{WORTH.title}</h1>
        <Link href="/odds">{ODDS.fightLink}</Link>
      </div>
      <p className="mt-2 max-w-prose font-serif text-[1.15rem] text-soft italic">{WORTH.intro}</p>
      <p className="mt-2 max-w-prose">{WORTH.limits}</p>
      <p className="mt-2">
        <Link href="#method">{WORTH.methodLink}</Link>
      </p>
      <form action="/odds/worth" className="mt-5 grid max-w-md items-start gap-3 print:hidden">
        <SelectField name="list" label={WORTH.list} defaultValue={list ?? ""} key={list ?? ""}>
          <option value="">{WORTH.all}</option>
          {lists.map(({ id, name, years }) => (
            <option key={id} value={id}>
              {WORTH.listOption(name, years)}
            </option>
          ))}
        </SelectField>
        <button type="submit" className="button justify-self-start" data-filled>
          {WORTH.show}
        </button>
      </form>
      <WorthLines rows={rows} shown={shown} />
      <Worst result={worth.result} />
      <Constants result={worth.result} />
      <Method />
    </div>
  );
}

type Exchanges = WorthResult["worst"][number]["best"];

function Worst({ result }: { readonly result: WorthResult }) {
  const rows = new Map(worthRows(null, running().knowledge).map((row) => [row.at, row]));
  const named = (at: number) => {
    const row = rows.get(at);
    return row ? nameOf(row) : "";
  };
  const exchanges = (name: string, all: Exchanges) => (
    <div>
      <h4>{name}</h4>
      <ul className="ml-4 list-disc">
        {all.map(({ type, won, lost }) => (
          <li key={type}>
            {named(type)}: {WORTH.exchange(won, lost)}
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <section className="mt-10">
      <h2>{WORTH.worst}</h2>
      <p className="text-soft">{WORTH.exchangeNote}</p>
      {result.worst.map(({ type, best, worst }) => {
        const row = rows.get(type);
        return (
          <section key={type} className="mt-5">
            <h3>
              {named(type)} {row && <span className="text-soft">{WORTH.differenceOf(row.worth, row.price)}</span>}
            </h3>
            <div className="grid gap-x-8 sm:grid-cols-2">
              {exchanges(WORTH.best, best)}
              {exchanges(WORTH.worstAgainst, worst)}
            </div>
          </section>
        );
      })}
    </section>
  );
}

function Constants({ result }: { readonly result: WorthResult }) {
  return (
    <div className="mt-10">
      <h2>{WORTH.constants}</h2>
      <p id="constants" className="max-w-prose text-soft">
        {WORTH.constantsNote}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard. */}
      <section className="mt-3 overflow-x-auto" tabIndex={0} aria-label={WORTH.constants}>
        <table className="ledger odds-table" aria-describedby="constants">
          <thead>
            <tr>
              {[WORTH.constant, WORTH.old, WORTH.found, WORTH.bar, WORTH.rangeHead, WORTH.now, WORTH.types].map((name) => (
                <th key={name} scope="col" className={name === WORTH.constant ? undefined : "figure"}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {result.constants.map(({ table, id, old, fits, new: now, types }) => {
              const last = fits.at(-1);
              return (
                <tr key={`${table} ${id}`}>
                  <th scope="row" className="min-w-36 text-left">
                    {WORTH.constantName(table, id)}
                  </th>
                  <td className="figure">{WORTH.number(old)}</td>
                  <td className="figure">{last && WORTH.number(last.fit)}</td>
                  <td className="figure">{last && WORTH.plusMinus(last.bar)}</td>
                  <td className="figure">{last && WORTH.range(last.least, last.most)}</td>
                  <td className="figure">{now === old ? WORTH.number(now) : <strong>{WORTH.number(now)}</strong>}</td>
                  <td className="figure">{types}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** How it was reckoned, and its limits: a player has no other place to read them. */
function Method() {
  return (
    <section id="method" className="mt-10 max-w-prose">
      <h2>{WORTH.method}</h2>
      <dl className="mt-2 grid gap-2">
        {WORTH.steps.map(([name, text]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-8">{WORTH.limitsHead}</h2>
      <ul className="mt-2 list-disc pl-5">
        {WORTH.limitsList.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
