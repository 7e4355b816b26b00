import { hexToBytes } from "@noble/hashes/utils.js";
import type { BattleRecord } from "../../model/battle";
import type { BattleEvent } from "../../model/battle-event";
import type { BattleTables } from "../../model/battle-tables";
import { type BySeat, otherSeat, type SeatName } from "../../model/by-seat";
import { type Colour, STEPS, type Step } from "../../model/enumerations";
import type { RecordFault, RecordFaultCode, RecordFaultParams } from "../../model/record-check";

export type EventOf<Type extends BattleEvent["type"]> = Extract<BattleEvent, { type: Type }>;

/** Whether the battle includes terrain and deployment: with tables that have none it ends with out-scouting. */
export const hasTable = ({ battlefield }: BattleTables): boolean => battlefield !== undefined;

/** The event that ends the sequence of a battle that is not abandoned. If armies are deployed, that is only its closing. */
export const endsSequence = ({ type }: BattleEvent, tables: BattleTables): boolean =>
  type === (hasTable(tables) ? "battle-closed" : "scouting-dealt");

/** A record as received, with what every check looks up in it. Nothing of it is trusted yet. */
export type Evidence = {
  readonly record: BattleRecord;
  readonly tables: BattleTables;
  /** The end of a chain link that the user saw, or its first characters. */
  readonly seenChain: string | null;
  readonly seed: Uint8Array | null;
  /** Whether the seed is published, or should be. */
  readonly isOver: boolean;
  readonly isAbandoned: boolean;
  readonly forces: BySeat<EventOf<"force-sealed"> | null>;
  readonly roles: { readonly invader: SeatName; readonly defender: SeatName } | null;
  /** What a card is worth when two are compared. */
  readonly values: ReadonlyMap<Colour, number>;
};

/** What a check found. `due`: the record is far enough for there to be something to check. `secret`: part of it is still secret. */
export type Findings = {
  readonly faults: readonly RecordFault[];
  readonly checked: number;
  readonly due: boolean;
  readonly secret?: boolean;
};

export function fault<Code extends RecordFaultCode>(code: Code, params: RecordFaultParams[Code], at: BattleEvent | null): RecordFault {
  return { code, params, seq: at === null ? null : at.seq } as unknown as RecordFault;
}

export const eventsOf = <Type extends BattleEvent["type"]>({ record }: Evidence, type: Type): readonly EventOf<Type>[] =>
  record.events.filter((event): event is EventOf<Type> => event.type === type);

/** Whether any event happened in this step or a later one. */
export const hasReached = ({ record }: Evidence, step: Step): boolean =>
  record.events.some((event) => event.step !== "abandoned" && STEPS.indexOf(event.step) >= STEPS.indexOf(step));

export const limitOf = ({ tables }: Evidence, id: BattleTables["limits"][number]["id"]): number =>
  tables.limits.find((row) => row.id === id)?.value ?? 0;

export function gatherEvidence(record: BattleRecord, tables: BattleTables, seenChain: string | null): Evidence {
  const { events } = record;
  const isAbandoned = events.some((event) => event.type === "abandoned" || event.step === "abandoned");
  const isReady = events.some((event) => event.type === "seed-published" || endsSequence(event, tables) || event.step === "ready");
  const sealed = (seat: SeatName) =>
    events.find((event): event is EventOf<"force-sealed"> => event.type === "force-sealed" && event.seat === seat) ?? null;
  const chosen = events.find((event) => event.type === "role-chosen");
  const invader = chosen ? (chosen.role === "invader" ? chosen.seat : otherSeat(chosen.seat)) : null;
  return {
    record,
    tables,
    seenChain,
    seed: record.seed === null ? null : hexToBytes(record.seed),
    isOver: record.seed !== null || isAbandoned || isReady,
    isAbandoned,
    forces: { a: sealed("a"), b: sealed("b") },
    roles: invader && { invader, defender: otherSeat(invader) },
    values: new Map(tables.pack.map((row) => [row.id, row.value])),
  };
}
