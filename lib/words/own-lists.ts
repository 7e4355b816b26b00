import type { Constraint } from "../model/army-list";
import type { CommanderRole } from "../model/enumerations";
import type { Fault } from "../model/faults";
import type { ListDraft } from "../model/list-draft";
import { isOwnList } from "../model/list-origin";
import { faultWords } from "./faults";
import { both, counted } from "./phrasing";
import { say, slot } from "./sentence";

/** The pages of the lists that a player writes. */
export const OWN_LISTS = {
  title: "My lists",
  intro: "Write a list for an army that is missing, or change a copy of another list. Only you see your list until you share it.",
  none: "You have written no list yet.",
  start: {
    title: "New list",
    blank: "Start a blank list",
    blankName: "New list",
    copyOf: "List to copy",
    choose: "Choose a list",
    copy: "Copy this list",
    copying: "Copying…",
    paste: "Or paste a list as JSON",
    file: "Open a file",
    read: "Import",
    notJson: (line: number, column: number) => `This is not JSON: see line ${line}, column ${column}.`,
    cutShort: "This is not JSON: it ends too early.",
    refused: (count: number, first: string) => (count === 1 ? first : `${counted(count, "problem")}. The first: ${first}`),
  },
  anonymous: say`Your lists are saved for this browser only. ${slot("account", "Create an account")} to open them elsewhere.`,
  columns: { name: "List", changed: "Changed", deleted: "Deleted" },
  open: (name: string) => `Open ${name}`,
  nameless: "A list without a name",
  remove: (name: string) => `Delete ${name}`,
  removed: (name: string) => `${name} is in the bin.`,
  restore: "Restore",
  restoreOf: (name: string) => `Restore ${name}`,
  bin: "Bin",
  binNote: (days: number) => `Deleted lists stay here for ${counted(days, "day")}. Armies built from them keep them.`,
  copyToMine: "Copy to my lists",
  toMine: "My lists",
  copyName: (name: string) => `${name}, mine`,
} as const;

