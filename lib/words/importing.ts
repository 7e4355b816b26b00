import type { TextStyle } from "../model/army-sheet";
import type { ReadArmyText } from "../model/army-text";
import { GRADES } from "../model/enumerations";
import { PAPER } from "./papers";
import { both, counted, either, grouped, plural, withStop } from "./phrasing";
import { say, slot } from "./sentence";
import { COMMON } from "./site";

type Missing = NonNullable<ReadArmyText["unread"][number]["missing"]>;
type Params = Readonly<Record<string, unknown>>;

const armies = (count: number): string => counted(count, "army", "armies");
const CHOOSE = "Choose the exported .json file";

/** "“Northern Hores” was read as Northern Horse." */
export const correctedWords = (all: ReadArmyText["corrected"]): string =>
  withStop(both([...new Set(all.map(({ text, as }) => `“${text}” was read as ${as}`))]));

/** Importing armies from files. */
export const IMPORTING = {
  button: "Import…",
  title: "Import armies",
  imported: (stored: number, of: number) =>
    stored === of ? `Imported ${armies(of)}.` : `Stopped: imported ${grouped(stored)} of ${armies(of)}.`,

  choose: {
    section: "What to import",
    about:
      "Choose or paste an army. An army exported from Condotta: JSON, text or CSV. An army from anywhere else: one unit group on each line, such as “Hussars; 4”, below its commander, such as “Sub-commander: competent, professional”. The data file from your account page works too. Nothing is saved before you have seen how each army was read. If you already have the army, you get a second copy.",
    files: "Choose files",
    drop: "or drop them here",
    input: "Files to import",
    paste: "Or paste text or JSON here",
    read: "Read pasted text",
    pasted: "Pasted text",
    again: "Back to text and files",
  },

  reading: "Reading…",
  judging: (at: number, of: number) => `Checking ${grouped(at)} of ${grouped(of)}`,
  storing: (at: number, of: number) => `Saving ${grouped(at)} of ${grouped(of)}`,
  working: (step: string) => `${step}…`,
  waiting: (step: string, seconds: number) =>
    `${step}: the server is busy. The import continues by itself in ${counted(seconds, "second")}.`,

  asking: {
    title: (count: number, isUnclear: boolean) =>
      `Please check ${plural(count, "this army", "these armies")}${isUnclear ? ". Where a line is not clear, choose its troop type" : ""}:`,
    list: "Army list",
    noList: "Choose its army list",
    byTroops: "This list fits the army’s troops best. Change it if it is wrong.",
    likely: "Lists with these troops",
    likelyFirst: (count: number) =>
      count === 1 ? "The first list has these troops." : `The first ${grouped(count)} lists have these troops, the likeliest first.`,
    otherLists: "All lists",
    unit: (text: string, line: number) => `Line ${grouped(line)}: “${text}”`,
    leaveOut: "Leave out",
    /** `lacking`: of how many it is known what they lack. */
    unread: (count: number, lacking: number) => {
      if (lacking === count) return "Left out, because something is missing:";
      if (lacking > 0) return "Left out, because something is missing or not understood:";
      return count === 1 ? "Left out, because it is not understood:" : "Left out, because they are not understood:";
    },
    line: (line: number) => `Line ${grouped(line)}`,
    missing: {
      grade: () => `A commander needs a grade: ${either(GRADES)}.`,
      bases: (troops) => `No number of bases. Write “${troops}; 2”.`,
    } satisfies Record<Missing, (text: string) => string>,
    moreUnread: (count: number) => `and ${counted(count, "more line")}`,
    understood: (units: number, of: number) => `${grouped(units)} of ${counted(of, "unit group")} will be imported.`,
    goOn: "Continue",
    noListYet: "Choose the army list first.",
  },
  readingText: (at: number, of: number) => `Reading ${grouped(at)} of ${grouped(of)}`,

  faulty: "Nothing was imported. Fix these problems first.",
  moreProblems: (count: number) => `and ${counted(count, "more problem")}`,
  unjudged: "Nothing was imported.",
  needsServer: "The server, which reads and checks imports, cannot be reached. Your text stays here: retry when you are online.",
  stored: (stored: number, of: number) => (stored === 0 ? "Nothing is saved yet." : `${grouped(stored)} of ${armies(of)} saved.`),
  goOn: "Retry continues with the rest. No army is imported twice.",

  ready: {
    title: (count: number) => `Ready to import ${armies(count)}:`,
    import: (count: number) => `Import ${armies(count)}`,
    drafts: (count: number, of: number) =>
      of === 1
        ? "This army is not legal. You can still import it, and correct it in the editor."
        : `${grouped(count)} of these ${plural(count, "is", "are")} not legal. You can still import ${plural(count, "it", "them")}, and correct ${plural(count, "it", "them")} in the editor.`,
    repeated: (count: number) =>
      `${grouped(count)} of these ${plural(count, "is a duplicate", "are duplicates")} and would be imported again.`,
    unassigned: (name: string, loose: number, of: number) =>
      loose < of
        ? `${name}: the text names no commander for ${grouped(loose)} of the ${grouped(of)} unit groups. ${plural(loose, "Assign it", "Assign them")} in the editor.`
        : `${name}: the text names no commanders for the unit groups. Assign them in the editor. A text made for an opponent leaves out commands, options and points.`,
    corrected: (name: string, all: ReadArmyText["corrected"]) => `${name}: ${correctedWords(all)}`,
    otherPoints: (name: string, said: number, is: number) =>
      `${name}: the text says ${grouped(said)} points, the imported army has ${grouped(is)}. Compare the bases, options and downgrades of each unit group with the text.`,
    deleted: (count: number) => `Left out: ${armies(count)} deleted before the export was made.`,
    verdict: "Verdict",
    year: (year: number) => `year ${year}`,
    archived: "archived",
    duplicate: "duplicate",
    reason: (first: string, more: number) => (more > 0 ? `${first} And ${counted(more, "more problem")}.` : first),
    ofLimit: (limit: number) => `of ${grouped(limit)}`,
  },
} as const;

