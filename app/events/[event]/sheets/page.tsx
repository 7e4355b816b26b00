import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { ArmySheetPage } from "@/app/_components/army-sheet/army-sheet-page";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { Link } from "@/app/_components/link";
import { PrintButton } from "@/app/_components/print-button";
import { readEventSheets } from "@/lib/server/tournaments/event-page";
import { EVENT } from "@/lib/words/events/events";

export const metadata: Metadata = { title: EVENT.armies.sheets, robots: { index: false } };

/** Every sheet that the reader may see, one after the other: printed into one file. */
export default async function EventSheetsPage({ params }: { params: Promise<{ event: string }> }) {
  const { event } = await params;
  const found = await readEventSheets(event, await headers());
  if (!found) notFound();
  const { name, sheets } = found;
  return (
    <div className="px-4 py-4 md:px-7 print:p-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1>{EVENT.sheets.title(name)}</h1>
        <span className="flex flex-wrap items-center gap-4">
          <Link href={`/events/${event}`}>{EVENT.sheets.back}</Link>
          {sheets.length > 0 && <PrintButton />}
        </span>
      </div>
      {sheets.length === 0 && <p>{EVENT.sheets.none}</p>}
      {sheets.map(({ entry, sheet }) => (
        <div key={entry} id={entry} className="mb-10 scroll-mt-20 break-after-page last:break-after-auto print:mb-0">
          <ArmySheetPage sheet={sheet} paper="a4" />
        </div>
      ))}
      <GlossaryCard />
    </div>
  );
}
