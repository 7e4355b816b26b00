import type { Metadata } from "next";
import { headers } from "next/headers";
import { sentArmy } from "@/lib/server/desk-army";
import { ownValuesOf } from "@/lib/server/quick-reference";
import { PAPER } from "@/lib/words/papers";
import { BegunPaper } from "../../_components/begun-paper";

export const metadata: Metadata = { title: PAPER.names["quick-reference"] };

export default async function BegunReferencePage({ params }: { params: Promise<{ key: string }> }) {
  const asked = await headers();
  const ownValues = await ownValuesOf(asked);
  return <BegunPaper kind="quick-reference" sentAs={await sentArmy((await params).key, asked)} ownValues={ownValues} />;
}
