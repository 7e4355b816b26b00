import type { UnitGroup } from "./army";
import type { Ending } from "./battle-command";
import type { BattlefieldTables } from "./battle-tables";
import { SEATS } from "./enumerations";

// What an optional field of a document means where it is absent. Apart from the schemas, so that no browser loads those for it.

/** Who a unit group is: edits name it by this, and two versions of an army are merged by it. */
export const unitId = ({ id, number }: Pick<UnitGroup, "id" | "number">): number => id ?? number;

/** Whether its number stays when the order changes. */
export const hasFixedNumber = ({ id, numberFixed }: Pick<UnitGroup, "id" | "numberFixed">): boolean => numberFixed ?? id === undefined;

type Row = Pick<BattlefieldTables["formations"][number], "id" | "dropsPikes">;

/** Whether a set formation has pikes to drop for good ("Universal Rules 4"); only pike and shot if the tables do not say. */
export const hasPikesToDrop = (row: Row | undefined): boolean => row?.dropsPikes ?? row?.id === "pike-and-shot";

/** Whether both say the same of how a game ended; without it no camp was sacked. */
export const isSameEnding = (one: Ending, other: Ending): boolean =>
  SEATS.every(
    (seat) =>
      one.broken[seat] === other.broken[seat] &&
      one.sacked?.[seat] === other.sacked?.[seat] &&
      one.losses[seat].tugs === other.losses[seat].tugs &&
      one.losses[seat].sugs === other.losses[seat].sugs,
  );