/** The editor of a list. */
export const LIST_EDITOR = {
  eyebrow: "Your own list",
  private:
    "Only you see this list. Others get a copy when you share it, when you share an army built from it or a list that has it as an ally, or when you finish a battle with such an army. Later changes do not reach them.",
  build: "Build an army",
  buildAfter: "Build an army: fix the problems first",
  page: "View as a page",
  sound: "No problems",
  problems: (count: number) => counted(count, "problem"),
  problemsTitle: "Problems",
  more: (count: number) => `And ${counted(count, "more", "more")}.`,
  undo: "Undo",
  redo: "Redo",
  export: "Download JSON",
  state: {
    saved: "Saved",
    saving: "Saving…",
    unreachable: "Not saved: the server cannot be reached. Your changes are kept in this browser.",
    gone: "This list was deleted, or belongs to another account.",
  },
  refused: (message: string) => `Not saved. ${message}`,
  saveAsNew: "Save as a new list",
  restored: "Restored: unsaved changes from an earlier visit.",
  changed: {
    name: "Changed elsewhere",
    text: "This list was changed in another window or on another device. Nothing is lost: choose which version to use.",
    mine: "Keep my version",
    theirs: "Use the saved version",
    both: "Use the saved version, keep mine as another list",
    differs: (parts: readonly string[]) => `What differs: ${parts.join(", ")}.`,
  },
  sections: {
    about: "About the list",
    commanders: "Commanders and camp",
    troops: "Troops",
    restrictions: "Restrictions",
    sources: "Sources",
  },
  fields: {
    name: "Name",
    number: "Number",
    from: "From year",
    to: "To year",
    region: "Region",
    keynote: "What the army is about, in a sentence (optional)",
    history: "History, in two or three sentences (optional)",
    alsoCalled: "Other names to find it by (separated by commas)",
    territories: "Territories",
    enemies: "Enemies",
    addEnemy: "Add an enemy",
    campKinds: "Camps",
    campQualities: "Camp quality",
    grades: "Grades",
    classes: "Classes",
    min: "At least",
    max: "At most",
    author: "Author",
    work: "Work",
    workYear: "Year",
    opened: "I have read it",
    checked: "What you took from the sources (one remark on each line)",
    anyYear: "Any year",
  },
  army: "Army commander",
  subs: "Sub-commanders",
  internalAllies: "Internal allies",
  hasInternalAllies: "The list has internal allies",
  externalAllies: "External allies",
  addAlly: "Add an external ally",
  removeAlly: (at: number) => `Remove external ally ${at}`,
  ally: "Ally’s list",
  unknownList: "A list that you do not have",
  sources: "Sources (optional)",
  source: (at: number) => `Source ${at}`,
  addSource: "Add a source",
  removeSource: "Remove this source",
  line: {
    add: "Add a troop type",
    copy: "Copy troops from a list",
    edit: (name: string) => `Edit ${name}`,
    done: (name: string) => `Close ${name}`,
    newName: "New troops",
    name: "Name",
    min: "Bases, at least",
    max: "Bases, at most",
    sizes: "Group sizes (e.g. 4, 6)",
    numbers: "Write numbers, such as 4, 6.",
    from: "From year",
    to: "To year",
    led: "Only led by (none ticked: anybody)",
    anybody: "Anybody",
    shared: "Shares a maximum with",
    sharedNobody: "No other",
    sharedMax: "Bases together, at most",
    optional: "Optional characteristics",
    partial: "Only on part of the bases",
    share: "At least this share (%)",
    note: "Note",
    attached: "On board",
    firepower: "Firepower",
    duplicate: "Duplicate",
    up: "Move up",
    down: "Move down",
    remove: "Remove",
    removeOf: (name: string) => `Remove ${name}`,
  },
  copying: {
    title: "Copy troops from a list",
    list: "List",
    mine: "My lists",
    all: "Copy all",
    copy: "Copy",
    one: (name: string) => `Copy ${name}`,
    done: (names: readonly string[]) => `Copied: ${names.join(", ")}.`,
    failed: (message: string) => `The list could not be read. ${message}`,
  },
  restriction: {
    add: "Add a restriction",
    unfinished: "A restriction that is not complete yet",
    edit: "Edit",
    close: "Close",
    kind: "Kind",
    what: "Counted in",
    number: "How many",
    lines: "Troop types",
    limited: "Limited troop types",
    needs: "Only with one of",
    others: "Not with any of",
    than: "Troop types that set the limit",
    from: "From year",
    to: "To year",
    contingents: "An ally must bring",
    remove: "Remove this restriction",
    numbered: (at: number) => `Restriction ${at}`,
    whats: { bases: "bases", "unit-groups": "unit groups" },
    owed: { every: "half of this", external: "half of this if external, else nothing", none: "nothing" },
    kinds: {
      "at-most": "At most",
      "at-least": "At least",
      "only-if": "Only with others",
      "not-both": "Not together",
      "no-more-than": "No more of one type than of another",
      "one-per-command": "One in each command",
      "only-under-ally": "Only under an ally",
    } satisfies Readonly<Record<Constraint["kind"], string>>,
  },
  roles: { army: "Army commander", sub: "Sub-commanders", ally: "Allies" } satisfies Readonly<Record<CommanderRole, string>>,
  empty: "No troops yet. Add a type, or copy some from a similar list.",
} as const;

/** Sharing a list, and the page behind its link. */
export const LIST_SHARING = {
  button: "Share",
  title: "Share this list",
  note: "The link shows the list as it is now and never changes. Others can copy the list and build armies from it.",
  allies: (names: readonly string[]) =>
    `Others can then also take allies from ${both(names)}. They get ${names.length === 1 ? "that list as it is" : "those lists as they are"} now.`,
  make: "Make a link",
  making: "Making the link…",
  link: "Link to the list",
  links: "Links to this list",
  made: (name: string) => say`${name}, shared ${slot("moment", "")}`,
  open: "Open",
  withdraw: "Withdraw",
  withdrawOf: (name: string) => `Withdraw ${name}`,
  sure: "The link will no longer show the list. Armies that were built from the list keep it.",
  keep: "Keep sharing",
  withdrawn: "Withdrawn.",
  faulty: "This list has problems. Fix them before you share it.",
  eyebrow: "A shared list",
  gone: "This list was withdrawn",
  goneNote: "The player who shared it has withdrawn it. Armies that were built from the list keep it.",
  unknown: "No list is shared here",
  unknownNote: "Check that the whole link was copied.",
  build: "Build an army from this list",
} as const;

const yearsOf = ({ from, to }: { readonly from: string; readonly to: string }) => ({ "years.0": from, "years.1": to });
const { fields, line, restriction } = LIST_EDITOR;
const { grades, classes, min, max } = fields;

