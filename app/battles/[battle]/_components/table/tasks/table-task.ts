import type { Judgement, Stance, Task } from "@/app/_components/handling/task";
import { toTenth } from "@/app/_components/handling/to-tenth";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { Battleground } from "@/lib/rules/table/battleground";
import { deploymentZone } from "@/lib/rules/table/deployment-zone";
import { baseWidths } from "@/lib/rules/table/hundredths";
import type { Deed } from "../../turn/deed";

/** What a task is made of: the view of the seat that handles things, and the ground that it shows. */
export type Seen = { readonly view: BattleView; readonly seat: SeatName; readonly ground: Battleground };

/** A thing to be handled, and what is done with it where it is let go of. */
export type TableTask = {
  readonly task: Task;
  /** Null where nothing would be done, or it may not be done. */
  readonly deedAt: (stance: Stance) => Deed | null;
};

/** Things of a battle are told apart from those of others that the same browser shows. */
export const keyOf = ({ view, seat }: Seen, ...what: readonly (string | number)[]): string => [view.battle, seat, ...what].join(" ");

/** Where the middle may be at best of what is so wide to either side and stands where the seat may deploy; BW. */
export function withinZone({ ground, seat }: Seen, inset: number): Task["within"] {
  const zone = deploymentZone(ground, seat);
  return {
    left: inset,
    bottom: toTenth(baseWidths(zone.bottom) + inset),
    right: baseWidths(ground.width) - inset,
    top: toTenth(baseWidths(zone.top) - inset),
  };
}

export const legally = (stance: Stance, warnings: readonly string[] = []): Judgement => ({ stance, reasons: [], warnings });
