import type { BattlefieldTables } from "./battle-tables";

type Row = Pick<BattlefieldTables["formations"][number], "id" | "dropsPikes">;

/** Whether a set formation has pikes to drop for good ("Universal Rules 4"); only pike and shot if the tables do not say. */
export const hasPikesToDrop = (row: Row | undefined): boolean => row?.dropsPikes ?? row?.id === "pike-and-shot";