/** What can be wrong with a file before there is a document in it to be judged. */
const IMPORT_WORDS = {
  unreadable: () => `This browser cannot read it. It may have been moved or changed. ${CHOOSE} again.`,
  empty: () => "It is empty.",
  "too-large": (p) => `It is too large: a file can have at most ${String(p.megabytes)} MB.`,
  "army-too-large": (p) => `The army takes ${String(p.bytes)} bytes, and one army can take at most ${String(p.most)}.`,
  picture: () => `It is a picture. ${CHOOSE}.`,
  pdf: () => `It is a PDF. ${CHOOSE}.`,
  zip: () => "It is a ZIP archive. Unpack it and choose the .json files in it.",
  binary: () => `It is not text. ${CHOOSE}.`,
  "utf-16": () => "It is text in UTF-16. Save it as UTF-8 and choose it again.",
  "not-utf-8": () => "It is text, but not in UTF-8. Save it as UTF-8 and choose it again.",
  "not-json": (p) => `It is not valid JSON: see line ${String(p.line)}, column ${String(p.column)}.`,
  "cut-short": () => "It is not valid JSON: the end is missing.",
  "text-too-long": (p) => `The text is too long for an army: it can have at most ${grouped(Number(p.most))} characters.`,
  "only-text": () => "There is no unit group in it. Write one unit group on each line, such as “Hussars; 4”.",
  "several-documents": () => "It has several blocks of JSON. Paste one of them at a time.",
  "no-document": (p) =>
    `It is neither an army nor an account’s data${p.schema === null ? "" : `: its schema is ${String(p.schema)}`}. The schema must be ${either(p.schemas as readonly string[])}.`,
  "armies-missing": () => "is missing: an account’s data lists its armies there.",
  "army-missing": () => "is missing: this entry has no army.",
  "no-armies": () => "There is no army in it.",
  "only-deleted": () => "All armies in this account’s data were deleted before it was exported.",
} as const satisfies Record<string, (params: Params) => string>;

export type ImportFaultCode = keyof typeof IMPORT_WORDS;

/** What is wrong with an import: a whole sentence, or the rest of one after the place of the fault. */
export const importWords = (code: ImportFaultCode, params: Params = {}): string => IMPORT_WORDS[code](params);

const FORMATS: Readonly<Record<TextStyle | "json", string>> = {
  full: "Full text",
  compact: "Compact text",
  lines: "One line per unit group",
  markdown: "Markdown",
  bbcode: "BBCode",
  csv: "Table for spreadsheets (CSV)",
  json: "Complete file (JSON)",
};

/** An army as text or as a document, and the report of a problem. */
export const EXPORTING = {
  button: "Export…",
  title: "Export",
  format: "Format",
  formats: FORMATS,
  reader: "Version",
  readers: PAPER.readers,
  keepColumns: "For a forum: paste it in a code block to keep the columns.",
  text: "Army as text",
  json: "Army as JSON",
  aboutJson: "The whole army with the versions of its lists and rules tables. You can import it again under Armies.",

  programs: {
    summary: "For programs",
    about: say`Send this document to ${slot("address", "POST /api/assess")} to get the same verdict.`,
    check: "Check with the API",
    answer: (errors: number, points: number) =>
      `The server says: ${errors === 0 ? "legal" : `not legal, ${COMMON.problems(errors)}`}, ${counted(points, "point")}.`,
    refused: (message: string) => `${message} The verdict on this page needs no connection.`,
  },

  report: {
    about:
      "Is a verdict, a price or a list wrong? Send this text to the person who runs this server or keeps the lists, and add what you expected. Nothing is sent from here. The text includes the names you typed, the address of this page, and the name of your browser and system.",
    name: "Report",
    army: "Army",
    page: "Page",
    browser: "Browser",
    list: "List",
    allyList: "Ally’s list",
    rules: "Rules tables",
    verdict: "Verdict",
    numbers: "Numbers",
    line: (label: string, value: string) => `${label}: ${value}`,
    unit: (number: number, name: string | null) => `no. ${number}${name === null ? "" : ` ${name}`}`,
    camp: "the camp",
    wholeArmy: "the army",
  },
} as const;
