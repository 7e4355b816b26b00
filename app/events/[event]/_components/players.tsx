"use client";

import { type SubmitEvent, useState } from "react";
import { TextField } from "@/app/_components/text-field";
import { LETTERS } from "@/lib/model/enumerations";
import type { DECISIONS, Entry, Tournament } from "@/lib/model/tournament";
import { isAllDrawn } from "@/lib/rules/tournament/results";
import { EVENT, entryWords, playerWords } from "@/lib/words/events/events";
import { type Change, ChangeLine, useChange } from "./use-change";

const WORDS = EVENT.players;

type Props = {
  readonly view: Pick<Tournament, "event" | "entries" | "you" | "stage" | "rounds" | "terms">;
  /** On paper the table of the armies says all of it, where it is there. */
  readonly isOnPaper: boolean;
};

/** Where a player's row stands on the page. */
export const playerId = (entry: string): string => `player-${entry}`;

/** Everybody at the event, and for the organiser what he can decide of each. */
export function Players({ view, isOnPaper }: Props) {
  const { entries, you } = view;
  const change = useChange(view.event);
  return (
    <section aria-labelledby="players" className={`mt-8 print:mt-4 ${isOnPaper ? "" : "print:hidden"}`}>
      <h2 id="players">{WORDS.title(entries.length)}</h2>
      {entries.length === 0 && <p className="text-soft">{WORDS.none}</p>}
      {entries.length > 0 && (
        <table className="ledger mt-2 max-w-4xl">
          <thead className="max-sm:sr-only">
            <tr>
              <th scope="col">{WORDS.name}</th>
              <th scope="col">{WORDS.state}</th>
              {you.organiser && (
                <th scope="col" className="print:hidden">
                  <span className="sr-only">{WORDS.decide}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.entry} id={playerId(entry.entry)}>
                <th scope="row" className="!text-[1rem] !text-ink !align-baseline">
                  {playerWords(entry)}
                  <span className="font-normal text-soft max-sm:block">
                    {" "}
                    {entry.club}
                    {entry.entry === you.entry && (
                      <span className="print:hidden">
                        {entry.club && ", "}
                        {WORDS.you}
                      </span>
                    )}
                  </span>
                </th>
                <td>{entryWords(entry)}</td>
                {you.organiser && (
                  <td className="print:hidden">
                    <Decide entry={entry} change={change} view={view} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ChangeLine said={change.said} />
      {you.organiser && !isAllDrawn(view) && <AddGuest change={change} />}
    </section>
  );
}

/** The decisions that would change something. */
function open(entry: Entry, view: Props["view"]): readonly (typeof DECISIONS)[number][] {
  const { accepted, guest, withdrawn, verdict, late } = entry;
  if (entry.name === null) return [];
  if (withdrawn) return ["bring-back"];
  const isSound = verdict?.legal === true && !late;
  const ofArmy = guest || isSound || view.stage === "handing-in" ? [] : accepted ? (["turn-away"] as const) : (["accept"] as const);
  return isAllDrawn(view) ? ofArmy : [...ofArmy, "withdraw"];
}

function Decide({
  entry,
  change: { change, busy },
  view,
}: {
  readonly entry: Entry;
  readonly change: Change;
  readonly view: Props["view"];
}) {
  const [note, setNote] = useState("");
  const decisions = open(entry, view);
  if (decisions.length === 0) return null;
  return (
    // Open where an army waits for it.
    <details open={decisions.includes("accept")}>
      <summary className="text-soft">{WORDS.decide}</summary>
      <div className="grid gap-2 py-2">
        <TextField label={WORDS.note} value={note} maxLength={LETTERS.note} onChange={(event) => setNote(event.target.value)} />
        <div className="flex flex-wrap gap-2">
          {decisions.map((decision) => (
            <button
              key={decision}
              type="button"
              className="button"
              data-small
              aria-disabled={busy || undefined}
              onClick={() => void change("PUT", `/entries/${entry.entry}/decision`, { decision, note: note.trim() || null })}
            >
              {decision === "withdraw" && view.rounds.length === 0 ? WORDS.remove : WORDS.decisions[decision]}
            </button>
          ))}
        </div>
      </div>
    </details>
  );
}

function AddGuest({ change: { change, busy } }: { readonly change: Change }) {
  async function submit(submitted: SubmitEvent<HTMLFormElement>): Promise<void> {
    submitted.preventDefault();
    const form = submitted.currentTarget;
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? "").trim();
    if (await change("POST", "/entries", { name: text("name"), club: text("club") || null })) form.reset();
  }
  return (
    <details className="max-w-2xl print:hidden">
      <summary className="min-h-[44px] content-center text-soft">{WORDS.addGuest}</summary>
      <form method="post" aria-label={WORDS.addGuest} onSubmit={submit} className="flex flex-wrap items-end gap-3 pb-3">
        <p className="w-full text-soft">{WORDS.guestHint}</p>
        <TextField label={WORDS.name} name="name" required maxLength={LETTERS.player} autoComplete="off" className="w-56" />
        <TextField label={EVENT.handIn.club} name="club" maxLength={LETTERS.player} autoComplete="off" className="w-56" />
        <button type="submit" className="button" aria-disabled={busy || undefined}>
          {WORDS.add}
        </button>
      </form>
    </details>
  );
}
