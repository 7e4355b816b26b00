import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ownPapers } from "@/app/_components/army-sheet/army-papers";
import { OwnSheet, sheetTitle } from "@/app/_components/army-sheet/own-sheet";
import { OwnPaper } from "@/app/_components/own-paper/own-paper";
import { readSheetQuery, type SheetQuery } from "@/app/_components/paper/paper-query";
import type { SheetReader } from "@/lib/model/army-sheet";
import { notesOfArmy, sheetOfArmy } from "@/lib/server/army-papers";
import { COMMON } from "@/lib/words/site";

type Props = { params: Promise<{ army: string }>; searchParams: Promise<SheetQuery> };

/** Title and page ask for the same sheet. */
const find = cache(async (army: string, reader: SheetReader) => sheetOfArmy(army, reader, await headers()));

async function askedFor({ params, searchParams }: Props) {
  const query = await searchParams;
  return { army: (await params).army, query, choice: readSheetQuery(query) };
}

/** The title is what a browser calls the file when it prints into one. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { army, choice } = await askedFor(props);
  const sheet = await find(army, choice.reader);
  return { title: sheet ? sheetTitle(sheet) : COMMON.notHere };
}

export default async function SheetPage(props: Props) {
  const { army, query, choice } = await askedFor(props);
  const sheet = await find(army, choice.reader);
  if (!sheet) notFound();
  const noted = await notesOfArmy(army, await headers());
  return (
    <OwnPaper drawn={{ kind: "sheet", army, query }}>
      <OwnSheet sheet={sheet} noted={noted} choice={choice} papers={ownPapers(army)} />
    </OwnPaper>
  );
}
