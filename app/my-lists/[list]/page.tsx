import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { readerOf } from "@/lib/server/identity";
import { asStoredList, findOwnList, listsIn } from "@/lib/server/own-lists";
import { running } from "@/lib/server/running";
import { OWN_LISTS } from "@/lib/words/own-lists";
import { COMMON } from "@/lib/words/site";
import { ListDesk } from "../_components/list-desk";

type Props = { params: Promise<{ list: string }> };

/** One of the reader's own lists. Title and page ask for the same. */
const find = cache(async (id: string) => {
  const reader = await readerOf(await headers());
  return reader && findOwnList(reader.id, id);
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await find((await params).list);
  return { title: found ? found.name || OWN_LISTS.nameless : COMMON.notHere };
}

export default async function OwnListPage({ params }: Props) {
  const found = await find((await params).list);
  if (!found) notFound();
  const { lists, rules } = running().knowledge.catalog;
  const house = lists.map(({ id, name, years }) => ({ id, name, years })).sort((one, other) => one.name.localeCompare(other.name, "en"));
  const mine = (await listsIn(found.owner, "desk")).flatMap(({ id, name }) => (id === found.id ? [] : [{ id, name }]));
  return <ListDesk key={found.id} stored={await asStoredList(found)} tables={rules.tables} house={house} mine={mine} />;
}
