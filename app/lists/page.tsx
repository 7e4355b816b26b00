import type { Metadata } from "next";
import { headers } from "next/headers";
import { findableLists } from "@/app/_components/find-list/findable-list";
import { Link } from "@/app/_components/link";
import type { ArmyList } from "@/lib/model/army-list";
import { CHARACTERISTICS, REGIONS, SET_FORMATIONS, TERRITORIES, TROOP_TYPES } from "@/lib/model/enumerations";
import type { Years } from "@/lib/model/identifiers";
import { readerOf } from "@/lib/server/identity";
import { battlePairs } from "@/lib/server/my-armies";
import { soundLists } from "@/lib/server/own-lists";
import { running } from "@/lib/server/running";
import { GLOSSARY_TERMS, type GlossaryTermId } from "@/lib/words/glossary-terms";
import { yearsWords } from "@/lib/words/list-lines";
import { LISTS, REGION_WORDS } from "@/lib/words/lists";
import { myListName } from "@/lib/words/own-list";
import { OWN_LISTS } from "@/lib/words/own-lists";
import { TERRITORY_WORDS } from "@/lib/words/territories";
import { ListsDesk } from "./_components/lists-desk";
import type { Choices } from "./_components/sought";

export const metadata: Metadata = { title: LISTS.title };

const named = (ids: readonly GlossaryTermId[]) => ids.map((id) => ({ id, name: GLOSSARY_TERMS[id].name }));

/** What lists can be narrowed by: only what some list has. */
function choicesOf(lists: readonly ArmyList[]): Choices {
  const troops = lists.flatMap((list) =>
    list.lines.map(({ troop, optional }) => ({ ...troop, characteristics: [...troop.characteristics, ...optional] })),
  );
  const byName = lists
    .map(({ id, name, years }) => ({ id, name: `${name}, ${yearsWords(years)}` }))
    .sort((one, other) => one.name.localeCompare(other.name, "en"));
  const senders = new Set(lists.flatMap(({ commanders }) => commanders.externalAllies.map(({ list }) => list)));
  return {
    region: REGIONS.filter((region) => lists.some((list) => list.region === region)).map((id) => ({ id, name: REGION_WORDS[id] })),
    territory: TERRITORIES.map((id) => ({ id, name: TERRITORY_WORDS[id] })),
    enemy: byName,
    ally: byName.filter(({ id }) => senders.has(id)),
    troops: named(TROOP_TYPES.filter((type) => troops.some((troop) => troop.type === type))),
    formation: named(SET_FORMATIONS.filter((set) => troops.some((troop) => troop.setFormation === set))),
    characteristic: named(CHARACTERISTICS.filter((one) => troops.some((troop) => troop.characteristics.includes(one)))),
  };
}

export default async function ListsPage() {
  const { catalog } = running().knowledge;
  const reader = await readerOf(await headers());
  const own = reader ? (await soundLists(reader.id)).map((list) => ({ ...list, name: myListName(list.name) })) : [];
  const { readyArmies, rules } = catalog;
  const house = findableLists(catalog.lists, readyArmies, rules.tables);
  const mine = findableLists(own, readyArmies, rules.tables);
  const lists = [...mine.lists, ...house.lists].sort((one, other) => one.years[0] - other.years[0]);
  const calledOf = (id: string) => lists.find((list) => list.id === id)?.texts.called ?? [];
  const pairs = battlePairs().map(({ battle, year, armies }) => {
    const years: Years = [year, year];
    return {
      ...{ battle, armies, name: battle, years },
      texts: { called: armies.map(({ name }) => name), covers: armies.flatMap(({ list }) => calledOf(list)) },
    };
  });
  return (
    <div className="px-4 py-6 md:px-7">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1>{LISTS.title}</h1>
        <Link href="/my-lists" className="button">
          {OWN_LISTS.toMine}
        </Link>
      </div>
      <ListsDesk lists={lists} pairs={pairs} common={house.common} choices={choicesOf([...own, ...catalog.lists])} />
    </div>
  );
}
