import type { Metadata } from "next";
import Link from "next/link";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { RulesWords } from "@/app/_components/rules-words";
import type { ArmyList } from "@/lib/model/army-list";
import { TERRITORIES, type Territory } from "@/lib/model/enumerations";
import { running } from "@/lib/server/running";
import { LISTS, TERRITORY_WORDS, territoryTerms, yearsWords } from "@/lib/words/lists";
import { COMMON } from "@/lib/words/site";
import { troopPhrase } from "@/lib/words/troops";

export const metadata: Metadata = { title: LISTS.title };

type Wanted = { readonly text: string; readonly year: number | null; readonly territory: Territory | null };

const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? (value[0] ?? "") : (value ?? "")).trim();

function wantedOf(query: Record<string, string | string[] | undefined>): Wanted {
  const year = Number.parseInt(one(query.year), 10);
  return {
    text: one(query.find).toLowerCase(),
    year: Number.isNaN(year) ? null : year,
    territory: TERRITORIES.find((territory) => territory === one(query.territory)) ?? null,
  };
}

export default async function ListsPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const wanted = wantedOf(await searchParams);
  const { lists, rules } = running().knowledge.catalog;
  const words = (list: ArmyList) =>
    [
      list.name,
      list.region,
      list.keynote,
      list.history,
      ...list.lines.flatMap((line) => [line.name, line.note ?? "", troopPhrase(line.troop, rules.tables)]),
    ]
      .join(" ")
      .toLowerCase();
  const fits = (list: ArmyList) =>
    wanted.text.split(/\s+/).every((word) => words(list).includes(word)) &&
    (wanted.year === null || (list.years[0] <= wanted.year && wanted.year <= list.years[1])) &&
    (wanted.territory === null || list.territories.includes(wanted.territory));
  const found = lists.filter(fits);
  return (
    <div className="px-4 py-6 md:px-7">
      <h1>{LISTS.title}</h1>
      <SearchForm wanted={wanted} />
      {found.length === 0 ? <p className="mt-6">{LISTS.none}</p> : <Lists lists={found} />}
      <GlossaryCard />
    </div>
  );
}

function SearchForm({ wanted }: { wanted: Wanted }) {
  return (
    <search>
      <form className="mt-4 flex flex-wrap items-end gap-3">
        <label className="grid grow gap-1 text-[0.9rem] text-soft md:max-w-sm">
          {LISTS.search.text}
          <input name="find" type="search" defaultValue={wanted.text} className="field" />
        </label>
        <label className="grid gap-1 text-[0.9rem] text-soft">
          {LISTS.search.year}
          <input name="year" inputMode="numeric" defaultValue={wanted.year ?? ""} className="field w-24" />
        </label>
        <label className="grid gap-1 text-[0.9rem] text-soft">
          {LISTS.search.territory}
          <select name="territory" defaultValue={wanted.territory ?? ""} className="field">
            <option value="">{LISTS.search.anyTerritory}</option>
            {TERRITORIES.map((territory) => (
              <option key={territory} value={territory}>
                {TERRITORY_WORDS[territory]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button">
          {COMMON.find}
        </button>
      </form>
    </search>
  );
}

function Lists({ lists }: { lists: readonly ArmyList[] }) {
  return (
    <ul className="mt-6 border-t border-rule">
      {lists.map((list) => (
        <li key={list.id} className="grid gap-x-8 gap-y-1 border-b border-rule py-4 md:grid-cols-[3rem_minmax(0,22rem)_1fr]">
          <span className="text-soft max-md:hidden">{list.number}</span>
          <div>
            <h2>
              <Link href={`/lists/${list.id}`}>{list.name}</Link>
            </h2>
            <p className="text-soft">
              {yearsWords(list.years)} · {list.region}
            </p>
          </div>
          <div>
            <p className="font-serif text-[1.1rem] italic">{list.keynote}</p>
            <p className="text-soft">
              <RulesWords text={territoryTerms(list.territories)} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
