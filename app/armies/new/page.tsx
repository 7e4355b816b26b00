import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { type FindableList, findableLists } from "@/app/_components/find-list/findable-list";
import type { ArmyList } from "@/lib/model/army-list";
import { listId } from "@/lib/model/identifiers";
import type { RulesEdition } from "@/lib/model/rules-tables";
import { gameSizes } from "@/lib/rules/army/price";
import { newArmy } from "@/lib/server/desk-army";
import { readerOf } from "@/lib/server/identity";
import { running } from "@/lib/server/running";
import { ARMIES } from "@/lib/words/armies";
import { type Beginning, NewArmyForm } from "./_components/new-army-form";

export const metadata: Metadata = { title: ARMIES.new.title };

const beginningOf = (found: FindableList, list: ArmyList, rules: RulesEdition): Beginning => {
  const { id, name, years, region, keynote, texts } = found;
  // Of all words only those that fit on a line: this page is for those who know what they want.
  return { ...{ id, name, years, region, keynote }, texts: { ...texts, rest: [] }, army: newArmy(list, rules) };
};

export default async function NewArmyPage({ searchParams }: { searchParams: Promise<{ list?: string | string[] }> }) {
  const { list: wanted } = await searchParams;
  const reader = await readerOf(await headers());
  const { lists, readyArmies, rules } = running().knowledge.catalog;
  const beginnings = findableLists(lists, readyArmies, rules.tables).lists.flatMap((found) =>
    lists.filter(({ id }) => id === found.id).map((list) => beginningOf(found, list, rules)),
  );
  const parsed = listId.safeParse(wanted);
  const chosen = parsed.success ? lists.find((one) => one.id === parsed.data) : undefined;
  if (wanted !== undefined && !chosen) redirect("/lists");
  return (
    <div className="px-4 py-6 md:px-7">
      <h1>{ARMIES.new.title}</h1>
      <div className="mt-5">
        <NewArmyForm beginnings={beginnings} chosen={chosen?.id ?? null} sizes={gameSizes(rules.tables)} account={reader?.email ?? null} />
      </div>
    </div>
  );
}
