import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { KeepFresh } from "@/app/_components/fresh-page";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { Link } from "@/app/_components/link";
import { tablesAddress } from "@/app/_components/list-address";
import { Moment } from "@/app/_components/moment";
import { PrintButton } from "@/app/_components/print-button";
import { Said } from "@/app/_components/said";
import type { Tournament } from "@/lib/model/tournament";
import { isAllDrawn } from "@/lib/rules/tournament/results";
import { readEventPage } from "@/lib/server/tournaments/event-page";
import { readTournament } from "@/lib/server/tournaments/tournaments";
import { shortVersion } from "@/lib/sheets/text-parts";
import { EVENT, EVENTS, stageSentence } from "@/lib/words/events/events";
import { EventArmies } from "./_components/event-armies";
import { HandIn } from "./_components/hand-in";
import { Organiser } from "./_components/organiser";
import { Players } from "./_components/players";
import { Rounds } from "./_components/rounds";
import { Standings } from "./_components/standings";
import { YourGame } from "./_components/your-game";

type Props = { params: Promise<{ event: string }> };

/** The preview of a link that is posted shows the event's name, and nothing of its armies. */
const titleOf = cache(async (event: string) => (await readTournament(event, null))?.terms.name ?? EVENTS.notFound.heading);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { event } = await params;
  const title = await titleOf(event);
  return { title, description: EVENTS.description, robots: { index: false }, openGraph: { title, description: EVENTS.description } };
}

export default async function EventPage({ params }: Props) {
  const { event } = await params;
  const page = await readEventPage(event, await headers());
  if (!page) notFound();
  const { view, link, checked, sealed, handIn, limits, breaking, armies, theme, tablesName, ownBattle } = page;
  const { terms, stage, you } = view;
  const isOver = isAllDrawn(view);
  const played = { view, limits, breaking, armies };
  const rounds = view.rounds.toReversed();
  // The round that is being played comes first, and at the end the standings.
  const now = stage === "over" ? 0 : 1;
  // An organiser who does not play is asked for no army once they are open.
  const asksForArmy = you.entry !== null || stage === "handing-in" || !(isOver || you.organiser);
  const players = <Players view={view} isOnPaper={checked.length === 0} />;
  return (
    <div className="px-4 py-6 md:px-7">
      <p className="eyebrow">{stageSentence(view)}</p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="[overflow-wrap:anywhere]">{terms.name}</h1>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          {you.organiser && (
            <Link href={`/events/${event}/edit`} className="inline-flex min-h-[44px] items-center">
              {EVENT.edit}
            </Link>
          )}
          <PrintButton label={EVENT.print} />
        </div>
      </div>
      {stage === "playing" && <YourGame {...played} ownBattle={ownBattle} />}
      <p>
        <Moment at={`${terms.date}T12:00:00Z`} day />
        {terms.place && ` · ${terms.place}`} · {EVENT.terms(terms)}
      </p>
      <DeadlineLine terms={terms} stage={stage} tablesName={tablesName} />
      {terms.about && <p className="mt-2 max-w-prose">{terms.about}</p>}
      {theme.length > 0 && (
        <details className="mt-1 max-w-prose">
          <summary className="text-soft">{EVENT.theme}</summary>
          <p>{theme.join(", ")}</p>
        </details>
      )}
      {!view.hasOrganiser && <p className="finding mt-3 max-w-prose">{EVENT.noOrganiser}</p>}
      <div className="grid items-start gap-x-12 xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] xl:grid-rows-[auto_1fr]">
        <div className="empty:hidden">
          {you.organiser && stage !== "over" && <Organiser view={view} link={link} />}
          {asksForArmy && <HandIn event={event} {...handIn} isOrganiser={you.organiser} />}
          <Rounds {...played} rounds={rounds.slice(0, now)} />
        </div>
        <div className="empty:hidden xl:row-span-2">
          <Standings view={view} limits={limits} />
          {stage !== "over" && players}
        </div>
        <div className="empty:hidden">
          <Rounds {...played} rounds={rounds.slice(now)} />
          {stage === "over" && players}
        </div>
      </div>
      <EventArmies event={event} checked={checked} sealed={sealed} />
      <details className="mt-6 print:hidden">
        <summary className="text-soft">{EVENT.rounds.proof}</summary>
        <Proof {...view} />
      </details>
      {/* A closed fold has nothing on paper. */}
      <div className="mt-3 hidden print:block">
        <Proof {...view} />
      </div>
      <KeepFresh />
      <GlossaryCard />
    </div>
  );
}

/** What shows that nobody bent the draw. */
const Proof = ({ seed, commitment }: Pick<Tournament, "seed" | "commitment">) => (
  <p className="max-w-prose font-mono text-[0.8rem] text-soft [overflow-wrap:anywhere] print:max-w-none">
    {seed ? EVENT.rounds.seed(seed, commitment) : EVENT.rounds.commitment(commitment)}
  </p>
);

type DeadlineProps = Pick<Tournament, "terms" | "stage"> & { readonly tablesName: string | null };

/** The deadline, and what judges the armies. On paper a deadline that is past says nothing. */
function DeadlineLine({ terms, stage, tablesName }: DeadlineProps) {
  const { rules } = terms;
  return (
    <p className="text-soft">
      <span className={stage === "handing-in" ? "" : "print:hidden"}>
        <Said
          words={stage === "handing-in" ? EVENT.deadline : EVENT.closed}
          slots={{ moment: () => <Moment at={terms.deadline} minute /> }}
        />
        {stage === "handing-in" && `. ${EVENT.sealWords[terms.armies]}`}
        {rules && ". "}
      </span>
      {rules && (
        <Said
          words={EVENT.rulesTables(shortVersion(rules), tablesName)}
          slots={{ tables: (text) => <Link href={tablesAddress(rules)}>{text}</Link> }}
        />
      )}
    </p>
  );
}
