import type { AfieldTables } from "@/lib/model/afield-tables";
import type { BySeat } from "@/lib/model/by-seat";
import type { ArmyAfield } from "@/lib/rules/afield/army-afield";
import type { Marks } from "@/lib/rules/afield/notebook";

/** What every line needs that is ticked; `spoken` is said aloud. */
export type Ticking = {
  readonly armies: BySeat<ArmyAfield>;
  readonly tables: AfieldTables;
  readonly marks: Marks;
  readonly mark: (changes: Marks, spoken: string) => void;
  readonly isClosed: boolean;
};
