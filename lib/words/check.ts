import { NUMBER_WORDS } from "./army-numbers";
import { counted, grouped } from "./phrasing";

/** Checking many armies at once: the page, its table, and `npm run assess`. */
export const CHECK = {
  title: "Check armies",
  description: "Paste links or drop files of up to 100 armies, and see in one table which are legal.",
  lead: "For organisers: see in one table which armies are legal. Nothing is stored.",
  sources: {
    section: "Armies to check",
    about: (most: number) =>
      `Drop up to ${grouped(most)} files (JSON or text exported from Condotta, or an account’s data), or paste links to shared armies, one on each line. You can add more later.`,
    files: "Choose files",
    drop: "or drop them here",
    input: "Files to check",
    paste: "Or paste links, text or JSON here",
    read: "Check pasted text",
  },
  reading: "Reading…",
  checking: (done: number, of: number) => `Checking ${grouped(done)} of ${grouped(of)}…`,
  waiting: (seconds: number) => `The server is busy. The check continues by itself in ${counted(seconds, "second")}.`,
  sum: ({ legal, illegal, none }: { readonly legal: number; readonly illegal: number; readonly none: number }) =>
    [
      `${grouped(legal)} legal`,
      ...(illegal > 0 ? [`${grouped(illegal)} not legal`] : []),
      ...(none > 0 ? [`${grouped(none)} not checked`] : []),
    ].join(", "),
  tooMany: (most: number, left: number) =>
    `At most ${grouped(most)} armies at a time: ${counted(left, "army was", "armies were")} left out. Remove the table to check the rest.`,
  onlyProblems: "Problems only",
  noProblems: "Every army is legal.",
  csv: "Download as CSV",
  csvName: "armies.csv",
  clear: "Remove the table",
  table: "Verdicts",

  columns: {
    source: "From",
    army: "Army",
    list: "Army list",
    verdict: "Verdict",
    limit: "Limit",
    year: "Year",
    ...NUMBER_WORDS,
    listVersion: "List version",
    rules: "Rules tables",
    findings: "Problems and tips",
    remark: "At the event",
  },
  verdicts: { legal: "Legal", illegal: "Not legal", none: "Not checked" },
  anyYear: "any",
  inForce: "newest",
  sameAs: (source: string) => `The same army as in ${source}.`,
  moreProblems: (count: number) => counted(count, "more problem"),
  tips: (count: number) => counted(count, "tip"),
  ofLimit: (limit: number) => `of ${grouped(limit)}`,
  unclear: (lines: number) =>
    `Not checked: ${counted(lines, "line")} of this text could not be understood. Ask the player for the link or the JSON file.`,
  noList: "This text does not say which army list the army follows. Ask the player for the link or the JSON file.",
  otherPoints: (said: number, is: number) =>
    `The text says ${grouped(said)} points, and we count ${grouped(is)}. Compare the bases, options and downgrades of each unit group.`,
  oneOf: (source: string, place: number) => `${source}, army ${grouped(place)}`,
} as const;
