"use client";

import { type KeyboardEvent, memo, useId, useRef, useState } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import type { BattleTables } from "@/lib/model/battle-tables";
import { COLOURS, type Colour } from "@/lib/model/enumerations";
import { HAND, handWords, keepingMeans, keepingWords, SCOUTING } from "@/lib/words/battle/days";
import type { Other } from "@/lib/words/battle/names";
import { PlayingCard } from "./playing-card";
import "./cards.css";
import "../days/days.css";

type Props = {
  readonly cards: readonly Colour[];
  readonly legal: readonly Colour[];
  readonly chosen: Colour | null;
  readonly committed: Colour | null;
  /** Played without an answer yet; `isWaiting`: it could not be sent, and is tried again. */
  readonly sent?: { readonly card: Colour; readonly isWaiting: boolean } | null;
  readonly pick: (card: Colour) => void;
};

type Group = { readonly colour: Colour; readonly count: number };

const BEST_FIRST = [...COLOURS].reverse();
const grouped = (cards: readonly Colour[]): readonly Group[] =>
  BEST_FIRST.map((colour) => ({ colour, count: cards.filter((card) => card === colour).length })).filter(({ count }) => count > 0);

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The player's hand, a choice for every colour. Arrow keys go from one to the next; only Enter, the space bar or a tap chooses. While
 * another card is chosen, picking the committed one undoes that.
 */
export function HandOfCards({ cards, legal, chosen, committed, sent = null, pick }: Props) {
  const why = useId();
  const choices = useRef(new Map<Colour, HTMLButtonElement>());
  const [visited, setVisited] = useState<Colour | null>(null);
  const groups = grouped(cards);
  const raised = sent?.card ?? chosen ?? committed;
  const isHeld = (colour: Colour | null) => groups.some((group) => group.colour === colour);
  const entry = [visited, raised].find(isHeld) ?? groups.find(({ colour }) => legal.includes(colour))?.colour ?? groups[0]?.colour;
  const tagOf = (colour: Colour) => (sent?.isWaiting && colour === sent.card ? HAND.waiting : colour === committed ? HAND.played : null);
  const words = handWords({ cards, legal, committed });

  const goOn = (event: KeyboardEvent, at: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = groups[(at + step + groups.length) % groups.length];
    if (next) choices.current.get(next.colour)?.focus();
  };
  return (
    <div>
      <div className="hand" role="radiogroup" aria-label={HAND.name} aria-describedby={words ? why : undefined}>
        {groups.map(({ colour, count }, at) => {
          const isOpen = !sent && (legal.includes(colour) || (colour === committed && chosen !== null));
          return (
            // biome-ignore lint/a11y/useSemanticElements: in native radio buttons the arrow keys would choose, and a choice may be sent at once
            <button
              key={colour}
              ref={(element) => {
                if (element) choices.current.set(colour, element);
                else choices.current.delete(colour);
              }}
              type="button"
              role="radio"
              className="hand-choice"
              aria-checked={colour === raised}
              aria-disabled={!isOpen}
              tabIndex={colour === entry ? 0 : -1}
              data-shut={(!isOpen && !sent && colour !== committed && legal.length > 0) || undefined}
              onFocus={() => setVisited(colour)}
              onKeyDown={(event) => goOn(event, at)}
              onClick={() => isOpen && pick(colour)}
            >
              <CardFan colour={colour} count={count} />
              <span className="hand-name">{HAND.cards(colour, count)}</span>
              {tagOf(colour) && <span className="hand-tag">{tagOf(colour)}</span>}
            </button>
          );
        })}
      </div>
      {words && (
        <p id={why} className="mt-1 text-[0.9rem] text-soft">
          {words}
        </p>
      )}
    </div>
  );
}

/** Cards of one colour, the last on top. The parent says in words what they are. */
const CardFan = memo(function CardFan({ colour, count }: { readonly colour: Colour; readonly count: number }) {
  return (
    <span className="card-fan" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <PlayingCard key={at} colour={colour} size="hand" />
      ))}
    </span>
  );
});

type KeepCardsProps = {
  readonly cards: readonly Colour[];
  /** Places in `cards`. */
  readonly chosen: readonly number[];
  readonly toggle: (at: number) => void;
  readonly tables: Pick<BattleTables, "scoutingPercent" | "limits" | "pack">;
  readonly seen?: Other;
};

/** The cards left after the five days: which are kept for out-scouting. */
export function KeepCards({ cards, chosen, toggle, tables, seen }: KeepCardsProps) {
  const sorted = cards
    .map((colour, at) => ({ colour, at, percent: tables.scoutingPercent.find((row) => row.id === colour)?.percent }))
    .sort((one, other) => COLOURS.indexOf(other.colour) - COLOURS.indexOf(one.colour));
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{SCOUTING.keep}</legend>
      <p className="max-w-prose text-soft">
        <AwaitedWords text={keepingMeans(tables, seen)} />
      </p>
      <div className="hand">
        {sorted.map(({ colour, at, percent }) => (
          <label key={at} className="keep-choice">
            <input type="checkbox" className="sr-only" checked={chosen.includes(at)} onChange={() => toggle(at)} />
            <span className="card-fan" aria-hidden="true">
              <PlayingCard colour={colour} size="hand" />
            </span>
            <span className="hand-name">{colour}</span>
            {percent !== undefined && <span className="hand-worth">{SCOUTING.scouts(percent)}</span>}
            <span className="hand-tag">{chosen.includes(at) ? SCOUTING.kept : SCOUTING.notKept}</span>
          </label>
        ))}
      </div>
      <p aria-live="polite">{keepingWords(chosen.length, cards.length)}</p>
    </fieldset>
  );
}
