import type { BattleRecord } from "../model/battle";
import type { BattleEvent } from "../model/battle-event";
import type { BattleTables } from "../model/battle-tables";
import type { SeatName } from "../model/by-seat";
import { SEATS, SOURCES, type SourceKind } from "../model/enumerations";
import type { ShownForce } from "../model/frozen-force";
import { recordChapters } from "../words/battle/record-chapters";
import type { SeatNames } from "../words/battle/seat-names";
import { territoryWords } from "../words/list-words";
import { both, campKindWords, counted, sentenceCase, spoken } from "../words/phrasing";
import { wrapText } from "./wrap-text";

const WIDTH = 78;
const LABEL = 12;

type Found<Type extends BattleEvent["type"]> = Extract<BattleEvent, { type: Type }>;

function first<Type extends BattleEvent["type"]>({ events }: BattleRecord, type: Type, seat: SeatName | null = null): Found<Type> | null {
  return events.find((event): event is Found<Type> => event.type === type && (seat === null || event.seat === seat)) ?? null;
}

const labelled = (label: string, text: string): readonly string[] => wrapText(`${label.padEnd(LABEL)}${text}`, WIDTH, " ".repeat(LABEL));

/** What is compared letter by letter stays on its line, however long. */
const whole = (label: string, text: string): string => `${label.padEnd(LABEL)}${text}`;

const VERDICTS: Readonly<Record<ShownForce["verdict"], string>> = {
  legal: "legal by its list",
  "not-legal": "not legal by its list",
  "typed-in": "typed in, not judged by a list",
};

function forceWords(record: BattleRecord, seat: SeatName, names: SeatNames): string {
  const shown = first(record, "force-sealed", seat)?.shown ?? null;
  const led = first(record, "battle-opened")?.house[seat] ? ", led by the house commander" : "";
  if (shown === null) return `not shown yet${led}`;
  const [general] = shown.commanders;
  return [
    `${names.names[seat]}${led}`,
    ...(general ? [`${general.grade} ${general.class} commander`] : []),
    `${counted(shown.mapCards, "map card")}, ${counted(shown.scoutingCards, "scouting card")}`,
    territoryWords(shown.territories),
    `${counted(shown.unitGroups, "unit group")}, ${campKindWords(shown.camp)}`,
    VERDICTS[shown.verdict],
  ].join("; ");
}

function headLines(record: BattleRecord, names: SeatNames): readonly string[] {
  const { battle, commitment, seed, rules, nonces } = record;
  const table = first(record, "battle-opened")?.table;
  return [
    ...labelled("Battle", battle),
    ...(table ? labelled("Table", `${table.width} by ${table.depth} BW`) : []),
    ...SEATS.flatMap((seat) => labelled(`Seat ${seat}`, forceWords(record, seat, names))),
    whole("Rules", rules),
    whole("Commitment", commitment),
    whole("Seed", seed ?? "secret until the battle's chance is over"),
    ...SEATS.map((seat) => whole(`Nonce ${seat}`, nonces[seat] ?? "not told yet")),
  ];
}

const eventBlocks = (record: BattleRecord, names: SeatNames): readonly (readonly string[])[] =>
  recordChapters(record.events, names).map(({ head, sentences }) => [
    head,
    ...sentences.flatMap(({ seq, sentence }) => wrapText(`${String(seq).padStart(4)}  ${sentence}`, WIDTH, " ".repeat(6))),
  ]);

const SOURCE_HEADS = { sibling: "Values taken from Mortem et Gloriam", house: "House values, Condotta's own" } as const;

const hyphened = (table: string): string => table.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Whether a table, or any part of it, is from there. */
function isFrom(from: SourceKind, part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  const { source } = part as { source?: { from?: unknown } };
  return source?.from === from || Object.values(part).some((one) => isFrom(from, one));
}

/** Of the days by their own names; of the battlefield by theirs, as both have limits. */
function tablesFrom(from: SourceKind, { battlefield, ...days }: BattleTables): readonly string[] {
  const named = (tables: object, name: (table: string) => string) =>
    Object.entries(tables).flatMap(([table, rows]) => (isFrom(from, rows) ? [spoken(name(hyphened(table)))] : []));
  return [...named(days, (table) => table), ...named(battlefield ?? {}, (table) => `battlefield ${table}`)];
}

/** Which tables have rows that the rulebook does not print, by where they are from. */
function sourceLines(tables: BattleTables): readonly string[] {
  return SOURCES.flatMap((from) => {
    if (from === "rulebook") return [];
    const named = tablesFrom(from, tables);
    return named.length === 0 ? [] : wrapText(`${SOURCE_HEADS[from]}: ${both(named)}.`, WIDTH);
  });
}

/** The public record of a battle as plain text, to be kept, sent or printed. A secret that is not told yet is left out. */
export function recordText(record: BattleRecord, tables: BattleTables, names: SeatNames): string {
  const last = record.events.at(-1);
  const blocks = [
    ["The five days before the battle", `${sentenceCase(names.names.a)} and ${names.names.b}`],
    headLines(record, names),
    ...eventBlocks(record, names),
    last ? [`The chain ends with event ${last.seq}:`, last.chain] : ["Nothing has happened yet."],
    sourceLines(tables),
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}
