import type { Metadata } from "next";
import { findableLists } from "@/app/_components/find-list/findable-list";
import type { Years } from "@/lib/model/identifiers";
import { battlePairs } from "@/lib/server/my-armies";
import { running } from "@/lib/server/running";
import { LISTS } from "@/lib/words/lists";
import { ListsDesk } from "./_components/lists-desk";

export const metadata: Metadata = { title: LISTS.title };

export default function ListsPage() {
  const { catalog } = running().knowledge;
  const { lists, common } = findableLists(catalog.lists, catalog.readyArmies, catalog.rules.tables);
  const calledOf = (id: string) => lists.find((list) => list.id === id)?.texts.called ?? [];
  const pairs = battlePairs().map(({ battle, year, armies }) => {
    const years: Years = [year, year];
    return { ...{ battle, armies, name: battle, years }, texts: { called: armies.flatMap(({ list, name }) => [name, ...calledOf(list)]) } };
  });
  return (
    <div className="px-4 py-6 md:px-7">
      <h1>{LISTS.title}</h1>
      <ListsDesk lists={lists} pairs={pairs} common={common} />
    </div>
  );
}
