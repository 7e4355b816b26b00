import type { Metadata } from "next";
import { headers } from "next/headers";
import { sentArmy } from "@/lib/server/desk-army";
import { readerOf } from "@/lib/server/identity";
import { ARMIES } from "@/lib/words/armies";
import { BegunDesk } from "../_components/begun-desk";

export const metadata: Metadata = { title: ARMIES.new.title };

/** An army that one browser has begun without a connection; once it was sent, this address leads on to it. */
export default async function BegunArmyPage({ params }: { params: Promise<{ key: string }> }) {
  const asked = await headers();
  return <BegunDesk sentAs={await sentArmy((await params).key, asked)} account={(await readerOf(asked))?.email ?? null} />;
}
