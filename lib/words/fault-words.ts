import { TYPED_RECOVERY_KEY } from "../model/account";
import type { Fault } from "../model/faults";
import { both, counted, either, spoken } from "./phrasing";
import { placeOf } from "./place-of";
import { isTroopProblem, troopProblemWords } from "./troop-problem-words";

type Params = Fault["params"];

const said = (params: Params, key: string): string => spoken(String(params[key] ?? ""));
/** "1 unit group names him". */
const naming = ({ have }: Params): string => `${counted(Number(have), "unit group")} ${have === 1 ? "names" : "name"} him`;

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
  email: "an e-mail address, such as name@example.org",
  datetime: "a date and time in UTC, such as 2026-10-05T19:30:00Z",
  url: "a web address, such as https://condotta.example",
  uuid: "a UUID, such as 9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d",
  "/^[a-z0-9]+(-[a-z0-9]+)*$/": "lower-case letters and figures, joined by hyphens",
  "/^sha256:[0-9a-f]{64}$/": `sha256: and ${HEX_64}`,
  "/^[a-z2-7]{26}$/": "26 lower-case letters and figures from 2 to 7",
  "/^[0-9a-f]{32}$/": "32 hexadecimal digits, with letters in lower case",
  "/^[0-9a-f]{64}$/": HEX_64,
  "/^[0-9a-f]{16,64}$/": "16 to 64 hexadecimal digits, with letters in lower case",
  "/^[SPB.]+$/": "made of the letters S, P and B, and of full stops",
  "/^[A-E][1-5]$/": "a square of the table, from A1 to E5",
  "/^(march|ambush)-[1-6]$/": "an order, such as march-1 or ambush-2",
  "/^\\d{1,15}\\.[a-z2-7]{26}$/": "what the Link header of the part before it says",
  "/^[a-z2-7]{4}(-[a-z2-7]{4}){7}$/": "eight groups of four lower-case letters and figures from 2 to 7, joined by hyphens",
  [String(TYPED_RECOVERY_KEY)]:
    "a recovery key: thirty-two letters and digits from 2 to 7, with or without hyphens, as it was shown when it was made",
};
const MEASURES: Readonly<Record<string, readonly [string, string]>> = { string: ["character", "characters"], array: ["entry", "entries"] };

function measure({ limit, of }: Params): string {
  const [one, many] = MEASURES[String(of)] ?? [];
  return one ? `${String(limit)} ${limit === 1 ? one : many}` : String(limit);
}

const WORST_PASSWORD = "is one of those that are tried first, or blanks, or figures in a row";
const BETTER_PASSWORD = "choose one that nobody would guess, such as four words that have nothing to do with each other";

