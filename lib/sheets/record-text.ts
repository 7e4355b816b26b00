import type { BattleRecord } from "../model/battle";
import type { BattleEvent } from "../model/battle-event";
import type { BattleTables } from "../model/battle-tables";
import type { SeatName } from "../model/by-seat";
import { SEATS, SOURCES, type SourceKind } from "../model/enumerations";
import type { SeatNames } from "../words/battle/names";
import { RECORD, recordChapters } from "../words/battle/record";
import { spoken } from "../words/phrasing";
import { plain } from "../words/sentence";
import { wrapText } from "./text-parts";

const WIDTH = 78;
const LABEL = 12;
const TEXT = RECORD.asText;

type Found<Type extends BattleEvent["type"]> = Extract<BattleEvent, { type: Type }>;

function first<Type extends BattleEvent["type"]>({ events }: BattleRecord, type: Type, seat: SeatName | null = null): Found<Type> | null {
  return events.find((event): event is Found<Type> => event.type === type && (seat === null || event.seat === seat)) ?? null;
}

const labelled = (label: string, text: string): readonly string[] => wrapText(`${label.padEnd(LABEL)}${text}`, WIDTH, " ".repeat(LABEL));

/** Text that is compared letter by letter stays on one line, however long. */
const whole = (label: string, text: string): string => `${label.padEnd(LABEL)}${text}`;

function forceWords(record: BattleRecord, seat: SeatName, names: SeatNames): string {
  const shown = first(record, "force-sealed", seat)?.shown ?? null;
  return TEXT.force(names.names[seat], shown, first(record, "battle-opened")?.house[seat] === true);
}

function headLines(record: BattleRecord, names: SeatNames): readonly string[] {
  const { battle, commitment, seed, rules, nonces } = record;
  const { labels } = TEXT;
  const table = first(record, "battle-opened")?.table;
  return [
    ...labelled(labels.battle, battle),
    ...(table ? labelled(labels.table, TEXT.table(table)) : []),
    ...SEATS.flatMap((seat) => labelled(TEXT.seat(seat), forceWords(record, seat, names))),
    whole(labels.rules, rules),
    whole(labels.commitment, commitment),
    whole(labels.seed, seed ?? TEXT.secretSeed),
    ...SEATS.map((seat) => whole(TEXT.nonce(seat), nonces[seat] ?? TEXT.secretNonce)),
  ];
}

const eventBlocks = (record: BattleRecord, names: SeatNames): readonly (readonly string[])[] =>
  recordChapters(record.events, names).map(({ head, sentences }) => [
    head,
    ...sentences.flatMap(({ seq, sentence }) => wrapText(`${String(seq).padStart(4)}  ${plain(sentence)}`, WIDTH, " ".repeat(6))),
  ]);

const hyphened = (table: string): string => table.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Whether a table, or any part of it, comes from that source. */
function isFrom(from: SourceKind, part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  const { source } = part as { source?: { from?: unknown } };
  return source?.from === from || Object.values(part).some((one) => isFrom(from, one));
}

/** Tables of the battlefield are marked as such, because both have limits. */
function tablesFrom(from: SourceKind, { battlefield, ...days }: BattleTables): readonly string[] {
  const named = (tables: object, name: (table: string) => string) =>
    Object.entries(tables).flatMap(([table, rows]) => (isFrom(from, rows) ? [spoken(name(hyphened(table)))] : []));
  return [...named(days, (table) => table), ...named(battlefield ?? {}, TEXT.battlefieldTable)];
}

/** The tables with rows that are not in the rulebook, by their source. */
function sourceLines(tables: BattleTables): readonly string[] {
  return SOURCES.flatMap((from) => {
    if (from === "rulebook") return [];
    const named = tablesFrom(from, tables);
    return named.length === 0 ? [] : wrapText(TEXT.source(from, named), WIDTH);
  });
}

/** The public record of a battle as plain text, to be kept, sent or printed. It has no secrets. */
export function recordText(record: BattleRecord, tables: BattleTables, names: SeatNames): string {
  const last = record.events.at(-1);
  const blocks = [
    [TEXT.heading, RECORD.armies(names)],
    headLines(record, names),
    ...eventBlocks(record, names),
    last ? [TEXT.lastLink(last.seq), last.chain] : [TEXT.nothing],
    sourceLines(tables),
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}
