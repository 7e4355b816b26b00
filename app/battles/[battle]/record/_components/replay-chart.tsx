import { CampaignChart, type ChartDay } from "@/app/battles/_components/chart/campaign-chart";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";

type Props = { readonly view: BattleView; readonly tables: BattleTables; readonly seats: readonly [SeatName, SeatName] };

/** The map as it stood then. */
export function ReplayChart({ view, tables, seats: [first, second] }: Props) {
  const days: readonly ChartDay[] = view.days.map(({ day, to, cards }) => ({ day, to, cards: [cards[first], cards[second]] }));
  return (
    <CampaignChart
      tables={tables}
      territory={view.territory}
      start={view.days[0]?.from ?? view.square}
      days={days}
      marker={view.square}
      choices={[]}
      chosen={null}
    />
  );
}
