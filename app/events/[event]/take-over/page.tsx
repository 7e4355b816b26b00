import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readTournament } from "@/lib/server/tournaments/tournaments";
import { EVENT } from "@/lib/words/events/events";
import { TakeOver } from "../_components/take-over";

export const metadata: Metadata = { title: EVENT.takeOver.title, robots: { index: false }, referrer: "no-referrer" };

/** Opened by the link with which an organiser hands the event over. */
export default async function TakeOverPage({ params }: { params: Promise<{ event: string }> }) {
  const { event } = await params;
  const view = await readTournament(event, null);
  if (!view) notFound();
  return (
    <div className="px-4 py-6 md:px-7">
      <p className="eyebrow">{view.terms.name}</p>
      <h1>{EVENT.takeOver.title}</h1>
      <TakeOver event={event} />
    </div>
  );
}
