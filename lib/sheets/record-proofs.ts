import { hexToBytes } from "@noble/hashes/utils.js";
import type { BattleRecord } from "../model/battle";
import type { BattleEvent } from "../model/battle-event";
import type { BattleTables } from "../model/battle-tables";
import { type Colour, SEATS } from "../model/enumerations";
import type { RecordCheck, RecordCheckName } from "../model/record-check";
import { battleWords, commitmentOf } from "../rules/chance";
import { tablesVersion } from "../rules/record/verify";
import { eventSentence, orderSecretWords } from "../words/battle/events";
import type { SeatNames } from "../words/battle/names";
import { orderCalled, theKind } from "../words/battle/terrain";
import { PROOF } from "../words/battle/verify";
import { sentenceCase } from "../words/phrasing";
import { plain } from "../words/sentence";

export type Cell =
  | { readonly kind: "words"; readonly words: string }
  /** Compared letter by letter. */
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "cards"; readonly cards: readonly Colour[] };
/** `holds`: null where there is nothing to compare, or nothing to compare it with yet. */
type Row = { readonly cells: readonly Cell[]; readonly holds: boolean | null };
/** What a check has looked at, line by line. */
export type Proof = { readonly said: string | null; readonly columns: readonly string[]; readonly rows: readonly Row[] };
/** What was checked, and what the check found. */
type Checked = {
  readonly record: BattleRecord;
  readonly tables: BattleTables;
  readonly names: SeatNames;
  readonly seenChain: string | null;
  readonly check: RecordCheck;
};

/** Characters of a link that are shown: as many as the plan prints. */
const SHOWN = 12;

const words = (of: string | number): Cell => ({ kind: "words", words: String(of) });
const code = (of: string | null): Cell => (of === null ? words(PROOF.secret) : { kind: "code", code: of });
function cards(of: readonly Colour[] | null): Cell {
  if (of === null) return words(PROOF.secret);
  return of.length === 0 ? words(PROOF.none) : { kind: "cards", cards: of };
}

const found = <Type extends BattleEvent["type"]>({ record }: Checked, type: Type) =>
  record.events.filter((event): event is Extract<BattleEvent, { type: Type }> => event.type === type);

/** Whether an event has no fault; null if it is still secret. A fault that names an order concerns only that one. */
function holds({ check: { faults, secret } }: Checked, seq: number, order?: string): boolean | null {
  const isWrong = faults.some(
    ({ seq: at, params }) => at === seq && (order === undefined || !("order" in params) || params.order === order),
  );
  return isWrong ? false : secret.includes(seq) ? null : true;
}

/** The same for a battle played again, which ends at its first fault: what comes after is not judged. */
function holdsInPlay(checked: Checked, { seq }: BattleEvent): boolean | null {
  const [first] = checked.check.faults;
  return first && first.seq !== null && first.seq < seq ? null : holds(checked, seq);
}

const armyName = ({ names }: Checked, seat: (typeof SEATS)[number]): Cell => words(sentenceCase(names.names[seat]));

const sentenceOf = (event: BattleEvent, { record, names }: Checked): string =>
  plain(eventSentence(event, names, record.events.slice(0, record.events.indexOf(event))));

/** The version of the tables, as the record names it and as it is here. */
function rulesProof(checked: Checked): readonly Proof[] {
  const { record, tables } = checked;
  const here = tablesVersion(tables);
  const rows = [
    { cells: [words(PROOF.rules.named), code(record.rules)], holds: null },
    ...found(checked, "battle-opened").map(({ rules }) => ({
      cells: [words(PROOF.rules.opened), code(rules)],
      holds: rules === record.rules,
    })),
    { cells: [words(PROOF.rules.here), code(here)], holds: here === record.rules },
  ];
  return [{ said: null, columns: PROOF.rules.columns, rows }];
}

/** The seed and its hash, and what each seat gave to be mixed with it. */
function seedProof(checked: Checked): readonly Proof[] {
  const { seed, commitment, nonces } = checked.record;
  const hash = seed === null ? null : commitmentOf(hexToBytes(seed));
  const rows = [
    { cells: [words(PROOF.seed.commitment), code(commitment)], holds: null },
    { cells: [words(PROOF.seed.seed), code(seed)], holds: null },
    { cells: [words(PROOF.seed.hash), code(hash)], holds: hash === null ? null : hash === commitment },
  ];
  const given = found(checked, "seat-sat")
    .toSorted((one, other) => SEATS.indexOf(one.seat) - SEATS.indexOf(other.seat))
    .map(({ seat, nonce, seq }) => ({
      cells: [armyName(checked, seat), code(nonce)],
      holds: nonce === nonces[seat] && holds(checked, seq),
    }));
  return [
    { said: null, columns: PROOF.seed.columns, rows },
    { ...PROOF.seed.nonces, rows: given },
  ];
}

/** What a draw decides: the side of a die, or which two cards change places. */
function purposeOf(event: BattleEvent, at: number, value: number, { names, tables }: Checked): string {
  const { draws } = PROOF;
  if (event.type === "invasion-rolled") return draws.invasion(names, SEATS[at] ?? "a");
  if (event.type === "placing-rolled") return draws.placing(at, theKind(event.kind));
  if (event.type === "adjusting-rolled") return draws.adjusting(names, event.by);
  const last = tables.pack.reduce((sum, row) => sum + row.cards, 0) - at;
  return value + 1 === last ? draws.stays(last) : draws.swap(last, value + 1);
}

