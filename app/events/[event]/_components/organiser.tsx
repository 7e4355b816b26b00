"use client";

import { Fragment, useState } from "react";
import { AskedButton } from "@/app/_components/asked-button";
import { HandOnLink } from "@/app/_components/hand-on-link";
import type { Tournament } from "@/lib/model/tournament";
import { isAllDrawn } from "@/lib/rules/tournament/results";
import { EVENT, playerWords } from "@/lib/words/events/events";
import { COMMON } from "@/lib/words/site";
import { playerId } from "./players";
import { tableId } from "./rounds";
import { ChangeLine, useChange } from "./use-change";

const WORDS = EVENT.organiser;

/** What the organiser does next. */
export function Organiser({ view, link }: { readonly view: Tournament; readonly link: string }) {
  const { change, busy, said } = useChange(view.event);
  const [isHandingOn, setHandingOn] = useState(false);
  const { stage, rounds, terms, entries } = view;
  const unsound = entries.filter(({ plays, withdrawn }) => plays === false && withdrawn === null);
  const waiting = rounds.at(-1)?.pairings.filter(({ state }) => state !== "settled") ?? [];
  const waits = waiting.length;
  const disputed = waiting.flatMap(({ state, table }) => (state === "disputed" && table !== null ? [table] : []));
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
        {!isHandingIn && unsound.length > 0 && (
          <Named words={WORDS.toDecide(unsound.length)} links={unsound.map((one) => [playerId(one.entry), playerWords(one)])} />
        )}
        {disputed.length > 0 && (
          <Named
            words={WORDS.disputed(disputed.length)}
            links={disputed.map((table) => [tableId(rounds.length, table), EVENT.rounds.table(table)])}
          />
        )}
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

type Named = { readonly words: string; readonly links: readonly (readonly [id: string, name: string])[] };

/** What waits for the organiser, and where on the page each of it stands. */
const Named = ({ words, links }: Named) => (
  <p className="finding [overflow-wrap:anywhere]" data-severity="warning">
    {words}{" "}
    {links.map(([id, name], at) => (
      <Fragment key={id}>
        {at > 0 && ", "}
        <a href={`#${id}`}>{name}</a>
      </Fragment>
    ))}
  </p>
);
