"use client";

import { AwaitedWords } from "@/app/_components/awaited-words";
import type { BattleTables } from "@/lib/model/battle-tables";
import { COLOURS, type Colour } from "@/lib/model/enumerations";
import { keepingMeans, keepingWords, SCOUTING } from "@/lib/words/battle/days";
import type { Other } from "@/lib/words/battle/names";
import { PlayingCard } from "../cards/playing-card";
import "./days.css";

type Props = {
  readonly cards: readonly Colour[];
  /** Places in `cards`. */
  readonly chosen: readonly number[];
  readonly toggle: (at: number) => void;
  readonly tables: Pick<BattleTables, "scoutingPercent" | "limits" | "pack">;
  readonly seen?: Other;
};

/** The cards left after the five days: which are kept for out-scouting. */
export function KeepCards({ cards, chosen, toggle, tables, seen }: Props) {
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