/** The labels of the fields of each part, by where they stand in it. */
const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  lines: {
    ...{ name: line.name, sizes: line.sizes, note: line.note, "bases.min": line.min, "bases.max": line.max, ...yearsOf(line) },
    ...{ shared: line.shared, "shared.max": line.sharedMax, "partial.minShare": line.share, "troop.shooting.firepower": line.firepower },
  },
  constraints: {
    ...{ lines: restriction.lines, needs: restriction.needs, others: restriction.others, than: restriction.than },
    ...{ n: restriction.number, ...yearsOf(restriction) },
  },
  sources: { author: fields.author, work: fields.work, year: fields.workYear },
  commanders: { list: LIST_EDITOR.ally, ...yearsOf(fields), grades, classes, min, max },
  camps: { kinds: fields.campKinds, qualities: fields.campQualities },
};

/** What stands in the part before its own fields: the number of a row, or whose fields they are. */
const IN_PART: Readonly<Record<string, number>> = { lines: 2, constraints: 2, sources: 2, commanders: 2, camps: 1 };

/** The field that a fault is about, where one word tells it. */
function fieldOf(path: Fault["path"]): string | null {
  const part = String(path[0]);
  const own = path.slice(path[1] === "externalAllies" ? 3 : (IN_PART[part] ?? 1));
  const label = LABELS[part]?.[own.join(".")] ?? LABELS[part]?.[String(own[0])];
  return label?.replace(/ \(.*/, "") ?? null;
}

const COMMANDERS: Readonly<Record<string, string>> = {
  ...{
    army: LIST_EDITOR.army,
    subs: LIST_EDITOR.subs,
    internalAllies: LIST_EDITOR.internalAllies,
    externalAllies: LIST_EDITOR.externalAllies,
  },
};

/** Which part of a list a fault is about, for the summary of all. */
function partOf([field, at, ...rest]: Fault["path"], draft: ListDraft): string {
  if (field === "lines" && typeof at === "number") return draft.lines[at]?.name || LIST_EDITOR.line.newName;
  if (field === "lines") return LIST_EDITOR.sections.troops;
  if (field === "constraints" && typeof at === "number") return restriction.numbered(at + 1);
  if (field === "sources" && typeof at === "number") return LIST_EDITOR.source(at + 1);
  if (field === "commanders") return COMMANDERS[String(at)] ?? LIST_EDITOR.sections.commanders;
  if (field === "camps") return LIST_EDITOR.sections.commanders;
  if (field === "sources" || field === "checked") return LIST_EDITOR.sections.sources;
  return rest.length === 0 && typeof field === "string" && field in LIST_EDITOR.fields
    ? fields[field as keyof typeof fields].replace(/ \(.*/, "")
    : LIST_EDITOR.sections.about;
}

/** What to do where there are none. */
const CHOOSE_TROOPS = "Choose at least one troop type.";
const EMPTY: Readonly<Record<string, string>> = {
  ...{ lines: CHOOSE_TROOPS, needs: CHOOSE_TROOPS, others: CHOOSE_TROOPS, than: CHOOSE_TROOPS },
  sizes: LIST_EDITOR.line.numbers,
};

/** What is wrong, beside its field: what is blank asks to be filled in. */
export function draftFaultWords({ code, params, ...rest }: Fault): string {
  if (code === "unknown-list" && isOwnList(String(params.list)))
    return "This list was deleted, or belongs to somebody else. Restore it from the bin, or choose another.";
  if (code === "wrong-type" || (code === "too-small" && params.of === "string") || code === "missing-field") return "Fill this in.";
  if (code === "bad-format" && rest.path.at(-1) === "list") return "Choose a list.";
  if (code === "too-small" && rest.path.length === 1 && rest.path[0] === "lines") return "Add at least one troop type.";
  if (code === "too-small" && params.of === "array") return EMPTY[String(rest.path.at(-1))] ?? "Choose at least one.";
  return faultWords({ code, params, ...rest });
}

/** The same in the summary, with the part of the list that it is about. */
export function summaryWords(fault: Fault, draft: ListDraft): string {
  const field = fieldOf(fault.path);
  return `${partOf(fault.path, draft)}${field === null ? "" : `, “${field}”`}: ${draftFaultWords(fault)}`;
}
