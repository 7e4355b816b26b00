import type { Metadata } from "next";
import { headers } from "next/headers";
import { cache } from "react";
import { sharedPapers } from "@/app/_components/army-sheet/army-papers";
import { ArmyReferencePage, referenceTitle } from "@/app/_components/fitted-reference/army-reference-page";
import { type ArmyReferenceQuery, askedArmyReference } from "@/app/_components/paper/paper-query";
import { referenceOfShare } from "@/lib/server/army-papers";
import { ownValuesOf } from "@/lib/server/quick-reference";
import { readerOfShare } from "@/lib/server/shares";
import { NothingShared, nothingTitle, UNSEARCHED } from "../_components/nothing-shared";

type Props = { params: Promise<{ share: string }>; searchParams: Promise<ArmyReferenceQuery> };

/** Title and page ask for the same army. */
const find = cache(referenceOfShare);

async function askedFor({ params, searchParams }: Props) {
  const { share } = await params;
  const asked = askedArmyReference(await searchParams);
  return { share, asked: { ...asked, reader: readerOfShare(share, asked.reader) } };
}

/** The title is what a browser calls the file when it prints into one. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { share, asked } = await askedFor(props);
  const found = await find(share, asked.reader);
  return { title: found.kind === "shared" ? referenceTitle(found.found.army) : nothingTitle(found), ...UNSEARCHED };
}

export default async function SharedReferencePage(props: Props) {
  const { share, asked } = await askedFor(props);
  const found = await find(share, asked.reader);
  if (found.kind !== "shared") return <NothingShared found={found} share={share} />;
  const shown = { asked, papers: sharedPapers(share, asked.reader), ownValues: await ownValuesOf(await headers()) };
  return <ArmyReferencePage {...found.found} {...shown} />;
}
