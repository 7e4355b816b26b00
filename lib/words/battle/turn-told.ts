import type { BattleTables } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import type { Words } from "../sentence";
import { type SeatNames, subject } from "./seat-names";

export type TurnTables = Pick<BattleTables, "limits" | "squares" | "flanks" | "densities" | "battlefield">;
export type Told = { readonly view: BattleView; readonly names: SeatNames; readonly tables: TurnTables };
export type Said = { readonly title: string; readonly sentence: Words };

export const NOTHING_TO_DO: Said = { title: "Nothing to do", sentence: "The next step follows by itself." };

/** The seat that is waited for; of two, the reader's own. */
export const actor = ({ view: { toAct }, names: { eyes } }: Told): SeatName | null =>
  eyes !== null && toAct.includes(eyes) ? eyes : (toAct[0] ?? null);

/** What the reader is asked to do, or what another player is. */
export const asked = ({ names }: Told, seat: SeatName, own: string, they: string): string =>
  seat === names.eyes ? own : `${subject(names, seat)} ${they}`;
