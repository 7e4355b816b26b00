import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { Army } from "@/lib/model/army";
import { deskLists } from "@/lib/server/desk-lists";
import { running } from "@/lib/server/running";
import { ArmyDesk } from "../_components/army-desk";

type Props = { params: Promise<{ army: string }> };

/** On the desk an army is judged by the tables in force; it keeps the version of its list. */
const onTheDesk = (army: Army): Army => ({ ...army, rules: null });

const find = (id: string) => running().knowledge.catalog.readyArmies.find((one) => one.id === id);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: find((await params).army)?.army.name ?? "Not here" };
}

export default async function ReadyArmyPage({ params }: Props) {
  const { army: id } = await params;
  const ready = find(id);
  if (!ready) notFound();
  return (
    <ArmyDesk
      draftKey={id}
      start={onTheDesk(ready.army)}
      lists={deskLists(ready.army.list)}
      tables={running().knowledge.catalog.rules.tables}
    />
  );
}
