import type { UnitGroup } from "./army";

// Apart from the schemas of an army, so that no browser loads those for it.

/** Who a unit group is: edits name it by this, and two versions of an army are merged by it. */
export const unitId = ({ id, number }: Pick<UnitGroup, "id" | "number">): number => id ?? number;

/** Whether its number stays when the order changes. */
export const hasFixedNumber = ({ id, numberFixed }: Pick<UnitGroup, "id" | "numberFixed">): boolean => numberFixed ?? id === undefined;
