import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ownPapers } from "@/app/_components/army-sheet/army-papers";
import { OwnSheet, sheetTitle } from "@/app/_components/army-sheet/own-sheet";
import { OwnPaper } from "@/app/_components/own-paper/own-paper";
import { readSheetQuery, type SheetQuery } from "@/app/_components/paper/paper-query";
import type { SheetReader } from "@/lib/model/army-sheet";
import { notesOfArmy, revisionOfArmy, sheetOfArmy } from "@/lib/server/army-papers";
import { COMMON } from "@/lib/words/site";

type Props = { params: Promise<{ army: string }>; searchParams: Promise<SheetQuery> };

/** Title and page ask for the same sheet. */
const find = cache(async (army: string, reader: SheetReader) => {
  const asked = await headers();
  // The revision first: what is saved meanwhile is newer than it says, and is drawn again.
  const revision = await revisionOfArmy(army, asked);
  const sheet = await sheetOfArmy(army, reader, asked);
  return sheet && { sheet, revision };
});

async function askedFor({ params, searchParams }: Props) {
  const query = await searchParams;
  return { army: (await params).army, query, choice: readSheetQuery(query) };
}

/** The title is what a browser calls the file when it prints into one. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { army, choice } = await askedFor(props);
  const found = await find(army, choice.reader);
  return { title: found ? sheetTitle(found.sheet) : COMMON.notHere };
}

export default async function SheetPage(props: Props) {
  const { army, query, choice } = await askedFor(props);
  const found = await find(army, choice.reader);
  if (!found) notFound();
  const noted = await notesOfArmy(army, await headers());
  return (
    <OwnPaper drawn={{ kind: "sheet", army, query, revision: found.revision }}>
      <OwnSheet sheet={found.sheet} noted={noted} choice={choice} papers={ownPapers(army)} isSample={found.revision === 0} />
    </OwnPaper>
  );
}
