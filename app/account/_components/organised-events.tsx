import type { TournamentSummary } from "@/lib/model/tournament";
import { ACCOUNT } from "@/lib/words/account";

const WORDS = ACCOUNT.delete;

/** The reader's events that would go on without an organiser, each with the way to hand it over. */
export function OrganisedEvents({ events }: { readonly events: readonly TournamentSummary[] }) {
  const goingOn = events.filter(({ organiser, entered, entries }) => organiser && entries > Number(entered));
  if (goingOn.length === 0) return null;
  return (
    <div className="finding" data-severity="warning">
      <p>{WORDS.organises(goingOn.length)}</p>
      <ul>
        {goingOn.map(({ event, name }) => (
          <li key={event} className="[overflow-wrap:anywhere]">
            <a href={`/events/${event}/edit#hand-over`} className="inline-flex min-h-[44px] items-center">
              {WORDS.handOver(name)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
