import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ArmyPapers, ownPapers, SheetChoices } from "@/app/_components/army-sheet/army-papers";
import { ArmySheetPage } from "@/app/_components/army-sheet/army-sheet-page";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { Link } from "@/app/_components/link";
import { pageNumbers } from "@/app/_components/paper/paper";
import { readSheetQuery, type SheetQuery } from "@/app/_components/paper/paper-query";
import { PrintButton } from "@/app/_components/print-button";
import { Said } from "@/app/_components/said";
import type { SheetReader } from "@/lib/model/army-sheet";
import { notesOfArmy, sheetOfArmy } from "@/lib/server/army-papers";
import { EDITOR } from "@/lib/words/editor";
import { SHEET } from "@/lib/words/sheet";
import { COMMON } from "@/lib/words/site";

type Props = { params: Promise<{ army: string }>; searchParams: Promise<SheetQuery> };

/** Title and page ask for the same sheet. */
const find = cache(async (army: string, reader: SheetReader) => sheetOfArmy(army, reader, await headers()));

async function askedFor({ params, searchParams }: Props) {
  return { army: (await params).army, ...readSheetQuery(await searchParams) };
}

/** The title is what a browser calls the file when it prints into one. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { army, reader } = await askedFor(props);
  const sheet = await find(army, reader);
  return { title: sheet ? EDITOR.sheet.title(sheet.name) : COMMON.notHere };
}

export default async function SheetPage(props: Props) {
  const { army, paper, reader, notes } = await askedFor(props);
  const sheet = await find(army, reader);
  if (!sheet) notFound();
  const noted = reader === "own" ? await notesOfArmy(army, await headers()) : [];
  const units = sheet.commands.flatMap((one) => one.units);
  const nameOf = (number: number | null) => units.find((one) => one.number === number)?.name ?? null;
  const remarks = notes ? noted.map(({ number, note }) => SHEET.ownNote(number, nameOf(number), note)).join(" ") : "";
  const papers = ownPapers(army);
  return (
    <div className="px-4 py-4 md:px-7 print:p-0">
      <div style={pageNumbers(paper)} className="sheet-measure mb-4 flex flex-wrap items-center gap-x-8 gap-y-1 print:hidden">
        <Link href={papers.back} className="inline-flex min-h-[44px] min-w-0 flex-auto items-center [overflow-wrap:anywhere]">
          {EDITOR.sheet.back(sheet.name)}
        </Link>
        <ArmyPapers papers={papers} here="sheet" reader={reader} />
        <div className="order-last basis-full">
          <SheetChoices papers={papers} reader={reader} paper={paper} notes={notes} hasNotes={noted.length > 0} />
        </div>
        <PrintButton filled />
        {sheet.link === null && reader === "own" && (
          <p className="order-last basis-full text-soft">
            <Said words={EDITOR.sheet.notShared} slots={{ editor: (text) => <Link href={papers.back}>{text}</Link> }} />
          </p>
        )}
      </div>
      <ArmySheetPage sheet={sheet} paper={paper} remarks={remarks} />
      <GlossaryCard />
    </div>
  );
}
