import type { ArmyInput } from "../model/army";
import type { Assessment } from "../model/assessment";
import { NUMBERS } from "../model/enumerations";
import type { Version } from "../model/identifiers";
import { CHECK } from "../words/check";
import { BYTE_ORDER_MARK, csvRow } from "./csv";
import { shortVersion } from "./text-parts";

/** An army that somebody sent in, judged; or why there is none. */
export type Checked = {
  /** The file, the link or the text that it comes from. */
  readonly source: string;
  /** Where its sheet is read, if anywhere. */
  readonly path?: string;
  /** What else there is to say of it: at an event, whether it plays, and what has changed. */
  readonly remark?: string;
  readonly found:
    | {
        readonly army: ArmyInput;
        /** The name of its list. */
        readonly list: string;
        readonly assessment: Assessment;
        /** Where the same army came from before. */
        readonly sameAs: string | null;
        /** If it was read from text: what there is to say of that. */
        readonly ofText?: readonly string[];
      }
    | { readonly problems: readonly string[] };
};

const VERDICTS = ["legal", "illegal", "none"] as const;
type Verdict = (typeof VERDICTS)[number];

export function verdictOf({ found }: Checked): Verdict {
  if ("problems" in found) return "none";
  return found.assessment.legal ? "legal" : "illegal";
}

/** How many armies there are of each verdict. */
export const verdictCounts = (all: readonly Checked[]): Readonly<Record<Verdict, number>> => ({
  legal: all.filter((one) => verdictOf(one) === "legal").length,
  illegal: all.filter((one) => verdictOf(one) === "illegal").length,
  none: all.filter((one) => verdictOf(one) === "none").length,
});

type Remarks = { readonly problems: readonly string[]; readonly notes: readonly string[]; readonly tips: readonly string[] };

/** What is wrong, how its text was read, and what is only a tip. */
export function remarksOf({ found }: Checked): Remarks {
  if ("problems" in found) return { problems: found.problems, notes: [], tips: [] };
  const { findings } = found.assessment;
  const said = (severity: string) => findings.filter((one) => one.severity === severity).map(({ message }) => message);
  return {
    problems: said("error"),
    notes: found.ofText ?? [],
    tips: [...(found.sameAs === null ? [] : [CHECK.sameAs(found.sameAs)]), ...said("warning")],
  };
}

const COLUMNS = ["source", "verdict", "army", "list", "limit", "year", ...NUMBERS, "listVersion", "rules", "findings", "remark"] as const;
type Column = (typeof COLUMNS)[number];
type Cells = Readonly<Partial<Record<Column, string | number>>>;

export const editionOf = (version: string | null | undefined): string => (version ? shortVersion(version as Version) : CHECK.inForce);

/** One row of the table, by its columns: the same on the page, as CSV and in the terminal. */
function cellsOf(one: Checked): Cells {
  const { found, source } = one;
  const verdict = CHECK.verdicts[verdictOf(one)];
  const { problems, notes, tips } = remarksOf(one);
  const findings = [...problems, ...notes, ...tips].join(" ");
  const said = one.remark === undefined ? {} : { remark: one.remark };
  if ("problems" in found) return { source, verdict, findings, ...said };
  const { army, list, assessment } = found;
  return {
    ...{ source, verdict, findings, list, ...said },
    ...{ army: army.name, limit: army.pointsLimit, year: army.year ?? CHECK.anyYear },
    ...assessment.numbers,
    ...{ listVersion: editionOf(army.listVersion), rules: editionOf(army.rules) },
  };
}

/** The row under the names of its columns, in their order. `without`: columns that are left out. */
export const verdictRow = (one: Checked, without: readonly Column[] = []): Readonly<Record<string, string | number>> => {
  const cells = cellsOf(one);
  const shown = COLUMNS.filter((column) => !without.includes(column) && cells[column] !== undefined);
  return Object.fromEntries(shown.map((column) => [CHECK.columns[column], cells[column] ?? ""]));
};

/** All rows as a file of comma-separated values. */
export function verdictCsv(all: readonly Checked[]): string {
  const columns = COLUMNS.filter((column) => column !== "remark" || all.some(({ remark }) => remark !== undefined));
  const rows = all.map((one) => {
    const cells = cellsOf(one);
    return columns.map((column) => cells[column] ?? "");
  });
  const lines = [columns.map((column) => CHECK.columns[column]), ...rows].map(csvRow);
  return `${BYTE_ORDER_MARK}${lines.join("\r\n")}\r\n`;
}
