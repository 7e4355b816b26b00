import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { newDraftKey } from "@/app/_components/drafts";
import { listId } from "@/lib/model/identifiers";
import { deskLists } from "@/lib/server/desk-lists";
import { newArmy } from "@/lib/server/new-army";
import { running } from "@/lib/server/running";
import { ArmyDesk } from "../_components/army-desk";

export const metadata: Metadata = { title: "A new army" };

export default async function NewArmyPage({ searchParams }: { searchParams: Promise<{ list?: string | string[] }> }) {
  const wanted = listId.safeParse((await searchParams).list);
  const { lists, rules } = running().knowledge.catalog;
  const list = wanted.success ? lists.find((one) => one.id === wanted.data) : undefined;
  if (!list) redirect("/lists");
  return <ArmyDesk draftKey={newDraftKey(list.id)} start={newArmy(list, rules.tables)} lists={deskLists(list.id)} tables={rules.tables} />;
}
