import type { BattleRecord } from "../../model/battle";
import type { BattleEvent } from "../../model/battle-event";
import type { BattleTables } from "../../model/battle-tables";
import type { SeatName } from "../../model/by-seat";
import type { Colour, DieFace } from "../../model/enumerations";
import type { RecordFault } from "../../model/record-check";
import type { SeatNames } from "../../words/battle/seat-names";
import { PROOF } from "../../words/battle/verify";

export type Cell =
  | { readonly kind: "words"; readonly words: string }
  /** To be compared letter by letter. */
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "cards"; readonly cards: readonly Colour[] }
  | { readonly kind: "die"; readonly die: Colour; readonly face: DieFace };

/** `holds`: null where there is nothing to compare. */
type Row = { readonly cells: readonly Cell[]; readonly holds: boolean | null };

/** What a check has looked at, line by line. */
export type Proof = { readonly said: string | null; readonly columns: readonly string[]; readonly rows: readonly Row[] };

/** What was checked, and the faults that this check found. */
export type Checked = {
  readonly record: BattleRecord;
  readonly tables: BattleTables;
  readonly names: SeatNames;
  readonly seenChain: string | null;
  readonly faults: readonly RecordFault[];
};

export const words = (of: string | number): Cell => ({ kind: "words", words: String(of) });
export const code = (of: string | null): Cell => (of === null ? words(PROOF.secret) : { kind: "code", code: of });
export const cards = (of: readonly Colour[]): Cell => (of.length === 0 ? words(PROOF.none) : { kind: "cards", cards: of });

export const found = <Type extends BattleEvent["type"]>({ record }: Checked, type: Type) =>
  record.events.filter((event): event is Extract<BattleEvent, { type: Type }> => event.type === type);

type Spot = { readonly seq: number; readonly seat?: SeatName; readonly at?: number; readonly order?: string };

/** Whether this part of an event has no fault. A fault that names a seat, a place or an order concerns only that one. */
export function holds({ faults }: Checked, { seq, seat, at, order }: Spot): boolean {
  return !faults.some((fault) => {
    const { params } = fault;
    const isOtherSeat = seat !== undefined && "seat" in params && params.seat !== null && params.seat !== seat;
    const isElsewhere = at !== undefined && "at" in params && params.at !== at;
    const isOtherOrder = order !== undefined && "order" in params && params.order !== order;
    return fault.seq === seq && !isOtherSeat && !isElsewhere && !isOtherOrder;
  });
}
