import { TYPED_RECOVERY_KEY } from "../model/account";
import type { Fault } from "../model/faults";
import { isOwnList } from "../model/list-origin";
import type { OddsProblem } from "../model/odds-terms";
import { both, counted, either, ordinal, spoken } from "./phrasing";
import { plain } from "./sentence";
import { isTroopProblem, troopProblemWords } from "./troops";

type Path = Fault["path"];

/** A path as a reader of the document finds it: `units[3].bases`. */
export function placeOf(path: Path): string {
  return path.map((part, at) => (typeof part === "number" ? `[${part}]` : at === 0 ? part : `.${part}`)).join("");
}

/** The path that `placeOf` wrote. */
export function pathOfPlace(place: string): Path {
  return [...place.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, index]) => (index === undefined ? part : Number(index)));
}

/** Whose fault it is, as a player would call it (empty: the only army of the file), and which field. */
type PlaceWords = { readonly who: string; readonly what: string };

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

type Params = Fault["params"];

const spokenParam = (params: Params, key: string): string => spoken(String(params[key] ?? ""));
const unitGroups = ({ have }: Params): string => counted(Number(have), "unit group");

const KINDS: Readonly<Record<string, string>> = {
  int: "a whole number",
  number: "a number",
  string: "a text",
  array: "a list",
  object: "an object",
  boolean: "true or false",
  tuple: "a pair",
  record: "an object",
};
const HEX_64 = "64 hexadecimal digits, with letters in lower case";

/** What each form and each pattern of the model asks for. */
const FORMS: Readonly<Record<string, string>> = {
  email: "an email address, such as name@example.org",
  datetime: "a date and time in UTC, such as 2026-10-05T19:30:00Z",
  date: "a date, such as 2026-10-05",
  url: "a web address, such as https://condotta.example",
  uuid: "a UUID, such as 9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d",
  "/^[a-z0-9]+(-[a-z0-9]+)*$/": "lower-case letters and digits, joined by hyphens",
  "/^sha256:[0-9a-f]{64}$/": `sha256: and ${HEX_64}`,
  "/^own-[a-z2-7]{26}$/": "own- and 26 lower-case letters and digits from 2 to 7",
  "/^[a-z2-7]{26}$/": "26 lower-case letters and digits from 2 to 7",
  "/^[0-9a-f]{32}$/": "32 hexadecimal digits, with letters in lower case",
  "/^[0-9a-f]{64}$/": HEX_64,
  "/^[0-9a-f]{16,64}$/": "16 to 64 hexadecimal digits, with letters in lower case",
  "/^[^,]*$/": "text without commas",
  "/^(?:(?:unit|gone):[ab]:[1-9]\\d{0,3}|camp:[ab]|(?:killed|hurt|kind|lost):[ab]:\\d{1,3}|here:[ab]:(?:march|ambush)-[1-6]|test:(?:broken:[ab]:[1-9]\\d{0,3}|unseen:[ab]:\\d{1,3}|camp:[ab]|killed:[ab]:\\d:\\d{1,3}))$/":
    "something that can be ticked, such as unit:a:7 or camp:b",
  "/^[SPB.]+$/": "made of the letters S, P and B and full stops",
  "/^[A-E][1-5]$/": "a square of the table, from A1 to E5",
  "/^(march|ambush)-[1-6]$/": "an order, such as march-1 or ambush-2",
  "/^\\d{1,15}\\.[a-z2-7]{26}$/": "the value that the Link header of the previous page gave",
  "/^[a-z2-7]{4}(-[a-z2-7]{4}){7}$/": "eight groups of four lower-case letters and digits from 2 to 7, joined by hyphens",
  [String(TYPED_RECOVERY_KEY)]: "a recovery key: 32 letters and digits from 2 to 7, with or without hyphens",
};
const MEASURES: Readonly<Record<string, readonly [string, string]>> = { string: ["character", "characters"], array: ["entry", "entries"] };

function measure({ limit, of }: Params): string {
  const [one, many] = MEASURES[String(of)] ?? [];
  return one ? counted(Number(limit), one, many) : String(limit);
}

const BETTER_PASSWORD = "choose one that nobody would guess, such as four unrelated words";

const sideOf = (p: Params): string => `side “${String(p.side)}”`;
const sizes = (p: Params): string => (p.least === p.most ? String(p.most) : `from ${String(p.least)} to ${String(p.most)}`);

