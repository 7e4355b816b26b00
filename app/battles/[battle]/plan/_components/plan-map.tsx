import { BattlefieldPicture } from "@/app/_components/battlefield/battlefield-picture";
import { fieldLayout } from "@/app/_components/battlefield/field-layout";
import type { BattlePlan } from "@/lib/model/battle-plan";
import type { BattleView } from "@/lib/model/battle-view";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { measureLines } from "./measure-lines";
import { occupiedAreas } from "./occupied-areas";
import { MeasureLeaders, PlanMeasures } from "./plan-measures";

type Props = { readonly plan: BattlePlan; readonly view: BattleView; readonly book: BattleBook };

/** The battlefield with the measures that it is laid by. */
export function PlanMap({ plan, view, book: { battlefield, tables } }: Props) {
  if (!battlefield) return null;
  const layout = fieldLayout(view.table, plan.corner);
  const sizes = tables.tableSizes;
  const lines = measureLines(plan.terrain, layout, occupiedAreas(view, battlefield, sizes, layout));
  return (
    <BattlefieldPicture
      {...{ field: view, book: battlefield, sizes, seed: view.battle, layout }}
      beneath={<MeasureLeaders lines={lines} />}
    >
      <PlanMeasures lines={lines} />
    </BattlefieldPicture>
  );
}
