import type { ReactNode } from "react";
import { BattlefieldPicture } from "@/app/_components/battlefield/battlefield-picture";
import { ZONED } from "@/app/_components/battlefield/field-layout";
import { CardBack, PlayingCard } from "@/app/battles/_components/cards/playing-card";
import { CampaignChart, type ChartDay } from "@/app/battles/_components/chart/campaign-chart";
import { MapSources } from "@/app/battles/_components/chart/chart-frame";
import { DaysTable } from "@/app/battles/_components/days/days-table";
import { InvasionRoll, OutScouting } from "@/app/battles/_components/days/invasion-and-scouting";
import { OnTheTable } from "@/app/battles/_components/table/on-the-table";
import type { BattleEvent } from "@/lib/model/battle-event";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { COLOURS, type Colour } from "@/lib/model/enumerations";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { otherFor, type SeatNames } from "@/lib/words/battle/names";
import { RECORD } from "@/lib/words/battle/record";
import { useTurnedCards } from "../../_components/reveal";
import { useFieldLayout } from "../../_components/use-field-layout";

type ReplayChartProps = {
  readonly view: BattleView;
  readonly tables: BattleTables;
  readonly ground: ReactNode;
  readonly seats: readonly [SeatName, SeatName];
};

/** The map at that moment. */
export function ReplayChart({ view, tables, ground, seats: [first, second] }: ReplayChartProps) {
  const days: readonly ChartDay[] = view.days.map(({ day, to, cards }) => ({ day, to, cards: [cards[first], cards[second]] }));
  return (
    <>
      <CampaignChart
        tables={tables}
        ground={ground}
        territory={view.territory}
        start={view.days[0]?.from ?? view.square}
        days={days}
        marker={view.square}
        choices={[]}
        chosen={null}
      />
      <div className="mt-2">
        <MapSources tables={tables} />
      </div>
    </>
  );
}

type ReplayFieldProps = { readonly view: BattleView; readonly book: BattleBook; readonly names: SeatNames };

/** The battlefield at that moment, from the edge of the player whose view is shown. */
export function ReplayField({ view, book, names }: ReplayFieldProps) {
  const layout = useFieldLayout(view);
  if (!book.battlefield) return null;
  return (
    <BattlefieldPicture
      field={{ ...view, ...otherFor(names) }}
      book={book.battlefield}
      tables={book.tables}
      seed={view.battle}
      layout={layout}
      zones={ZONED.includes(view.step)}
    />
  );
}

type ReplayHandsProps = { readonly view: BattleView; readonly names: SeatNames; readonly seats: readonly SeatName[] };

const bestFirst = (hand: readonly Colour[]): readonly Colour[] =>
  hand.toSorted((one, other) => COLOURS.indexOf(other) - COLOURS.indexOf(one));

function handWords({ view, seat }: { readonly view: BattleView; readonly seat: SeatName }): string {
  const isOwn = view.card !== null && view.seat === seat;
  return RECORD.hands.count(view.handCounts[seat], isOwn ? (view.card ?? false) : view.committed[seat]);
}

/** Both hands in this view: the viewer's own open, the other face down. */
function ReplayHands({ view, names, seats }: ReplayHandsProps) {
  return (
    <section aria-label={RECORD.hands.name} className="grid gap-3">
      {seats.map((seat, place) => (
        <div key={seat}>
          <p className="text-[0.9rem] text-soft">
            <span className="text-ink">{RECORD.hands.of(names, seat)}</span>: {handWords({ view, seat })}
          </p>
          <p className="replay-hand">
            {view.seat === seat
              ? bestFirst(view.hand).map((card, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cards of a colour are all alike
                  <PlayingCard key={at} colour={card} size="row" />
                ))
              : Array.from({ length: view.handCounts[seat] }, (_, at) => at).map((at) => (
                  <CardBack key={at} size="row" mine={place === 0} />
                ))}
          </p>
        </div>
      ))}
    </section>
  );
}

/** The scouting cards, turned over one by one as the replay comes to them. */
function TurnedScouting({ view, tables, names }: Omit<ReplayStandingProps, "seats" | "last">) {
  return (
    <div className="reveal">
      <OutScouting view={view} tables={tables} names={names} turned={useTurnedCards(view)} />
    </div>
  );
}

type ReplayStandingProps = {
  readonly view: BattleView;
  readonly tables: BattleTables;
  readonly names: SeatNames;
  readonly seats: readonly [SeatName, SeatName];
  /** What happened last. */
  readonly last: BattleEvent["type"] | null;
};

/** The table, dice, hands, days and scouting at that moment. */
export function ReplayStanding({ view, tables, names, seats, last }: ReplayStandingProps) {
  const Scouting = last === "scouting-dealt" ? TurnedScouting : OutScouting;
  const hasBegun = view.day !== null || view.days.length > 0;
  return (
    <div className="grid content-start gap-6">
      <OnTheTable view={view} names={names} />
      {view.outscouting && <Scouting view={view} tables={tables} names={names} />}
      {hasBegun && view.outscouting === null && <ReplayHands view={view} names={names} seats={seats} />}
      {hasBegun && <DaysTable view={view} tables={tables} eyes={view.seat} names={names} />}
      {!hasBegun && view.invasion.length > 0 && (
        <div className={last === "invasion-rolled" ? "reveal" : undefined}>
          <InvasionRoll view={view} tables={tables} names={names} />
        </div>
      )}
    </div>
  );
}
