import type { BattleEvent } from "../../model/battle-event";
import type { RecordFault, RecordFaultCode, RecordFaultParams } from "../../model/record-check";

/**
 * What a check found. `checked`: how many things were compared. `secret`: the events that were not, or only in part, because they are not
 * told yet. `due`: the record is far enough for there to be something to check.
 */
export type Findings = {
  readonly faults: readonly RecordFault[];
  readonly checked: number;
  readonly secret: readonly number[];
  readonly due: boolean;
};

export function fault<Code extends RecordFaultCode>(code: Code, params: RecordFaultParams[Code], at: BattleEvent | null): RecordFault {
  return { code, params, seq: at === null ? null : at.seq } as unknown as RecordFault;
}

/** A record comes from an opponent: if a check throws on it, the record is at fault. */
export function unlessBroken<T>(look: () => T, broken: T): T {
  try {
    return look();
  } catch {
    return broken;
  }
}
