import type { SheetReader, TextStyle } from "../model/army-sheet";
import { COMMON } from "./common";
import { counted } from "./phrasing";
import { say, slot } from "./sentence";

const FORMATS: Readonly<Record<TextStyle | "json", string>> = {
  full: "Full text",
  compact: "Compact text",
  lines: "One line per unit group",
  json: "JSON (for programs)",
};
const READERS: Readonly<Record<SheetReader, string>> = { own: "Me", opponent: "My opponent" };

/** An army as text or as a document, and the report of a problem. */
export const EXPORTING = {
  button: "Export…",
  title: "Export",
  format: "Format",
  formats: FORMATS,
  reader: "For",
  readers: READERS,
  keepColumns: "Paste it in a code block to keep the columns.",
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
