import type { Army } from "../model/army";
import type { At } from "../model/assessment";
import { NUMBERS, type NumberName } from "../model/enumerations";
import type { BareReason, Verdict } from "../model/findings";
import type { Version } from "../model/identifiers";
import { assess } from "../rules/army/assess";
import type { Book } from "../rules/army/book";
import { nameOf } from "../rules/army/finding";
import { type Muster, muster } from "../rules/army/muster";
import { pinAllVersions } from "../rules/army/pin-versions";
import { wordAssessment } from "../words/assessment-words";
import { pointedAt } from "../words/change-words";
import { yearsWords } from "../words/list-words";
import { NUMBER_WORDS, reasonWords } from "../words/number-words";
import { both } from "../words/phrasing";
import { verdictWords } from "../words/verdict-words";
import { versionsOf } from "./versions-of";

/** The numbers that a price or a formula makes. */
const SUMS = ["points", "mapCards", "scoutingCards"] as const satisfies readonly NumberName[];

const listsOf = ({ list, contingents }: Muster) => [list, ...contingents.map((one) => one.list)];

function unitWords(at: Extract<At, { readonly unit: number }>, { units }: Muster): string {
  const one = units.find((each) => each.unit.number === at.unit);
  return `no. ${at.unit}${one ? ` ${nameOf(one)}` : ""}`;
}

function groupWords({ group }: Extract<At, { readonly group: string }>, mustered: Muster): string {
  const found = listsOf(mustered)
    .flatMap((list) => list.groups)
    .find((one) => one.id === group);
  return found ? both(found.names) : group;
}

function lineWords({ line }: Extract<At, { readonly line: string }>, mustered: Muster): string {
  return (
    listsOf(mustered)
      .find((list) => list.byId.has(line))
      ?.byId.get(line)?.line.name ?? line
  );
}

/** What a unit group scouts is no card yet. */
function sumWords(reason: BareReason, mustered: Muster): string {
  const words = reasonWords(reason, (at) => (at ? placeWords(at, mustered) : ""));
  return reason.code === "scouting-unit" ? words : `${words} = ${reason.value}`;
}

function sumBlocks({ numbers, reasons }: Verdict, mustered: Muster): readonly (readonly string[])[] {
  return SUMS.map((name) => [`${NUMBER_WORDS[name]} ${numbers[name]}:`, ...reasons[name].map((one) => `- ${sumWords(one, mustered)}`)]);
}

function placeWords(at: At, mustered: Muster): string {
  if ("unit" in at) return unitWords(at, mustered);
  if ("commander" in at) return pointedAt(at.commander, mustered.army);
  if ("line" in at) return lineWords(at, mustered);
  if ("group" in at) return groupWords(at, mustered);
  return "camp" in at ? "the camp" : "the army";
}

function versionLines(mustered: Muster, rules: Version): readonly string[] {
  const { list, allies } = versionsOf(mustered, rules);
  const edition = (what: string, { name, years, version }: typeof list) => `${what}: ${name}, ${yearsWords(years)}, ${version}`;
  return [edition("List", list), ...allies.map((one) => edition("Ally's list", one)), `Rules tables: ${rules}`];
}

type Given = {
  /** The version of the tables in the book. */
  readonly rules: Version;
  /** The address of the page, and what the browser calls itself. */
  readonly page: string;
  readonly browser: string;
};

/**
 * What somebody who looks into a fault must know of an army: where it was seen, its versions, its verdict with every finding, the sums
 * behind its points and cards, and its document with all that it is judged by pinned.
 */
export function faultReport(army: Army, book: Book, { rules, page, browser }: Given): string {
  const mustered = muster(army, book);
  const verdict = assess(army, book);
  const { findings, numbers } = wordAssessment(verdict);
  const blocks = [
    [`Army: ${army.name}`, ...versionLines(mustered, rules), `Page: ${page}`, `Browser: ${browser}`],
    [
      `Verdict: ${verdictWords({ findings }, army)}`,
      ...findings.map(({ severity, code, at, message }) => `- ${severity} ${code}, ${placeWords(at, mustered)}: ${message}`),
    ],
    [`Numbers: ${NUMBERS.map((name) => `${NUMBER_WORDS[name]} ${numbers[name]}`).join("; ")}`],
    ...sumBlocks(verdict, mustered),
    ["```json", JSON.stringify(pinAllVersions(army, book, rules), null, 2), "```"],
  ];
  return blocks.map((lines) => lines.join("\n")).join("\n\n");
}
