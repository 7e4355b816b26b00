import type { ReadArmyText } from "@/lib/model/army-text";
import type { Fault } from "@/lib/model/faults";
import { lineAndColumn, malformedAt } from "@/lib/model/malformed-json";
import type { ArmyPlace } from "@/lib/model/stored-army";
import type { ImportFaultCode } from "@/lib/words/importing";

/** What is wrong with an import before it is judged: place, code, and the values of its sentence. */
export type ImportFault = { readonly path: Fault["path"]; readonly code: ImportFaultCode; readonly params: Fault["params"] };

/** Of an army that was read from text: the points that it says it has, and the names that were spelt otherwise. */
export type OfText = Pick<ReadArmyText, "points" | "corrected">;

/** One army of a text, not judged yet. */
export type FoundArmy = {
  /** Its place in the text. */
  readonly path: Fault["path"];
  readonly document: unknown;
  readonly place: Exclude<ArmyPlace, "bin">;
  /** How it was read from text, if it was. */
  readonly ofText?: OfText | null;
};

export type Documents = {
  readonly armies: readonly FoundArmy[];
  /** How many of an export's armies were deleted when it was made: they stay out. */
  readonly deleted: number;
  readonly faults: readonly ImportFault[];
  /** Text without any document in it, to be read as an army. */
  readonly text?: string;
};

const ARMY = "condotta.army/1";
const EXPORT = "condotta.export/1";
const ARMIES_OF_ANY_VERSION = "condotta.army/";

/** Bytes of an army that the server stores at most, and of a file that are read here: as much as all armies of one account can take. */
const MOST_OF_ARMY = 64_000;
export const MOST_OF_FILE = 105_000_000;
const MEGABYTE = 1_000_000;

/** Characters of a text that are read as an army. */
const MOST_OF_TEXT = 80_000;

/** Characters of an unknown schema that are shown. */
const MOST_SHOWN = 60;

const none: Documents = { armies: [], deleted: 0, faults: [] };
export const faulty = (code: ImportFault["code"], params: Fault["params"] = {}, path: Fault["path"] = []): Documents => ({
  ...none,
  faults: [{ path, code, params }],
});

export const tooLarge = (): Documents => faulty("too-large", { megabytes: MOST_OF_FILE / MEGABYTE });

const AFTER_ARMIES = '\n"shares":[';

/**
 * The beginning of an account's export as far as its armies, as a document of its own: what follows them may be many times as large, and is
 * not imported. Null where a text is no such beginning.
 */
export function armiesOfExport(beginning: string): string | null {
  const end = beginning.startsWith(`{"schema":"${EXPORT}"`) ? beginning.indexOf(AFTER_ARMIES) : -1;
  return end < 0 ? null : `${beginning.slice(0, end).replace(/,$/, "")}}`;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

const sizeOf = (document: unknown): number => new TextEncoder().encode(JSON.stringify(document)).length;

function foundAt(path: Fault["path"], document: unknown, place: FoundArmy["place"]): Documents {
  const bytes = sizeOf(document);
  if (bytes > MOST_OF_ARMY) return faulty("army-too-large", { bytes, most: MOST_OF_ARMY }, path);
  return { ...none, armies: [{ path, document, place }] };
}

function entryAt(at: number, entry: unknown): Documents {
  const fields = isObject(entry) ? entry : {};
  if (fields.place === "bin") return { ...none, deleted: 1 };
  const path = ["armies", at, "army"];
  if (fields.army === undefined) return faulty("army-missing", {}, path);
  return foundAt(path, fields.army, fields.place === "archive" ? "archive" : "desk");
}

const together = (all: readonly Documents[]): Documents => ({
  armies: all.flatMap((one) => one.armies),
  deleted: all.reduce((sum, one) => sum + one.deleted, 0),
  faults: all.flatMap((one) => one.faults),
});

function inExport({ armies }: Fields): Documents {
  if (!Array.isArray(armies)) return faulty("armies-missing", {}, ["armies"]);
  if (armies.length === 0) return faulty("no-armies");
  const all = together(armies.map((entry: unknown, at) => entryAt(at, entry)));
  return all.deleted === armies.length ? faulty("only-deleted") : all;
}

/** A document whose schema is an army, or that names none, is judged as one, so that all its faults are found. */
function armyIn(value: unknown, path: Fault["path"]): Documents {
  if (!isObject(value)) return foundAt(path, value, "desk");
  const { schema = null, army } = value;
  // A share, or an army with a note about it.
  if (schema === null && army !== undefined) return foundAt([...path, "army"], army, "desk");
  if (schema === null || String(schema).startsWith(ARMIES_OF_ANY_VERSION)) return foundAt(path, value, "desk");
  return faulty("no-document", { schema: JSON.stringify(schema).slice(0, MOST_SHOWN), schemas: [ARMY, EXPORT] }, path);
}

function documentsIn(value: unknown): Documents {
  if (Array.isArray(value)) return value.length === 0 ? faulty("no-armies") : together(value.map((one: unknown, at) => armyIn(one, [at])));
  if (!isObject(value)) return faulty("no-document", { schema: null, schemas: [ARMY, EXPORT] });
  return value.schema === EXPORT ? inExport(value) : armyIn(value, []);
}

type Stretch = { readonly from: number; readonly to: number };

const BEGINS_JSON = /^\s*[[{]/;
const FENCED = /^```json[ \t]*\r?\n([\s\S]*?)^```/gm;
const HAS_FENCED = /^```json[ \t]*\r?\n/m;
const LINE_OF_OBJECT = /^\{/gm;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** The place of JSON in a text: all of it, its only fenced block, or the object at its end. Null where there is none. */
function jsonIn(text: string): Stretch | null {
  const whole = { from: 0, to: text.length };
  if (BEGINS_JSON.test(text) || isJson(text)) return whole;
  const blocks = [...text.matchAll(FENCED)];
  const [block] = blocks;
  if (block && blocks.length === 1) {
    const from = block.index + block[0].indexOf("\n") + 1;
    return { from, to: from + (block[1]?.length ?? 0) };
  }
  const last = [...text.matchAll(LINE_OF_OBJECT)].at(-1);
  return last && isJson(text.slice(last.index)) ? { from: last.index, to: text.length } : null;
}

function malformed(text: string, from: number, to: number): Documents {
  const at = from + (malformedAt(text.slice(from, to)) ?? to - from);
  return at >= to ? faulty("cut-short") : faulty("not-json", lineAndColumn(text, at));
}

/** The armies in a text that somebody wants to import: armies' documents, a share, an account's export, a text with one of these, or text. */
export function readDocuments(input: string): Documents {
  const text = input.replace(/^\uFEFF/, "");
  if (text.trim() === "") return faulty("empty");
  const place = jsonIn(text);
  if (place === null && HAS_FENCED.test(text)) return faulty("several-documents");
  if (place === null) return text.length > MOST_OF_TEXT ? faulty("text-too-long", { most: MOST_OF_TEXT }) : { ...none, text };
  const { from, to } = place;
  let value: unknown;
  try {
    value = JSON.parse(text.slice(from, to));
  } catch {
    return malformed(text, from, to);
  }
  return documentsIn(value);
}
