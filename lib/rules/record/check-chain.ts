import type { RecordFault } from "../../model/record-check";
import { chainSalt, linkOf } from "./chain";
import { type Evidence, type Findings, fault } from "./evidence";

/** The characters seen of a link: fewer than the plan prints could match by accident. */
export const SEEN_LINK = /^[0-9a-f]{12,64}$/;

function seenFaults({ record, seenChain }: Evidence): readonly RecordFault[] {
  if (seenChain === null) return [];
  if (!SEEN_LINK.test(seenChain)) return [fault("seen-malformed", { seen: seenChain }, null)];
  return record.events.some((event) => event.chain.startsWith(seenChain)) ? [] : [fault("chain-unseen", { seen: seenChain }, null)];
}

/** Events are numbered without a gap, each link follows from the one before, and what the user saw of the chain is in it. */
export function checkChain(evidence: Evidence): Findings {
  const { record, seed, isOver } = evidence;
  const faults: RecordFault[] = [...seenFaults(evidence)];
  if (isOver && seed === null) faults.push(fault("seed-missing", {}, null));
  let previous = record.commitment;
  for (const [index, event] of record.events.entries()) {
    const wanted = index + 1;
    if (event.seq !== wanted) faults.push(fault("seq-wrong", { seq: event.seq, wanted }, event));
    const link = seed && linkOf(previous, chainSalt(seed, record.battle, wanted), event);
    if (link !== null && link !== event.chain) faults.push(fault("link-differs", {}, event));
    previous = event.chain;
  }
  return { faults, checked: record.events.length, due: true, secret: seed === null && !isOver && record.events.length > 0 };
}
