import type { BreakingSum } from "./battle-command";
import type { BattleEvent } from "./battle-event";
import type { Square } from "./battle-tables";
import type { SeatName } from "./by-seat";
import type { Colour, DieFace, Territory } from "./enumerations";

/** The checks of a battle's record, in the order they are reported. */
export const RECORD_CHECKS = [
  "rules",
  "commitment",
  "draws",
  "faces",
  "pack",
  "deals",
  "cards-held",
  "moves",
  "choices",
  "outscouting",
  "sequence",
  "chain",
  "seals",
] as const;
export type RecordCheckName = (typeof RECORD_CHECKS)[number];

type EventType = BattleEvent["type"];
type Nothing = Record<never, never>;
type OfSeat = { seat: SeatName };
type OfOrder = OfSeat & { order: string };
/** A position in a row of cards or draws, from 1. */
type At = { at: number };

/** Everything that can be wrong with a record, with the values for its sentence. */
export type RecordFaultParams = {
  "check-broke": Nothing;
  "nothing-to-check": Nothing;
  "rules-differ": { record: string; tables: string };
  "rules-relabelled": { record: string; opened: string };
  "seed-missing": Nothing;
  "seed-unannounced": Nothing;
  "seed-differs": { told: string; seed: string };
  "commitment-differs": { hash: string };
  "nonce-missing": OfSeat;
  "nonce-differs": OfSeat & { told: string; nonce: string };
  "nonce-form": OfSeat & { nonce: string; house: boolean };
  "draws-missing": Nothing;
  "draws-count": { have: number; wanted: number };
  "draw-range": At & { n: number; wanted: number };
  "draw-word": At & { word: number; wanted: number };
  "draw-value": At & { value: number; wanted: number };
  "force-unknown": OfSeat;
  "face-differs": OfSeat & { face: DieFace; wanted: DieFace };
  "die-differs": At & { die: number; wanted: number };
  "tie-stands": Nothing;
  "rolled-again": Nothing;
  "pack-missing": Nothing;
  "pack-size": { have: number; wanted: number };
  "pack-differs": At & { card: Colour; wanted: Colour };
  "roles-unknown": Nothing;
  "deal-count": OfSeat & { have: number; wanted: number };
  "deal-missing": OfSeat;
  "deal-differs": OfSeat & At & { card: Colour; wanted: Colour };
  "hands-unknown": Nothing;
  "day-out-of-turn": { day: number; wanted: number };
  "days-few": { have: number; wanted: number };
  "declared-not-short": OfSeat;
  "declared-out-of-turn": OfSeat;
  "declaration-missing": OfSeat & { day: number };
  "declared-wrongly": OfSeat & { pass: boolean; passes: number; days: number };
  "declared-forced": OfSeat & { forced: boolean };
  "committed-out-of-turn": OfSeat;
  "card-missing": OfSeat;
  "card-not-held": OfSeat & { card: Colour };
  "card-not-committed": OfSeat & { card: Colour; committed: Colour | null };
  "pass-not-declared": OfSeat;
  "pass-played": OfSeat & { card: Colour };
  "keep-out-of-turn": OfSeat;
  "keep-count": OfSeat & { count: number; cards: number };
  "keep-many": OfSeat & { count: number; left: number };
  "difference-wrong": { difference: number; wanted: number };
  "mover-wrong": { mover: SeatName | null; wanted: SeatName | null };
  "move-missing": { mover: SeatName };
  "move-out-of-turn": OfSeat;
  "move-from": { from: Square; wanted: Square | null };
  "move-too-far": { from: Square; to: Square; difference: number };
  "square-outside": { square: Square; territory: Territory };
  /** In BW. */
  "table-unknown": { width: number; depth: number };
  "chose-out-of-turn": OfSeat & { wanted: SeatName | null };
  "adjust-too-low": { die: number; needed: number };
  /** In BW. */
  "adjust-too-far": { most: number };
  "territory-not-theirs": OfSeat & { territory: Territory };
  "intercept-not-theirs": OfSeat;
  "abandoned-unasked": OfSeat;
  "closed-unasked": OfSeat;
  "points-differ": OfSeat & { points: number; wanted: number };
  "camp-never-pitched": OfSeat;
  "more-lost-than-there": OfSeat & { tugs: number; sugs: number };
  "broken-differs": OfSeat & { broken: boolean; sum: BreakingSum };
  "scouting-cards": OfSeat & { cards: readonly Colour[]; wanted: readonly Colour[] };
  "scouting-percent": OfSeat & { percent: number; wanted: number };
  "scouting-by": { by: SeatName | null; wanted: SeatName | null };
  "scouting-difference": { difference: number; wanted: number };
  "event-missing": { type: EventType; seat: SeatName | null };
  "event-twice": { type: EventType };
  "event-out-of-step": { type: EventType; step: string };
  "step-back": { step: string; after: string };
  "event-too-early": { type: EventType; needs: EventType };
  "event-too-late": { type: EventType };
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
  "order-shown-differs": OfOrder;
  "order-unknown": OfOrder;
  "order-twice": OfOrder;
};
export type RecordFaultCode = keyof RecordFaultParams;

/** `seq`: the event at fault; null for the whole record. */
export type RecordFault = {
  [Code in RecordFaultCode]: { readonly code: Code; readonly params: Readonly<RecordFaultParams[Code]>; readonly seq: number | null };
}[RecordFaultCode];

/**
 * `ok`: everything there was to check held. `notYet`: nothing is wrong, but the rest can be checked only once the seed is published.
 * `checked`: how many things were compared.
 */
export type RecordCheck = {
  readonly name: RecordCheckName;
  readonly ok: boolean;
  readonly notYet: boolean;
  readonly faults: readonly RecordFault[];
  readonly checked: number;
};
