import type { Army } from "../model/army";
import type { At } from "../model/assessment";
import { NUMBERS, type NumberName } from "../model/enumerations";
import { type BareReason, type Verdict, WITHOUT_VALUE } from "../model/findings";
import type { Version } from "../model/identifiers";
import { assess } from "../rules/army/assess";
import { type Book, pinAllVersions } from "../rules/army/book";
import { nameOf } from "../rules/army/finding";
import { type Muster, muster } from "../rules/army/muster";
import { withoutNotes } from "../rules/army/names";
import { NUMBER_WORDS, reasonWords } from "../words/army-numbers";
import { pointedAt } from "../words/edits";
import { verdictWords, wordAssessment } from "../words/findings";
import { EXPORTING } from "../words/importing";
import { yearsWords } from "../words/list-lines";
import { both } from "../words/phrasing";
import { versionsOf } from "./text-parts";

const WORDS = EXPORTING.report;

/** The numbers that come from prices or a formula. */
const SUMS = ["points", "mapCards", "scoutingCards"] as const satisfies readonly NumberName[];

const listsOf = ({ list, contingents }: Muster) => [list, ...contingents.map((one) => one.list)];

function unitWords(at: Extract<At, { readonly unit: number }>, { units }: Muster): string {
  const one = units.find((each) => each.unit.number === at.unit);
  return WORDS.unit(at.unit, one ? nameOf(one) : null);
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

function sumWords(reason: BareReason, mustered: Muster): string {
  const words = reasonWords(reason, (at) => (at ? placeWords(at, mustered) : ""));
  return WITHOUT_VALUE.has(reason.code) ? words : `${words} = ${reason.value}`;
}

function sumBlocks({ numbers, reasons }: Verdict, mustered: Muster): readonly (readonly string[])[] {
  return SUMS.map((name) => [`${NUMBER_WORDS[name]} ${numbers[name]}:`, ...reasons[name].map((one) => `- ${sumWords(one, mustered)}`)]);
}

function placeWords(at: At, mustered: Muster): string {
  if ("unit" in at) return unitWords(at, mustered);
  if ("commander" in at) return pointedAt(at.commander, mustered.army);
  if ("line" in at) return lineWords(at, mustered);
  if ("group" in at) return groupWords(at, mustered);
  return "camp" in at ? WORDS.camp : WORDS.wholeArmy;
}

function versionLines(mustered: Muster, rules: Version): readonly string[] {
  const { list, allies } = versionsOf(mustered, rules);
  const edition = (what: string, { name, years, version }: typeof list) => WORDS.line(what, `${name}, ${yearsWords(years)}, ${version}`);
  return [edition(WORDS.list, list), ...allies.map((one) => edition(WORDS.allyList, one)), WORDS.line(WORDS.rules, rules)];
}

type Seen = {
  /** The version of the tables in the book. */
  readonly rules: Version;
  /** The address of the page, and the name that the browser sends. */
  readonly page: string;
  readonly browser: string;
};

/**
 * Everything needed to look into a fault: the page, the versions, the verdict with every finding, the sums behind points and cards, and the
 * army as JSON with its versions.
 */
export function faultReport(army: Army, book: Book, { rules, page, browser }: Seen): string {
  const mustered = muster(army, book);
  const verdict = assess(army, book);
  const { findings, numbers } = wordAssessment(verdict, army);
  const blocks = [
    [WORDS.line(WORDS.army, army.name), ...versionLines(mustered, rules), WORDS.line(WORDS.page, page), WORDS.line(WORDS.browser, browser)],
    [
      WORDS.line(WORDS.verdict, verdictWords({ findings }, army)),
      ...findings.map(({ severity, code, at, message }) => `- ${severity} ${code}, ${placeWords(at, mustered)}: ${message}`),
    ],
    [WORDS.line(WORDS.numbers, NUMBERS.map((name) => `${NUMBER_WORDS[name]} ${numbers[name]}`).join("; "))],
    ...sumBlocks(verdict, mustered),
    ["```json", JSON.stringify(withoutNotes(pinAllVersions(army, book, rules)), null, 2), "```"],
  ];
  return blocks.map((lines) => lines.join("\n")).join("\n\n");
}
