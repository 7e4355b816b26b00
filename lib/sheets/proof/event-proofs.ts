import type { BattleEvent } from "../../model/battle-event";
import { eventSentence } from "../../words/battle/event-words";
import { STEP_WORDS } from "../../words/battle/step-words";
import { orderSecretWords } from "../../words/battle/table-event-words";
import { orderCalled } from "../../words/battle/terrain-words";
import { counted, sentenceCase } from "../../words/phrasing";
import { type Checked, cards, code, found, holds, type Proof, words } from "./proof";

/** How much of a link is shown: as much as the plan prints. */
const SHOWN = 12;

const CHOICES: readonly BattleEvent["type"][] = [
  "battle-opened",
  "role-chosen",
  "territory-chosen",
  "intercept-waived",
  "square-chosen",
  "abandon-offered",
  "abandoned",
  "close-offered",
  "battle-closed",
];

const sentenceOf = (event: BattleEvent, { record, names }: Checked): string =>
  eventSentence(event, names, record.events.slice(0, record.events.indexOf(event))) ?? "";

/** Who chose what. */
export function choicesProof(checked: Checked): readonly Proof[] {
  const rows = checked.record.events
    .filter((event) => CHOICES.includes(event.type))
    .map((event) => ({ cells: [words(event.seq), words(sentenceOf(event, checked))], holds: holds(checked, { seq: event.seq }) }));
  return [{ said: null, columns: ["Event", "What happened"], rows }];
}

/** Each day's cards, and where the marker went. */
export function movesProof(checked: Checked): readonly Proof[] {
  const moves = found(checked, "marker-moved");
  const rows = found(checked, "cards-revealed").map(({ seq, day, cards: laid, difference, mover }) => {
    const move = moves.find((one) => one.day === day);
    const better = mover === null ? "nobody's" : `${sentenceCase(checked.names.names[mover])}'s, by ${difference}`;
    const went = move ? (move.from === move.to ? `stays on ${move.to}` : `${move.from} to ${move.to}`) : "stays";
    return {
      cells: [
        words(day),
        laid.a === null ? words("passes") : cards([laid.a]),
        laid.b === null ? words("passes") : cards([laid.b]),
        words(better),
        words(went),
      ],
      holds: holds(checked, { seq }) && (!move || holds(checked, { seq: move.seq })),
    };
  });
  const { a, b } = checked.names.names;
  return [{ said: null, columns: ["Day", sentenceCase(a), sentenceCase(b), "The better card", "The marker"], rows }];
}

/** The steps in their order, with the events of each. */
export function sequenceProof(checked: Checked): readonly Proof[] {
  const runs: { step: BattleEvent["step"]; events: BattleEvent[] }[] = [];
  for (const event of checked.record.events) {
    const run = runs.at(-1);
    if (run?.step === event.step) run.events.push(event);
    else runs.push({ step: event.step, events: [event] });
  }
  const rows = runs.map(({ step, events }) => ({
    cells: [words(STEP_WORDS[step]), words(`${events[0]?.seq} to ${events.at(-1)?.seq}`), words(counted(events.length, "event"))],
    holds: events.every((event) => holds(checked, { seq: event.seq })),
  }));
  return [{ said: null, columns: ["Step", "Events", "How many"], rows }];
}

/** Every link, and which of them the reader has seen. */
export function chainProof(checked: Checked): readonly Proof[] {
  const { record, seenChain } = checked;
  const isSecret = record.seed === null;
  const rows = record.events.map((event) => {
    const isSeen = seenChain !== null && seenChain !== "" && event.chain.startsWith(seenChain);
    const happened = `${sentenceOf(event, checked)}${isSeen ? " You saw this link." : ""}`;
    return {
      cells: [words(event.seq), words(happened), code(`${event.chain.slice(0, SHOWN)}…`)],
      holds: isSecret && holds(checked, { seq: event.seq }) ? null : holds(checked, { seq: event.seq }),
    };
  });
  return [{ said: null, columns: ["Event", "What happened", "Link"], rows }];
}

/** Each order's fingerprint, and what it said once that is told. */
function orderRows(checked: Checked): Proof["rows"] {
  const revealed = found(checked, "order-revealed");
  return found(checked, "orders-given").flatMap(({ seq, seat, orders }) =>
    (orders ?? []).map(({ order, orderHash, secret }) => {
      const shown = revealed.find((one) => one.seat === seat && one.order === order);
      const said = shown?.secret ?? secret;
      const isRight = holds(checked, { seq, seat, order }) && (!shown || holds(checked, { seq: shown.seq, seat, order }));
      return {
        cells: [
          words(sentenceCase(checked.names.names[seat])),
          words(sentenceCase(orderCalled(order))),
          code(orderHash),
          words(said ? orderSecretWords(said, checked.names, seat) : "still secret: whoever gave it alone knows it"),
        ],
        holds: said === null && isRight ? null : isRight,
      };
    }),
  );
}

/** Each force's fingerprint, and whether the force is told yet; then each order's. */
export function sealsProof(checked: Checked): readonly Proof[] {
  const rows = found(checked, "force-sealed").map((event) => ({
    cells: [
      words(sentenceCase(checked.names.names[event.seat])),
      code(event.forceHash),
      words(event.force === null ? "still sealed: its owner alone knows it in full" : "told in full"),
    ],
    holds: event.force === null && holds(checked, { seq: event.seq }) ? null : holds(checked, { seq: event.seq }),
  }));
  return [
    { said: null, columns: ["Whose", "Fingerprint", "The army"], rows },
    { said: null, columns: ["Whose", "Order", "Fingerprint", "What it says"], rows: orderRows(checked) },
  ];
}
