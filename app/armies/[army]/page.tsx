import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { deskArmy } from "@/lib/server/desk-army";
import { readerOf } from "@/lib/server/identity";
import { COMMON } from "@/lib/words/site";
import { ArmyDesk } from "../_components/army-desk";

type Props = { params: Promise<{ army: string }> };

/** Title and page ask for the same army. */
const find = cache(async (id: string) => deskArmy(id, await headers()));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await find((await params).army))?.army.name ?? COMMON.notHere };
}

export default async function ArmyPage({ params }: Props) {
  const found = await find((await params).army);
  if (!found) notFound();
  return <ArmyDesk {...found} account={(await readerOf(await headers()))?.email ?? null} />;
}