/** Each draw with the word it used, computed again. */
function drawRows(checked: Checked): readonly Row[] {
  const { battle, seed, nonces, events } = checked.record;
  const { a, b } = nonces;
  const isKnown = seed !== null && a !== null && b !== null;
  const wordAt = isKnown ? battleWords(hexToBytes(seed), battle, { a, b }) : null;
  return events.flatMap((event) =>
    (("draws" in event && event.draws) || []).map(({ n, value, word }, at) => ({
      cells: [
        words(event.seq),
        words(purposeOf(event, at, value, checked)),
        words(word),
        wordAt ? words(wordAt(word)) : words(PROOF.secret),
        words(n),
        words(value),
      ],
      holds: wordAt && wordAt(word) % n === value && holdsInPlay(checked, event),
    })),
  );
}

const worstOf = (marks: readonly (boolean | null)[]): boolean | null =>
  marks.includes(false) ? false : marks.includes(null) ? null : true;

/** The cards each seat was dealt, kept and counted. */
function cardRows(checked: Checked): readonly Row[] {
  const [dealt] = found(checked, "cards-dealt");
  const [scouted] = found(checked, "scouting-dealt");
  if (!dealt) return [];
  return SEATS.map((seat) => {
    const kept = found(checked, "cards-kept").find((one) => one.seat === seat);
    const marks = [dealt, kept, scouted].flatMap((event) => (event ? [holdsInPlay(checked, event)] : []));
    return {
      cells: [
        armyName(checked, seat),
        cards(dealt.hands?.[seat] ?? null),
        kept ? cards(kept.keep) : words(PROOF.none),
        scouted ? cards(scouted.dealt?.[seat] ?? null) : words(PROOF.none),
        scouted ? cards(scouted.cards[seat]) : words(PROOF.none),
      ],
      holds: worstOf(marks),
    };
  });
}

/** Who or what decided an event. */
function sourceOf(event: BattleEvent, checked: Checked): Cell {
  if ("draws" in event) return words(PROOF.play.drawn);
  const isChosen = event.seat !== null && event.type !== "force-sealed" && !("forced" in event && event.forced);
  return isChosen && event.seat ? armyName(checked, event.seat) : words(PROOF.play.follows);
}

/** Every event with what decided it; every draw; and the cards. */
function playProof(checked: Checked): readonly Proof[] {
  const rows = checked.record.events.map((event) => ({
    cells: [words(event.seq), words(sentenceOf(event, checked)), sourceOf(event, checked)],
    holds: holdsInPlay(checked, event),
  }));
  return [
    { ...PROOF.play.events, rows },
    { ...PROOF.play.cards, rows: cardRows(checked) },
    { said: PROOF.draws.said, columns: PROOF.draws.columns, rows: drawRows(checked) },
  ];
}

/** Every link, and which of them the reader saw. */
function chainProof(checked: Checked): readonly Proof[] {
  const { record, seenChain } = checked;
  const rows = record.events.map((event) => {
    const isSeen = seenChain !== null && seenChain !== "" && event.chain.startsWith(seenChain);
    const happened = PROOF.chain.happened(sentenceOf(event, checked), isSeen);
    return { cells: [words(event.seq), words(happened), code(`${event.chain.slice(0, SHOWN)}…`)], holds: holds(checked, event.seq) };
  });
  return [{ said: null, columns: PROOF.chain.columns, rows }];
}

/** Each order's fingerprint, and its contents once they are revealed. */
function orderRows(checked: Checked): readonly Row[] {
  const revealed = found(checked, "order-revealed");
  return found(checked, "orders-given").flatMap(({ seq, seat, orders }) =>
    (orders ?? []).map(({ order, orderHash, secret }) => {
      const shown = revealed.find((one) => one.seat === seat && one.order === order);
      const content = shown?.secret ?? secret;
      const isWrong = [seq, ...(shown ? [shown.seq] : [])].some((at) => holds(checked, at, order) === false);
      return {
        cells: [
          armyName(checked, seat),
          words(sentenceCase(orderCalled(order))),
          code(orderHash),
          words(content ? plain(orderSecretWords(content, checked.names, seat)) : PROOF.seals.secretOrder),
        ],
        holds: isWrong ? false : content === null ? null : true,
      };
    }),
  );
}

/** Each force's fingerprint, and whether the force is revealed yet; then each order's. */
function sealsProof(checked: Checked): readonly Proof[] {
  const rows = found(checked, "force-sealed").map((event) => ({
    cells: [armyName(checked, event.seat), code(event.forceHash), words(event.force === null ? PROOF.seals.sealed : PROOF.seals.revealed)],
    holds: holds(checked, event.seq),
  }));
  return [
    { said: null, columns: PROOF.seals.armies, rows },
    { said: null, columns: PROOF.seals.orders, rows: orderRows(checked) },
  ];
}

const PROOFS: Readonly<Record<RecordCheckName, (checked: Checked) => readonly Proof[]>> = {
  rules: rulesProof,
  seed: seedProof,
  play: playProof,
  chain: chainProof,
  seals: sealsProof,
};

/** What a check has looked at, line by line, without empty tables. What is too malformed is not shown. */
export function proofsOf(checked: Checked): readonly Proof[] {
  try {
    return PROOFS[checked.check.name](checked).filter(({ rows }) => rows.length > 0);
  } catch {
    return [];
  }
}
