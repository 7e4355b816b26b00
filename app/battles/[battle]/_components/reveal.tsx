import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { inBrowser, useKeptText } from "@/app/_components/browser/storage";
import { InvasionRoll, OutScouting } from "@/app/battles/_components/days/invasion-and-scouting";
import type { BattleView } from "@/lib/model/battle-view";
import type { BattleId } from "@/lib/model/identifiers";
import { INVASION, SCOUTING } from "@/lib/words/battle/days";
import { ROOM } from "@/lib/words/battle/room";
import { useNames, useOfView, useRoom, useViewOf } from "./room-context";
import { isPrepared } from "./standing";

/** What is shown by itself until its player goes on: the roll for the invader, and the scouting cards. */
type Reveal = "invasion" | "scouting";

/** Under this key a browser keeps the last one that was shown in a battle. */
export const revealKey = (battle: BattleId): string => `condotta.revealed.${battle}`;

const LAST: Reveal = "scouting";

/** Shows none of them in this battle any more. */
export const passReveals = (battle: BattleId): boolean => inBrowser.write(revealKey(battle), LAST);

type Shown = Pick<BattleView, "seat" | "step" | "invasion" | "days" | "outscouting" | "camps" | "units">;

/** What a player should see before the next decision: the dice until cards are played, the scouting cards until this seat has deployed. */
export function revealOf({ seat, step, invasion, days, outscouting, camps, units }: Shown): Reveal | null {
  if (seat === null || isPrepared({ step })) return null;
  if (outscouting) return camps[seat] === null && units.every((one) => one.seat !== seat) ? "scouting" : null;
  return invasion.length > 0 && days.length === 0 ? "invasion" : null;
}

/** The reveal that this browser has not shown yet, and what to call when its player goes on. */
export function useReveal(): { readonly reveal: Reveal | null; readonly goOn: () => void } {
  const { battle, heading } = useRoom();
  const due = useOfView(revealOf);
  const key = revealKey(battle);
  const seen = useKeptText(key);
  const goOn = useCallback(() => {
    if (due) inBrowser.write(key, due);
    heading.current?.focus({ preventScroll: true });
  }, [due, key, heading]);
  return { reveal: seen === undefined || seen === due || seen === LAST ? null : due, goOn };
}

/** What comes onto the table once the scouting cards are dealt: it tells how they compare. */
const NOT_YET = { units: [], camps: { a: null, b: null }, markers: [] } as const;

/** The table without that, until its player has looked at the cards. */
export function useHeldBack<Seen extends Pick<BattleView, keyof typeof NOT_YET>>(seen: Seen): Seen {
  const { reveal } = useReveal();
  return useMemo(() => (reveal === null ? seen : { ...seen, ...NOT_YET }), [seen, reveal]);
}

type Props = { readonly reveal: Reveal; readonly goOn: () => void };

/** In place of the turn: what was rolled or dealt, and the button that goes on. */
export const RevealTurn = memo(function RevealTurn({ reveal, goOn }: Props) {
  const { heading } = useRoom();
  const [eyebrow, title] = reveal === "invasion" ? [ROOM.invasionRoll, INVASION.question] : [SCOUTING.heading, SCOUTING.question];
  return (
    <div className="reveal">
      <header className="turn-head">
        <p className="eyebrow">{eyebrow}</p>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
      </header>
      {reveal === "invasion" ? <RolledInvasion /> : <DealtScouting />}
      <p className="reveal-foot screen-only">
        <button type="button" className="button" data-filled onClick={goOn}>
          {ROOM.goOn}
        </button>
      </p>
    </div>
  );
});

/** In milliseconds. */
const TURNS_EVERY = 650;

/** Turns the scouting cards of both sides over one by one; all at once for readers who want no motion. */
export function useTurnedCards({ outscouting }: Pick<BattleView, "outscouting">): number {
  const most = outscouting ? Math.max(outscouting.cards.a.length, outscouting.cards.b.length) : 0;
  // All lie open in what the server draws, for readers without scripts.
  const [turned, setTurned] = useState(most);
  useLayoutEffect(() => {
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) setTurned(0);
  }, []);
  useEffect(() => {
    if (turned >= most) return;
    const timer = setTimeout(() => setTurned(turned + 1), TURNS_EVERY);
    return () => clearTimeout(timer);
  }, [turned, most]);
  return turned;
}

const OF_ROLL = ["invasion", "forces", "roles"] as const;

function RolledInvasion() {
  const { tables } = useRoom().book;
  const names = useNames();
  return <InvasionRoll view={useViewOf(OF_ROLL)} tables={tables} names={names} />;
}

const OF_SCOUTING = ["outscouting"] as const;

function DealtScouting() {
  const { tables } = useRoom().book;
  const names = useNames();
  const view = useViewOf(OF_SCOUTING);
  return <OutScouting view={view} tables={tables} names={names} turned={useTurnedCards(view)} />;
}
