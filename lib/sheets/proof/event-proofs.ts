import type { BattleEvent } from "../../model/battle-event";
import { eventSentence } from "../../words/battle/event-words";
import { STEP_WORDS } from "../../words/battle/step-words";
import { orderSecretWords } from "../../words/battle/table-event-words";
import { orderCalled } from "../../words/battle/terrain-words";
import { PROOF } from "../../words/battle/verify";
import { sentenceCase } from "../../words/phrasing";
import { plain } from "../../words/sentence";
import { type Checked, cards, code, found, holds, type Proof, words } from "./proof";

/** Characters of a link that are shown: as many as the plan prints. */
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
  plain(eventSentence(event, names, record.events.slice(0, record.events.indexOf(event))));

/** Who chose what. */
export function choicesProof(checked: Checked): readonly Proof[] {
  const rows = checked.record.events
    .filter((event) => CHOICES.includes(event.type))
    .map((event) => ({ cells: [words(event.seq), words(sentenceOf(event, checked))], holds: holds(checked, { seq: event.seq }) }));
  return [{ said: null, columns: PROOF.choices.columns, rows }];
}

/** Each day's cards, and where the marker went. */
export function movesProof(checked: Checked): readonly Proof[] {
  const moves = found(checked, "marker-moved");
  const rows = found(checked, "cards-revealed").map(({ seq, day, cards: laid, difference, mover }) => {
    const move = moves.find((one) => one.day === day);
    const winner = mover === null ? PROOF.moves.tie : PROOF.moves.won(checked.names, mover, difference);
    const went = move ? PROOF.moves.moved(move.from, move.to) : PROOF.moves.stays;
    return {
      cells: [
        words(day),
        laid.a === null ? words(PROOF.held.passed) : cards([laid.a]),
        laid.b === null ? words(PROOF.held.passed) : cards([laid.b]),
        words(winner),
        words(went),
      ],
      holds: holds(checked, { seq }) && (!move || holds(checked, { seq: move.seq })),
    };
  });
  return [{ said: null, columns: PROOF.moves.columns(checked.names), rows }];
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
    cells: [
      words(STEP_WORDS[step]),
      words(PROOF.sequence.span(events[0]?.seq, events.at(-1)?.seq)),
      words(PROOF.sequence.count(events.length)),
    ],
    holds: events.every((event) => holds(checked, { seq: event.seq })),
  }));
  return [{ said: null, columns: PROOF.sequence.columns, rows }];
}

/** Every link, and which of them the reader saw. */
export function chainProof(checked: Checked): readonly Proof[] {
  const { record, seenChain } = checked;
  const isSecret = record.seed === null;
  const rows = record.events.map((event) => {
    const isSeen = seenChain !== null && seenChain !== "" && event.chain.startsWith(seenChain);
    const happened = PROOF.chain.happened(sentenceOf(event, checked), isSeen);
    return {
      cells: [words(event.seq), words(happened), code(`${event.chain.slice(0, SHOWN)}…`)],
      holds: isSecret && holds(checked, { seq: event.seq }) ? null : holds(checked, { seq: event.seq }),
    };
  });
  return [{ said: null, columns: PROOF.chain.columns, rows }];
}

/** Each order's fingerprint, and its contents once they are revealed. */
function orderRows(checked: Checked): Proof["rows"] {
  const revealed = found(checked, "order-revealed");
  return found(checked, "orders-given").flatMap(({ seq, seat, orders }) =>
    (orders ?? []).map(({ order, orderHash, secret }) => {
      const shown = revealed.find((one) => one.seat === seat && one.order === order);
      const content = shown?.secret ?? secret;
      const isRight = holds(checked, { seq, seat, order }) && (!shown || holds(checked, { seq: shown.seq, seat, order }));
      return {
        cells: [
          words(sentenceCase(checked.names.names[seat])),
          words(sentenceCase(orderCalled(order))),
          code(orderHash),
          words(content ? plain(orderSecretWords(content, checked.names, seat)) : PROOF.seals.secretOrder),
        ],
        holds: content === null && isRight ? null : isRight,
      };
    }),
  );
}

/** Each force's fingerprint, and whether the force is revealed yet; then each order's. */
export function sealsProof(checked: Checked): readonly Proof[] {
  const rows = found(checked, "force-sealed").map((event) => ({
    cells: [
      words(sentenceCase(checked.names.names[event.seat])),
      code(event.forceHash),
      words(event.force === null ? PROOF.seals.sealed : PROOF.seals.revealed),
    ],
    holds: event.force === null && holds(checked, { seq: event.seq }) ? null : holds(checked, { seq: event.seq }),
  }));
  return [
    { said: null, columns: PROOF.seals.armies, rows },
    { said: null, columns: PROOF.seals.orders, rows: orderRows(checked) },
  ];
}
