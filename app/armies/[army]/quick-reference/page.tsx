import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ownPapers } from "@/app/_components/army-sheet/army-papers";
import { ArmyReferencePage, referenceTitle } from "@/app/_components/fitted-reference/army-reference-page";
import { OwnPaper } from "@/app/_components/own-paper/own-paper";
import { type ArmyReferenceQuery, askedArmyReference } from "@/app/_components/paper/paper-query";
import type { SheetReader } from "@/lib/model/army-sheet";
import { referenceOfArmy, revisionOfArmy } from "@/lib/server/army-papers";
import { ownValuesOf } from "@/lib/server/quick-reference";
import { COMMON } from "@/lib/words/site";

type Props = { params: Promise<{ army: string }>; searchParams: Promise<ArmyReferenceQuery> };

/** Title and page ask for the same army. */
const find = cache(async (army: string, reader: SheetReader) => {
  const asked = await headers();
  // The revision first: what is saved meanwhile is newer than it says, and is drawn again.
  const revision = await revisionOfArmy(army, asked);
  const reference = await referenceOfArmy(army, reader, asked);
  return reference && { reference, revision };
});

async function askedFor({ params, searchParams }: Props) {
  const query = await searchParams;
  return { army: (await params).army, query, asked: askedArmyReference(query) };
}

/** The title is what a browser calls the file when it prints into one. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { army, asked } = await askedFor(props);
  const found = await find(army, asked.reader);
  return { title: found ? referenceTitle(found.reference.army) : COMMON.notHere };
}

export default async function ArmyReferencePageOfOwn(props: Props) {
  const { army, query, asked } = await askedFor(props);
  const found = await find(army, asked.reader);
  if (!found) notFound();
  const ownValues = await ownValuesOf(await headers());
  return (
    <OwnPaper drawn={{ kind: "quick-reference", army, query, revision: found.revision, ownValues }}>
      <ArmyReferencePage {...found.reference} asked={asked} papers={ownPapers(army)} ownValues={ownValues} />
    </OwnPaper>
  );
}
