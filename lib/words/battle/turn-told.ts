import type { BattleTables } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import { type SeatNames, says } from "./seat-names";

export type TurnTables = Pick<BattleTables, "limits" | "squares" | "flanks" | "densities" | "battlefield">;
export type Told = { readonly view: BattleView; readonly names: SeatNames; readonly tables: TurnTables };
export type Said = { readonly title: string; readonly sentence: string };

export const NOTHING_TO_DO: Said = { title: "Nothing is asked of anybody", sentence: "What comes next comes by itself." };

/** The one who is waited for; of two, the one who reads. */
export const actor = ({ view: { toAct }, names: { eyes } }: Told): SeatName | null =>
  eyes !== null && toAct.includes(eyes) ? eyes : (toAct[0] ?? null);

/** What one is asked to do, and what is said of anybody else who is. */
export const asked = ({ names }: Told, seat: SeatName, own: string, plural: string, singular: string): string =>
  seat === names.eyes ? own : says(names, seat, plural, singular);
