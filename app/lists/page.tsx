import type { Metadata } from "next";
import { findableLists } from "@/app/_components/find-list/findable-list";
import type { Years } from "@/lib/model/identifiers";
import { battlePairs } from "@/lib/server/my-armies";
import { running } from "@/lib/server/running";
import { LISTS } from "@/lib/words/lists";
import { ListsDesk } from "./_components/lists-desk";

export const metadata: Metadata = { title: LISTS.title };

type Catalog = ReturnType<typeof running>["knowledge"]["catalog"];

function gather({ lists: all, readyArmies, rules }: Catalog) {
  const lists = findableLists(all, readyArmies, rules.tables);
  const calledOf = (id: string) => lists.find((list) => list.id === id)?.texts.called ?? [];
  const pairs = battlePairs().map(({ battle, year, armies }) => {
    const years: Years = [year, year];
    return { ...{ battle, armies, name: battle, years }, texts: { called: armies.flatMap(({ list, name }) => [name, ...calledOf(list)]) } };
  });
  return { lists, pairs };
}

/** Gathered once: a catalog does not change. */
const gathered = new WeakMap<Catalog, ReturnType<typeof gather>>();

export default function ListsPage() {
  const { catalog } = running().knowledge;
  const known = gathered.get(catalog) ?? gather(catalog);
  gathered.set(catalog, known);
  return (
    <div className="px-4 py-6 md:px-7">
      <h1>{LISTS.title}</h1>
      <ListsDesk {...known} />
    </div>
  );
}
