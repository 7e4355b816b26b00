import type { ReactNode } from "react";
import { DeathDie } from "@/app/battles/_components/cards/death-die";
import { CardBack, CardSlot, PlayingCard } from "@/app/battles/_components/cards/playing-card";
import { DaysTable } from "@/app/battles/_components/days/days-table";
import { InvasionRoll } from "@/app/battles/_components/days/invasion-roll";
import { OutScouting } from "@/app/battles/_components/days/out-scouting";
import { TwoForces } from "@/app/battles/_components/days/two-forces";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { COLOURS, DIE_FACES } from "@/lib/model/enumerations";
import { seatNames } from "@/lib/words/battle/names";
import { Hands } from "./hands";
import { sampleView } from "./sample-view";

const SIZES = ["hand", "row", "tiny"] as const;

type TablesProps = { readonly tables: BattleTables };

/** Cards, dice, and the reports of the five days. */
export function CardParts({ tables }: TablesProps) {
  return (
    <section className="grid gap-8">
      <h2>Cards and days</h2>
      {SIZES.map((size) => (
        <div key={size} className="flex flex-wrap gap-3">
          {COLOURS.map((colour) => (
            <PlayingCard key={colour} colour={colour} size={size} />
          ))}
          <PlayingCard colour="red" size={size} faded />
          <CardBack size={size} />
          <CardBack size={size} mine={false} />
          <CardBack size={size} faded />
          <CardSlot size={size} />
          <CardSlot size={size} word="pass" />
        </div>
      ))}
      <div className="grid w-max grid-cols-4 gap-3">
        {[...COLOURS].reverse().flatMap((colour) => DIE_FACES.map((face) => <DeathDie key={colour + face} colour={colour} face={face} />))}
      </div>
      <div className="grid max-w-2xl gap-8">
        <Hands tables={tables} />
      </div>
      <DayParts tables={tables} />
    </section>
  );
}

const DAYS: readonly (readonly [Partial<BattleView>, SeatName | null])[] = [
  [{}, "a"],
  [{ declared: { a: null, b: "pass" }, committed: { a: true, b: false } }, "b"],
  [{ day: 3 }, null],
  [{ day: 5, days: [...sampleView({}).days, { day: 4, cards: { a: null, b: null }, mover: null, from: "B4", to: "B4" }] }, "b"],
  [{ day: null, days: [], step: "position" }, "a"],
];

const SCOUTED = {
  cards: { a: ["red", "yellow", "green", "green", "white"], b: ["yellow", "black"] },
  ...{ percent: { a: 80, b: 20 }, by: "a", difference: 60 },
} satisfies BattleView["outscouting"];

function DayParts({ tables }: TablesProps) {
  const told = (children: (view: BattleView, eyes: SeatName | null) => ReactNode, changes: Partial<BattleView>, eyes: SeatName | null) =>
    children(sampleView(changes), eyes);
  const names = (view: BattleView, eyes: SeatName | null) => seatNames(view, eyes);
  return (
    <div className="grid max-w-2xl gap-10">
      {DAYS.map(([changes, eyes], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <div key={at}>
          {told(
            (view, of) => (
              <DaysTable view={view} tables={tables} eyes={of} names={names(view, of)} />
            ),
            changes,
            eyes,
          )}
        </div>
      ))}
      {told(
        (view, of) => (
          <InvasionRoll view={view} tables={tables} names={names(view, of)} />
        ),
        {},
        "a",
      )}
      {told(
        (view, of) => (
          <InvasionRoll view={view} tables={tables} names={names(view, of)} />
        ),
        { roles: null },
        null,
      )}
      {told(
        (view, of) => (
          <InvasionRoll view={view} tables={tables} names={names(view, of)} />
        ),
        { invasion: [] },
        "a",
      )}
      {told(
        (view, of) => (
          <OutScouting view={view} tables={tables} names={names(view, of)} />
        ),
        { outscouting: SCOUTED },
        "a",
      )}
      {told(
        (view, of) => (
          <OutScouting view={view} tables={tables} names={names(view, of)} />
        ),
        { outscouting: { ...SCOUTED, by: null } },
        null,
      )}
      {told(
        (view, of) => (
          <TwoForces view={view} names={names(view, of)} />
        ),
        {},
        "a",
      )}
      {told(
        (view, of) => (
          <TwoForces view={view} names={names(view, of)} />
        ),
        { forces: { a: sampleView({}).forces.a, b: null } },
        "a",
      )}
    </div>
  );
}
