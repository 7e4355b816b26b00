import type { BattleEvent } from "./battle-event";
import type { SeatName } from "./by-seat";
import type { Step } from "./enumerations";
import type { Refused } from "./refusals";

/** The checks of a battle's record, in the order they are reported. */
export const RECORD_CHECKS = ["rules", "seed", "play", "chain", "seals"] as const;
export type RecordCheckName = (typeof RECORD_CHECKS)[number];

type EventType = BattleEvent["type"];
type Nothing = Record<never, never>;
type OfSeat = { seat: SeatName };
type OfOrder = OfSeat & { order: string };
/** A kind of event, and the seat it belongs to. */
type Whose = { type: EventType; seat: SeatName | null };

/** Everything that can be wrong with a record, with the values for its sentence. */
export type RecordFaultParams = {
  "check-broke": Nothing;
  "nothing-to-check": Nothing;
  "rules-differ": { record: string; tables: string };
  "rules-relabelled": { record: string; opened: string };
  "seed-missing": Nothing;
  "seed-unannounced": Nothing;
  "commitment-differs": { hash: string };
  "nonce-differs": OfSeat & { given: string | null; nonce: string | null };
  "nonce-form": OfSeat & { nonce: string; house: boolean };
  /** In BW. */
  "table-unknown": { width: number; depth: number };
  "wrong-step": { step: string; wanted: Step };
  /** The rules make another event come here; null: the seats must choose first. */
  "event-unexpected": Whose & { wanted: Whose | null };
  /** `field`: the path of the first difference. The values are JSON; null for one that is missing. */
  "event-differs": { field: readonly string[]; recorded: string | null; wanted: string | null };
  "event-refused": OfSeat & { refused: Refused };
  "secret-missing": Nothing;
  "event-missing": Whose;
  "seq-wrong": { seq: number; wanted: number };
  "link-differs": Nothing;
  "chain-unseen": { seen: string };
  "seen-malformed": { seen: string };
  "seal-half": OfSeat;
  "seal-kept": OfSeat;
  "seal-differs": OfSeat;
  "shown-differs": OfSeat;
  "orders-kept": OfSeat;
  "order-half": OfOrder;
  "order-kept": OfOrder;
  "order-differs": OfOrder;
};
export type RecordFaultCode = keyof RecordFaultParams;

/** `seq`: the event at fault; null for the whole record. */
export type RecordFault = {
  [Code in RecordFaultCode]: { readonly code: Code; readonly params: Readonly<RecordFaultParams[Code]>; readonly seq: number | null };
}[RecordFaultCode];

export function fault<Code extends RecordFaultCode>(code: Code, params: RecordFaultParams[Code], at: BattleEvent | null): RecordFault {
  return { code, params, seq: at === null ? null : at.seq } as unknown as RecordFault;
}

/**
 * What a check found. `checked`: how many things were compared. `secret`: the numbers of the events that were not, or only in part, because
 * they are still secret. `due`: the record is far enough for there to be something to check.
 */
export type Findings = {
  readonly faults: readonly RecordFault[];
  readonly checked: number;
  readonly secret: readonly number[];
  readonly due: boolean;
};

/** `ok`: everything there was to check held. `notYet`: nothing is wrong, but the rest can be checked only once the seed is published. */
export type RecordCheck = Omit<Findings, "due"> & { readonly name: RecordCheckName; readonly ok: boolean; readonly notYet: boolean };
