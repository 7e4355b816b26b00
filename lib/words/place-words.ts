import type { Fault } from "../model/faults";
import { ordinal } from "./phrasing";
import { placeOf } from "./place-of";

type Path = Fault["path"];

/** Whose fault it is, as a player would call it (empty: the only army of the file), and which field. */
export type PlaceWords = { readonly who: string; readonly what: string };

const LONGEST_NAME = 60;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : {};

/** A text that can be shown as a name. */
function asName(value: unknown): string | null {
  const text = typeof value === "string" ? value.trim() : "";
  return text === "" ? null : text.slice(0, LONGEST_NAME);
}

/** The place of an entry, counted from 1: "3rd". */
const placeOfEntry = (at: number): string => ordinal(at + 1);

/** An army among several, by its name or its place among them, counted from 1. */
export function armyAmongOthers(path: Path, army: unknown): string {
  const at = path.find((part) => typeof part === "number");
  return at === undefined ? "" : (asName(fieldsOf(army).name) ?? `${placeOfEntry(at)} army`);
}

/** By its number, unless the number is the fault: another unit group may have it too. */
function unitWords(unit: unknown, at: number, field: Path[number] | undefined): string {
  const { number } = fieldsOf(unit);
  return Number.isSafeInteger(number) && field !== "number" ? `unit group no. ${number}` : `${placeOfEntry(at)} unit group`;
}

function commanderWords(commander: unknown, at: number, field: Path[number] | undefined): string {
  const { name, id } = fieldsOf(commander);
  const called = (field === "name" ? null : asName(name)) ?? (field === "id" ? null : asName(id));
  return called ? `commander ${called}` : `${placeOfEntry(at)} commander`;
}

/** "pointsLimit" becomes "points limit". */
const spelt = (path: Path): string =>
  placeOf(path).replace(/([a-z])([A-Z])/g, (_, before, capital) => `${before} ${capital.toLowerCase()}`);

/** A place in an army's document as a player would name it. */
export function placeWords(path: Path, army: unknown): PlaceWords {
  const [part, at, ...rest] = path;
  const entries = typeof part === "string" ? fieldsOf(army)[part] : undefined;
  if (part === "camp" && at !== undefined) return { who: "camp", what: spelt(path.slice(1)) };
  if (typeof at !== "number" || !Array.isArray(entries)) return { who: "", what: spelt(path) };
  const what = spelt(rest);
  if (part === "units") return { who: unitWords(entries[at], at, rest[0]), what };
  return part === "commanders" ? { who: commanderWords(entries[at], at, rest[0]), what } : { who: "", what: spelt(path) };
}
