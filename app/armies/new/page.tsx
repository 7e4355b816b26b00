import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { type FindableList, findableLists } from "@/app/_components/find-list/findable-list";
import type { ArmyList } from "@/lib/model/army-list";
import { listId } from "@/lib/model/identifiers";
import type { RulesEdition } from "@/lib/model/rules-tables";
import { gameSizes } from "@/lib/rules/army/price";
import { newArmy } from "@/lib/server/desk-army";
import { readerOf, type User } from "@/lib/server/identity";
import { findPinned } from "@/lib/server/known-lists";
import { soundLists } from "@/lib/server/own-lists";
import { findTables } from "@/lib/server/own-tables";
import { running } from "@/lib/server/running";
import { ARMIES } from "@/lib/words/armies";
import { listName, myListName } from "@/lib/words/own-list";
import { type Beginning, NewArmyForm } from "./_components/new-army-form";

export const metadata: Metadata = { title: ARMIES.new.title };

type Offered = { readonly list: ArmyList; readonly isMine: boolean };

const beginningOf = (found: FindableList, { list, isMine }: Offered, rules: RulesEdition): Beginning => {
  const { id, years, region, keynote, texts } = found;
  const name = isMine ? myListName(list.name) : listName(list);
  // Of all words only those that fit on a line: this page is for those who know what they want.
  return { ...{ id, name, years, region, keynote }, texts: { ...texts, rest: [] }, army: newArmy(list, rules) };
};

type Asked = { list?: string | string[]; version?: string | string[]; rules?: string | string[] };

/** The reader's own lists as they stand, and one that somebody else wrote, in the version that the address names. */
async function ownLists(reader: User | null, wanted: string | undefined, version: string | undefined): Promise<readonly Offered[]> {
  const mine = reader ? await soundLists(reader.id) : [];
  const named = wanted !== undefined && version !== undefined ? await findPinned(wanted, version) : null;
  const offered = named ? [named, ...mine.filter(({ id }) => id !== named.id)] : mine;
  return offered.map((list) => ({ list, isMine: mine.some(({ id }) => id === list.id) }));
}

export default async function NewArmyPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const { list: wanted, version, rules: asked } = await searchParams;
  const { lists: house, readyArmies, rules: inForce } = running().knowledge.catalog;
  const rules = (await findTables([asked].flat()[0] ?? "")) ?? inForce;
  const { name } = rules.tables;
  const reader = await readerOf(await headers());
  const own = await ownLists(reader, [wanted].flat()[0], [version].flat()[0]);
  const offered = [...own, ...house.map((list) => ({ list, isMine: false }))];
  const lists = offered.map(({ list }) => list);
  const beginnings = findableLists(lists, readyArmies, rules.tables).lists.flatMap((found) =>
    offered.filter(({ list }) => list.id === found.id).map((one) => beginningOf(found, one, rules)),
  );
  const parsed = listId.safeParse(wanted);
  const chosen = parsed.success ? lists.find((one) => one.id === parsed.data) : undefined;
  if (wanted !== undefined && !chosen) redirect("/lists");
  return (
    <div className="px-4 py-6 md:px-7">
      <h1>{ARMIES.new.title}</h1>
      {name !== undefined && <p className="mt-2">{ARMIES.new.ownTables(name)}</p>}
      <div className="mt-5">
        <NewArmyForm beginnings={beginnings} chosen={chosen?.id ?? null} sizes={gameSizes(rules.tables)} account={reader?.email ?? null} />
      </div>
    </div>
  );
}
