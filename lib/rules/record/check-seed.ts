import { commitmentOf } from "../chance/commitment-of";
import { type Evidence, eventsOf, type Findings, fault } from "./evidence";

/** The seed is the one committed to before anything was known. */
export function checkCommitment(evidence: Evidence): Findings {
  const { record, seed, isOver } = evidence;
  const published = eventsOf(evidence, "seed-published");
  if (seed === null) return { faults: isOver ? [fault("seed-missing", {}, null)] : [], checked: 0, due: isOver, secret: !isOver };
  const hash = commitmentOf(seed);
  const faults = [
    ...(hash === record.commitment ? [] : [fault("commitment-differs", { hash }, null)]),
    ...(published.length === 0 ? [fault("seed-unannounced", {}, null)] : []),
    ...published.flatMap((event) =>
      event.seed === record.seed ? [] : [fault("seed-differs", { told: event.seed, seed: String(record.seed) }, event)],
    ),
  ];
  return { faults, checked: 1, due: true };
}
