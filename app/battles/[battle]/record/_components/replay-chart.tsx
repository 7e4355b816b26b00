import type { ReactNode } from "react";
import { CampaignChart, type ChartDay } from "@/app/battles/_components/chart/campaign-chart";
import { MapSources } from "@/app/battles/_components/chart/map-sources";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";

type Props = {
  readonly view: BattleView;
  readonly tables: BattleTables;
  readonly ground: ReactNode;
  readonly seats: readonly [SeatName, SeatName];
};

/** The map at that moment. */
export function ReplayChart({ view, tables, ground, seats: [first, second] }: Props) {
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
