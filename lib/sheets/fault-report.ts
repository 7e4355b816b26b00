import type { Army } from "../model/army";
import type { At } from "../model/assessment";
import { NUMBERS } from "../model/enumerations";
import type { Version } from "../model/identifiers";
import { assess } from "../rules/army/assess";
import type { Book } from "../rules/army/book";
import { nameOf } from "../rules/army/finding";
import { type Muster, muster } from "../rules/army/muster";
import { wordAssessment } from "../words/assessment-words";
import { pointedAt } from "../words/change-words";
import { yearsWords } from "../words/list-words";
import { NUMBER_WORDS } from "../words/number-words";
import { both } from "../words/phrasing";
import { verdictWords } from "../words/verdict-words";
import { versionsOf } from "./versions-of";

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

/** What somebody who looks into a fault must know of an army: its versions, its verdict with every finding, and its document. */
export function faultReport(army: Army, book: Book, rules: Version): string {
  const mustered = muster(army, book);
  const { findings, numbers } = wordAssessment(assess(army, book));
  const blocks = [
    [`Army: ${army.name}`, ...versionLines(mustered, rules)],
    [
      `Verdict: ${verdictWords({ findings }, army)}`,
      ...findings.map(({ severity, code, at, message }) => `- ${severity} ${code}, ${placeWords(at, mustered)}: ${message}`),
    ],
    [`Numbers: ${NUMBERS.map((name) => `${NUMBER_WORDS[name]} ${numbers[name]}`).join("; ")}`],
    ["```json", JSON.stringify(army, null, 2), "```"],
  ];
  return blocks.map((lines) => lines.join("\n")).join("\n\n");
}
