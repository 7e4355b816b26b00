"use client";

import { useState } from "react";
import { AskedButton } from "@/app/_components/asked-button";
import { HandOnLink } from "@/app/_components/hand-on-link";
import type { Tournament } from "@/lib/model/tournament";
import { isAllDrawn } from "@/lib/rules/tournament/results";
import { EVENT } from "@/lib/words/events/events";
import { COMMON } from "@/lib/words/site";
import { ChangeLine, useChange } from "./use-change";

const WORDS = EVENT.organiser;

/** What the organiser does next. */
export function Organiser({ view, link }: { readonly view: Tournament; readonly link: string }) {
  const { change, busy, said } = useChange(view.event);
  const [isHandingOn, setHandingOn] = useState(false);
  const { stage, rounds, terms, entries } = view;
  const unsound = entries.filter(({ plays, withdrawn }) => plays === false && withdrawn === null).length;
  const waits = rounds.at(-1)?.pairings.filter(({ state }) => state !== "settled").length ?? 0;
  const isHandingIn = stage === "handing-in";
  const isNext = !isHandingIn && !isAllDrawn(view);
  return (
    <section aria-labelledby="organiser" className="mt-6 max-w-3xl border-y border-rule py-4 print:hidden">
      <h2 id="organiser">{WORDS.title}</h2>
      <div className="mt-3 grid gap-3">
        {/* Players who come late need it too. */}
        <p className="[overflow-wrap:anywhere]">
          {WORDS.link}: <a href={link}>{link}</a>
        </p>
        {isHandingOn && <HandOnLink url={link} name={terms.name} label={WORDS.link} isNew />}
        <div className="flex flex-wrap gap-3 empty:hidden">
          {!isHandingOn && (
            <button type="button" className="button" data-filled={isHandingIn || undefined} onClick={() => setHandingOn(true)}>
              {WORDS.handOn}
            </button>
          )}
          {isHandingIn && (
            <AskedButton label={WORDS.close} asks={WORDS.closeAsk} keep={COMMON.cancel} busy={busy} act={() => change("POST", "/close")} />
          )}
        </div>
        {!isHandingIn && unsound > 0 && <p>{WORDS.toDecide(unsound)}</p>}
        {waits > 0 && <p>{WORDS.waits(waits)}</p>}
        {isNext && (
          <div>
            <button
              type="button"
              className="button"
              data-filled
              aria-disabled={busy || waits > 0 || undefined}
              onClick={() => waits === 0 && void change("POST", "/rounds", { round: rounds.length + 1 })}
            >
              {EVENT.rounds.draw(rounds.length + 1)}
            </button>
          </div>
        )}
      </div>
      <ChangeLine said={said} />
    </section>
  );
}