/** What can be wrong with a question about a fight; each follows the place. */
const ODDS_PROBLEM_WORDS = {
  "bases-not-allowed": (p) => `is ${String(p.bases)}, but such a unit group has ${sizes(p)} bases`,
  "files-not-allowed": (p) =>
    `is ${String(p.files)}, but this unit group can be ${either((p.allowed as readonly number[]).map(String))} files wide`,
  "form-not-allowed": (p) => `is "${String(p.form)}", but these troops can only be ${either((p.allowed as readonly string[]).map(spoken))}`,
  "state-not-allowed": (p) => `cannot include ${spoken(String(p.state))}: these troops have none`,
  "ground-impassable": () => "is ground that these troops cannot enter",
  "already-broken": (p) => `would break this unit group, which breaks at ${String(p.breaksAt)} wounds`,
  "no-square": () => "is set, but these troops cannot form square",
  "no-pikes": () => "is set, but these troops have no pikes to drop",
  "never-charges": (p) => `has ${sideOf(p)} charge, but artillery and battle wagons never charge`,
  "must-evade": (p) => `leaves ${sideOf(p)} where it is, but skirmishers charged by a TuG must skirmish or run away`,
  "cannot-evade": (p) => `is "${String(p.response)}", but these troops may not respond to a charge like that`,
  "cannot-counter-charge": (p) =>
    `has ${sideOf(p)} counter-charge, but ${both(["foot charged by mounted", "artillery", "battle wagons"])} may not`,
  "cannot-break-off": (p) => `has ${sideOf(p)} break off, but nobody breaks off from a faster enemy`,
  "nobody-responds": () => "needs one side that charges the other’s front",
  "approach-decides": () => "cannot be set together with an approach, which already decides it",
  "cannot-shoot": () => "has nothing to shoot with",
  "out-of-range": (p) => `is ${String(p.distance)} BW, which is out of range`,
  "too-many": () => "cannot be so many or so large: ask for fewer unit groups at a time",
} as const satisfies Readonly<Record<OddsProblem, (params: Params) => string>>;

