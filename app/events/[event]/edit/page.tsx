import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { Link } from "@/app/_components/link";
import { readerOf } from "@/lib/server/identity";
import { offeredTables } from "@/lib/server/own-tables";
import { running } from "@/lib/server/running";
import { readTournament } from "@/lib/server/tournaments/tournaments";
import { EVENT, EVENT_FORM } from "@/lib/words/events/events";
import { EVENT_REFUSALS } from "@/lib/words/events/refusals";
import { TermsForm } from "../../_components/terms-form";
import { EndOfEvent } from "../_components/end-of-event";

export const metadata: Metadata = { title: EVENT_FORM.edit, robots: { index: false } };

/** For its organiser: the terms, handing over, and deleting. */
export default async function EditEventPage({ params }: { params: Promise<{ event: string }> }) {
  const { event } = await params;
  const reader = await readerOf(await headers());
  const view = await readTournament(event, reader?.id ?? null);
  if (!view) notFound();
  const { environment, knowledge } = running();
  return (
    <div className="px-4 py-6 md:px-7">
      <h1>{EVENT_FORM.edit}</h1>
      <p>
        <Link href={`/events/${event}`}>{EVENT.sheets.back}</Link>
      </p>
      {!view.you.organiser && <p className="finding mt-3 max-w-prose">{EVENT_REFUSALS["not-organiser"]({})}</p>}
      {view.you.organiser && (
        <>
          <TermsForm
            lists={knowledge.catalog.lists.map(({ id, name, region }) => ({ id, name, region }))}
            tables={await offeredTables(reader, view.terms.rules)}
            {...{ event, start: view.terms, usualPoints: view.terms.points }}
          />
          <EndOfEvent event={event} name={view.terms.name} link={`${environment.publicUrl}/events/${event}/take-over`} />
        </>
      )}
    </div>
  );
}
