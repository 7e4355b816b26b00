import type { Metadata } from "next";
import { headers } from "next/headers";
import { KeepFresh } from "@/app/_components/fresh-page";
import { Link } from "@/app/_components/link";
import { Moment } from "@/app/_components/moment";
import { Said } from "@/app/_components/said";
import type { TournamentSummary } from "@/lib/model/tournament";
import { readerOf } from "@/lib/server/identity";
import { listTournaments } from "@/lib/server/tournaments/tournaments";
import { EVENTS } from "@/lib/words/events/events";

export const metadata: Metadata = { title: EVENTS.title, description: EVENTS.description };

/** The events that the reader organises or plays in. */
export default async function EventsPage() {
  const reader = await readerOf(await headers());
  const mine = reader ? await listTournaments(reader.id) : [];
  return (
    <div className="px-4 py-6 md:px-7">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1>{EVENTS.title}</h1>
        <Link href="/events/new" className="button" data-filled>
          {EVENTS.open}
        </Link>
      </div>
      {mine.length === 0 && <p className="max-w-prose font-serif text-[1.25rem] leading-snug">{EVENTS.none}</p>}
      <Events title={EVENTS.mine.organised} events={mine.filter(({ organiser }) => organiser)} />
      <Events title={EVENTS.mine.entered} events={mine.filter(({ organiser }) => !organiser)} />
      {mine.length > 0 && <KeepFresh />}
      {mine.length > 0 && reader?.anonymous && (
        <p className="mt-8 text-soft">
          <Said words={EVENTS.anonymous} slots={{ account: (text) => <Link href="/account">{text}</Link> }} />
        </p>
      )}
    </div>
  );
}

function Events({ title, events }: { readonly title: string; readonly events: readonly TournamentSummary[] }) {
  if (events.length === 0) return null;
  return (
    <section className="mt-6 max-w-4xl">
      <h2 className="eyebrow">{title}</h2>
      <ul className="mt-2 border-t border-rule">
        {events.map(({ event, name, date, entries, stage }) => (
          <li key={event} className="border-b border-rule py-3 [overflow-wrap:anywhere]">
            <Link href={`/events/${event}`} className="font-serif text-[1.35rem] font-medium leading-tight text-ink">
              {name}
            </Link>
            <p className="text-soft">
              <Moment at={`${date}T12:00:00Z`} day /> · {EVENTS.about(entries, stage)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