/** What can be wrong with a document before the rules look at it. Troop problems have a table of their own. */
const FAULT_WORDS = {
  ...ODDS_PROBLEM_WORDS,
  "missing-field": () => "is missing",
  "unknown-field": () => "is not a field of this document",
  "wrong-type": (p) => `must be ${KINDS[String(p.expected)] ?? String(p.expected)}`,
  "not-one-of": (p) => `must be ${either((p.values as readonly unknown[]).map((one) => `"${String(one)}"`))}`,
  "too-large": (p) => `must be at most ${measure(p)}`,
  "too-small": (p) => (p.of === "string" && p.limit === 1 ? "must have at least one visible character" : `must be at least ${measure(p)}`),
  "bad-format": (p) => `must be ${FORMS[String(p.format)] ?? "in another format"}`,
  "not-a-multiple": (p) => `must be a multiple of ${String(p.of)}`,
  "bad-value": () => "has a value that is not allowed here",
  "not-json": (p) => `is not JSON: ${String(p.problem)}`,
  unreadable: (p) => `cannot be read: ${String(p.problem)}`,
  "years-reversed": () => "must run from the earlier year to the later",
  "duplicate-commander": (p) => `is "${String(p.id)}", but another commander has that id already`,
  "duplicate-unit-number": (p) => `is ${String(p.number)}, but another unit group has that number already`,
  "duplicate-unit-id": (p) =>
    `is ${String(p.id)}, but another unit group has that id already. A unit group without an id has its number as one`,
  "duplicate-option": (p) => `repeats "${String(p.option)}": take each option once`,
  "duplicate-territory": (p) => `repeats "${String(p.territory)}": name each territory once`,
  "duplicate-characteristic": () => "names a characteristic twice",
  "worst-password": () => `is easy to guess: ${BETTER_PASSWORD}`,
  "password-is-address": () => `is your email address, or made from it: ${BETTER_PASSWORD}`,
  "same-password": () => "is the password that the account has already",
  "army-too-large": (p) =>
    `takes ${String(p.bytes)} bytes, and one army can take at most ${String(p.most)}: remove unit groups, options or long names`,
  "list-without-ally": () => "is set, but only an ally can bring troops from another list",
  "version-without-list": () => "is set, but the list is not: name both",
  "unknown-list": (p) =>
    isOwnList(String(p.list))
      ? "is a player’s own list that you do not have: it was deleted, or belongs to somebody else"
      : `is "${String(p.list)}", a list that is not known here`,
  "own-allies-many": (p) => `names ${String(p.have)} of your own lists: the maximum is ${String(p.most)}`,
  "unknown-list-version": (p) => `is "${String(p.version)}", a version of ${String(p.list)} that is not known here`,
  "unknown-rules-version": (p) => `is "${String(p.version)}", a version of the rules tables that is not known here`,
  "source-without-heading": () => "is from the rulebook, so it must name the heading",
  "source-without-why": () => "is not from the rulebook, so it must say why it is what it is",
  "row-missing": (p) => `has no row for ${spokenParam(p, "id")}`,
  "row-twice": (p) => `is a second row for ${spokenParam(p, "id")}`,
  "unknown-table": (p) => `is not a table of the rules; the tables are ${both(p.known as readonly string[])}`,
  "two-invites": () => "invites both seats: take one yourself, and invite at most one",
  "no-such-commander": (p) => `is ${String(p.commander)}, but the force has ${counted(Number(p.count), "sub-commander")}, counted from 0`,
  "no-army-commander": () => "has no army commander: the invasion roll needs that commander’s grade",
  "no-such-line": (p) => `is "${String(p.line)}", which is not a line of ${String(p.list)}`,
  "no-ready-army": (p) => `is "${String(p.list)}", a list for which the computer has no army`,
  "square-not-of-territory": (p) => `is ${String(p.square)}, which is not a square of the territory ${String(p.territory)}`,
  "unknown-table-size": (p) => `is not a known size; the sizes in base widths are ${both(p.sizes as readonly string[])}`,
  "file-not-named-after-id": (p) => `must be named after its id: ${String(p.id)}.json`,
  "id-of-own-list": (p) => `has an id of a player’s own list, ${String(p.id)}: give it an id of words, as the other lists have`,
  "list-number-twice": (p) => `has the number ${String(p.number)}, but another list has it already`,
  "line-twice": (p) => `is "${String(p.id)}", but another line has that id already`,
  "line-name-twice": (p) => `is “${String(p.id)}”, but another troop type has that name already`,
  "constraint-twice": (p) => `is "${String(p.id)}", but another constraint has that id already`,
  "min-above-max": (p) => `has a minimum (${String(p.min)}) above its maximum (${String(p.max)})`,
  "min-out-of-reach": (p) => `cannot add up to any number of bases from ${String(p.min)} to ${String(p.max)}`,
  "size-above-max": (p) => `is ${String(p.size)}, but the whole army can have at most ${String(p.max)}`,
  "size-not-of-formation": (p) =>
    `is ${String(p.size)}, but the size of ${spokenParam(p, "of").toLowerCase()} is ${p.min === p.max ? String(p.min) : `${String(p.min)} to ${String(p.max)}`} bases`,
  "unit-too-small": (p) =>
    `is too small: every unit group has at least ${counted(Number(p.least), "base")}, because it is at least that wide`,
  "sub-commanders-few": (p) => `names ${counted(Number(p.have), "sub-commander")}: the minimum is ${String(p.min)}, including allies`,
  "talented-many": (p) => `is one too many: at most ${counted(Number(p.max), "commander")} of an army can be talented or better`,
  "contingent-few": (p) => `is true, but this ally leads ${unitGroups(p)}: the minimum is ${String(p.min)}`,
  "contingent-many": (p) => `is true, but this ally leads ${unitGroups(p)}: the maximum is ${String(p.max)}`,
  "leads-nobody": () =>
    "belongs to a commander for whom no unit group is left: every commander leads at least one, except a professional army commander",
  "force-groups-many": (p) => `cannot be ${String(p.have)}: a force can bring at most ${counted(Number(p.most), "unit group")}`,
  "force-bases-many": (p) => `cannot have ${String(p.have)} bases together: a force can bring at most ${String(p.most)}`,
  "size-twice": (p) => `names ${String(p.id)} twice`,
  "option-already-there": (p) => `is ${spokenParam(p, "characteristic")}, which the troop has already`,
  "partial-not-offered": (p) => `is ${spokenParam(p, "characteristic")}, which the line does not offer`,
  "shared-maxima-differ": (p) => `differs from the maximum of another line that shares it (group ${String(p.group)}): make them the same`,
  "constraint-names-line-twice": (p) => `names the line "${String(p.line)}" twice`,
  "at-least-out-of-reach": (p) => `asks for ${String(p.n)} bases of lines that together can have at most ${String(p.max)}`,
  "shared-max-below-minimums": (p) => `is ${String(p.max)}, but the lines that share it need ${String(p.min)} bases together`,
  "no-lists": () => "has no army list: add at least one",
  "unknown-line": (p) => `is "${String(p.line)}", which is not a line of this list`,
  "years-outside-list": () => "must be within the years of the list",
  "own-ally": () => "is the list itself: an ally with troops of the same list is an internal ally",
  "legendary-not-army": () => "names legendary, which only an army commander can be",
} as const satisfies Record<string, (params: Params) => string>;

type FaultCode = keyof typeof FAULT_WORDS;

const known = (code: string): code is FaultCode => Object.hasOwn(FAULT_WORDS, code);

/** What is wrong, where its place is seen beside it: "This must be at most 99." */
export function faultWords(fault: Fault): string {
  if (isTroopProblem(fault.code)) {
    const options = fault.params.options ? `With ${spoken(String(fault.params.options))}: ` : "";
    return `${options}${plain(troopProblemWords(fault.code, fault.params))}`;
  }
  return known(fault.code) ? `This ${FAULT_WORDS[fault.code](fault.params)}.` : `This is wrong (${fault.code}).`;
}

/** What is wrong and what would be right, naming the place: "units[3].bases must be at most 99." */
export function faultSentence(fault: Fault): string {
  const place = placeOf(fault.path) || "The document";
  if (isTroopProblem(fault.code)) {
    const options = fault.params.options ? ` (with ${spoken(String(fault.params.options))})` : "";
    return `${place}${options}: ${plain(troopProblemWords(fault.code, fault.params))}`;
  }
  return known(fault.code) ? `${place} ${FAULT_WORDS[fault.code](fault.params)}.` : `${place} is wrong (${fault.code}).`;
}
