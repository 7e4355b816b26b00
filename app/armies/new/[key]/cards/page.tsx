import type { Metadata } from "next";
import { headers } from "next/headers";
import { sentArmy } from "@/lib/server/desk-army";
import { PAPER } from "@/lib/words/papers";
import { BegunPaper } from "../../_components/begun-paper";

export const metadata: Metadata = { title: PAPER.names.cards };

export default async function BegunCardsPage({ params }: { params: Promise<{ key: string }> }) {
  return <BegunPaper kind="cards" sentAs={await sentArmy((await params).key, await headers())} />;
}
