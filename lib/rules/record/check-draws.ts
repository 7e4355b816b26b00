import type { BattleEvent, Draw } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import type { RecordFault } from "../../model/record-check";
import type { Draws } from "../chance/draws";
import { verifiableDraws } from "../chance/verifiable-draws";
import { type Evidence, eventsOf, type Findings, fault, hasReached } from "./evidence";

const NONCE = /^[0-9a-f]{16,64}$/;

/** `isNeeded`: something was drawn, so both seats must have given a nonce. */
function nonceFaults(evidence: Evidence, seat: SeatName, isNeeded: boolean): readonly RecordFault[] {
  const nonce = evidence.record.nonces[seat];
  const house = eventsOf(evidence, "battle-opened").some((event) => event.house[seat]);
  const sat = eventsOf(evidence, "seat-sat").filter((event) => event.seat === seat);
  const wellFormed = nonce === null || (house ? nonce === "house" : NONCE.test(nonce));
  return [
    ...(nonce === null && (isNeeded || sat.length > 0) ? [fault("nonce-missing", { seat }, null)] : []),
    ...(wellFormed ? [] : [fault("nonce-form", { seat, nonce: String(nonce), house }, null)]),
    ...(nonce !== null && sat.length === 0 ? [fault("event-missing", { type: "seat-sat", seat }, null)] : []),
    ...sat.flatMap((event) =>
      nonce === null || event.nonce === nonce ? [] : [fault("nonce-differs", { seat, told: event.nonce, nonce }, event)],
    ),
  ];
}

/** The numbers of a die. */
const DIE = 6;

/** From all cards of the pack down to two. */
function packRanges({ tables }: Evidence): readonly number[] {
  const cards = tables.pack.reduce((sum, row) => sum + row.cards, 0);
  return Array.from({ length: cards - 1 }, (_, at) => cards - at);
}

/** Out of how many values each draw of an event is; none if it draws nothing or is unknown. */
function rangesOf(event: BattleEvent, evidence: Evidence): readonly number[] {
  switch (event.type) {
    case "invasion-rolled":
      return SEATS.map(() => evidence.tables.deathDice[0]?.faces.length ?? 0);
    case "cards-dealt":
      return packRanges(evidence);
    case "placing-rolled":
      return [DIE, DIE];
    case "adjusting-rolled":
      return [DIE];
    default:
      event satisfies Exclude<BattleEvent, { draws: unknown }>;
      return [];
  }
}

type Drawing = BattleEvent & { readonly draws: readonly Draw[] | null };

/** The draws of one event, each against the expected one. Without the seed: only how many, and out of how many values. */
function drawFaults(event: Drawing, draws: readonly Draw[], ranges: readonly number[], next: Draws | null): readonly RecordFault[] {
  if (draws.length !== ranges.length) return [fault("draws-count", { have: draws.length, wanted: ranges.length }, event)];
  return ranges.flatMap((n, index): readonly RecordFault[] => {
    const draw = draws[index];
    const right = next?.(n) ?? null;
    if (!draw) return [];
    const at = index + 1;
    return [
      ...(draw.n === n ? [] : [fault("draw-range", { at, n: draw.n, wanted: n }, event)]),
      ...(right === null || draw.word === right.word ? [] : [fault("draw-word", { at, word: draw.word, wanted: right.word }, event)]),
      ...(right === null || draw.value === right.value ? [] : [fault("draw-value", { at, value: draw.value, wanted: right.value }, event)]),
    ];
  });
}

function eventFaults(event: BattleEvent, evidence: Evidence, next: Draws | null): readonly RecordFault[] {
  const ranges = rangesOf(event, evidence);
  if (ranges.length === 0 && !("draws" in event)) return [];
  if ("draws" in event && event.draws) return drawFaults(event, event.draws, ranges, next);
  return evidence.isOver || event.type !== "cards-dealt" ? [fault("draws-missing", {}, event)] : [];
}

/** Every draw follows from the seed, the nonces and the battle, in order from word 0, with none left out or added. */
export function checkDraws(evidence: Evidence): Findings {
  const { record, seed, isOver } = evidence;
  const { a, b } = record.nonces;
  const next = seed !== null && a !== null && b !== null ? verifiableDraws(seed, record.battle)({ a, b }, 0) : null;
  const checked = record.events.reduce((sum, event) => sum + ("draws" in event ? (event.draws?.length ?? 0) : 0), 0);
  const faults = [
    ...(isOver && seed === null ? [fault("seed-missing", {}, null)] : []),
    ...SEATS.flatMap((seat) => nonceFaults(evidence, seat, checked > 0)),
    ...record.events.flatMap((event) => eventFaults(event, evidence, next)),
  ];
  return { faults, checked, due: hasReached(evidence, "role"), secret: next === null && !isOver };
}