/** What can be wrong with a document before the rules look at it. Troop problems have a table of their own. */
const FAULT_WORDS = {
  "missing-field": () => "is missing",
  "unknown-field": () => "is not a field of this document",
  "wrong-type": (p) => `must be ${KINDS[String(p.expected)] ?? String(p.expected)}`,
  "not-one-of": (p) => `must be ${either((p.values as readonly unknown[]).map((one) => `"${String(one)}"`))}`,
  "too-large": (p) => `must be at most ${measure(p)}`,
  "too-small": (p) =>
    p.of === "string" && p.limit === 1 ? "must have something in it that can be seen" : `must be at least ${measure(p)}`,
  "bad-format": (p) => `must be ${FORMS[String(p.format)] ?? "written in another form"}`,
  "not-a-multiple": (p) => `must be a multiple of ${String(p.of)}`,
  "bad-value": () => "has a value that is not allowed here",
  "not-json": (p) => `is not JSON: ${String(p.problem)}`,
  unreadable: (p) => `cannot be read: ${String(p.problem)}`,
  "years-reversed": () => "must run from the earlier year to the later",
  "duplicate-commander": (p) => `is "${String(p.id)}", which another commander has already; ids are unique`,
  "duplicate-unit-number": (p) => `is ${String(p.number)}, which another unit group has already; numbers are unique`,
  "duplicate-option": (p) => `is "${String(p.option)}" a second time; an option is taken once`,
  "duplicate-territory": (p) => `is "${String(p.territory)}" a second time; a territory is named once`,
  "duplicate-characteristic": () => "names a characteristic twice",
  "worst-password": () => `${WORST_PASSWORD}: ${BETTER_PASSWORD}`,
  "password-is-address": () => `is your e-mail address, or made of it: ${BETTER_PASSWORD}`,
  "army-too-large": (p) =>
    `takes ${String(p.bytes)} bytes as it would be stored, and at most ${String(p.most)} are kept of one army: take out unit groups, options or long names`,
  "list-without-ally": () => "is given, but only an ally brings troops from a list of his own",
  "version-without-list": () => "is given without the list it is a version of",
  "unknown-list": (p) => `is "${String(p.list)}", a list that is not known here`,
  "unknown-list-version": (p) => `is "${String(p.version)}", a version of ${String(p.list)} that is not known here`,
  "unknown-rules-version": (p) => `is "${String(p.version)}", a version of the rules tables that is not known here`,
  "source-without-heading": () => "is from the rulebook, so it must name its heading",
  "source-without-why": () => "is not from the rulebook, so it must say why it is what it is",
  "row-missing": (p) => `has no row for ${said(p, "id")}`,
  "row-twice": (p) => `is a second row for ${said(p, "id")}`,
  "unknown-table": (p) => `is no table of the rules; there are ${both(p.known as readonly string[])}`,
  "two-invites": () => "invites both seats; the creator takes one, so at most one is open",
  "no-such-commander": (p) => `is ${String(p.commander)}, but the force has ${String(p.count)} sub-commanders, counted from 0`,
  "no-army-commander": () => "holds no army commander, and without his grade there is no invasion roll",
  "no-such-line": (p) => `is "${String(p.line)}", which is no line of ${String(p.list)}`,
  "no-ready-army": (p) => `is "${String(p.list)}", of which the house commander has no army`,
  "square-not-of-territory": (p) => `is ${String(p.square)}, which is no square of the territory ${String(p.territory)}`,
  "unknown-table-size": (p) => `is of no known size; in base widths there are ${both(p.sizes as readonly string[])}`,
  "file-not-named-after-id": (p) => `must be named after its id, ${String(p.id)}.json`,
  "list-number-twice": (p) => `has the number ${String(p.number)}, which another list has already`,
  "line-twice": (p) => `is "${String(p.id)}", which another line has already`,
  "constraint-twice": (p) => `is "${String(p.id)}", which another constraint has already`,
  "min-above-max": (p) => `has a least number (${String(p.min)}) above its greatest (${String(p.max)})`,
  "min-out-of-reach": (p) => `can make up no number of bases from ${String(p.min)} to ${String(p.max)}`,
  "size-above-max": (p) => `is ${String(p.size)}, more than the whole army may have (${String(p.max)})`,
  "size-not-of-formation": (p) =>
    `is ${String(p.size)}, but the size of ${said(p, "of").toLowerCase()} is ${p.min === p.max ? String(p.min) : `${String(p.min)} to ${String(p.max)}`} bases`,
  "unit-too-small": (p) => `is too small: every unit group has at least ${String(p.least)} bases, for it stands as wide`,
  "sub-commanders-few": (p) =>
    `names ${counted(Number(p.have), "sub-commander")}, but an army has at least ${String(p.min)}, allies included`,
  "talented-many": (p) => `is one too many: at most ${String(p.max)} commanders of an army are talented or better`,
  "contingent-few": (p) => `is true, but ${naming(p)}: an ally leads at least ${String(p.min)}`,
  "contingent-many": (p) => `is true, but ${naming(p)}: an ally leads at most ${String(p.max)}`,
  "leads-nobody": () => "is of a commander for whom no unit group is left: every one leads somebody, but for a professional army commander",
  "force-groups-many": (p) => `are ${String(p.have)}, but a force brings at most ${String(p.most)} unit groups to a battle`,
  "force-bases-many": (p) => `have ${String(p.have)} bases together, but a force brings at most ${String(p.most)} to a battle`,
  "size-twice": (p) => `names ${String(p.id)} twice`,
  "option-already-there": (p) => `is ${said(p, "characteristic")}, which the troop has already`,
  "partial-not-offered": (p) => `is ${said(p, "characteristic")}, which the line does not offer`,
  "shared-maxima-differ": (p) => `differs from the maximum of another line of the group ${String(p.group)}; give all the same`,
  "constraint-names-line-twice": (p) => `names the line "${String(p.line)}" twice; a line stands once in a constraint`,
  "at-least-out-of-reach": (p) => `asks for ${String(p.n)} bases of lines that together have at most ${String(p.max)}`,
  "shared-max-below-minimums": (p) => `is ${String(p.max)}, but the lines of the group must have ${String(p.min)} bases together`,
  "no-lists": () => "holds no army list; there must be at least one",
  "unknown-line": (p) => `is "${String(p.line)}", which is no line of this list`,
  "years-outside-list": () => "must lie within the years of the list",
  "own-ally": () => "is the list itself; troops of one's own list under an ally are an internal ally",
  "legendary-not-army": () => "names legendary, which only an army commander may be",
} as const satisfies Record<string, (params: Params) => string>;

type FaultCode = keyof typeof FAULT_WORDS;

const known = (code: string): code is FaultCode => Object.hasOwn(FAULT_WORDS, code);

/** What is wrong and what would be right, naming the place. */
export function faultSentence(fault: Fault): string {
  const place = placeOf(fault.path) || "The document";
  if (isTroopProblem(fault.code)) {
    const options = fault.params.options ? ` (with ${spoken(String(fault.params.options))})` : "";
    return `${place}${options}: ${troopProblemWords(fault.code, fault.params)}`;
  }
  return known(fault.code) ? `${place} ${FAULT_WORDS[fault.code](fault.params)}.` : `${place} is wrong (${fault.code}).`;
}
