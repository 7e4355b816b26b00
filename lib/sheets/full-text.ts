import type { ArmySheet, SheetCommand, SheetUnit } from "../model/army-sheet";
import { yearsWords } from "../words/list-words";
import { both, sentenceCase } from "../words/phrasing";
import { basesText, boxesText, headingText, lossText, pointsText, troopLines, unitText } from "./text-parts";

/** Longer names stand out of their column rather than push all others to the right. */
const WIDEST_NAME = 64;
const INDENT = " ".repeat(5);
/** What a forum shows without a line running out of sight. */
const WIDTH = 100;

const bullet = (sentence: string): string => `- ${sentence}`;

function headLines({ name, about, verdict }: ArmySheet): readonly string[] {
  return [name, "=".repeat(name.length), about, verdict.words, ...verdict.reasons.map(bullet)];
}

function marchText(marches: ArmySheet["flankMarches"]): string {
  const [away, breaksAt] = [marches.map((one) => one.away), marches.map((one) => one.breaksAt)];
  return `breaks at ${both(breaksAt)} with ${both(away)} ${both(away) === "1" ? "TuG" : "TuGs"} away`;
}

function figureLines({ figures, territories, flankMarches, camp }: ArmySheet): readonly string[] {
  const rows = [
    ...figures.map((one) =>
      one.id === "territories" ? [one.label, `${one.value} (${territories.map(({ name }) => name).join(", ")})`] : [one.label, one.value],
    ),
    ...(flankMarches.length > 0 ? [["Flank marches", marchText(flankMarches)]] : []),
    ["Camp", [camp.words, boxesText(camp.boxes), ...pointsText(camp.points)].join("; ")],
  ];
  const width = Math.max(...rows.map(([label = ""]) => label.length));
  return rows.map(([label = "", value]) => `${label.padEnd(width)}  ${value}`);
}

function commanderLines(command: SheetCommand, sheet: ArmySheet): readonly string[] {
  const heading = headingText(command, sheet);
  if (command.commander === null) return [heading];
  const { title, abilities, boxes, points } = command.commander;
  const boxed = boxes.length === 0 ? [] : [boxesText(boxes)];
  return [`${heading}: ${title}`, [abilities.join(", "), ...boxed, ...pointsText(points)].join("; ")];
}

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map((one) => one.length));

/** How unit groups stand under one another through the whole sheet. */
function columnsOf({ commands }: ArmySheet) {
  const units = commands.flatMap((one) => one.units);
  return {
    number: widest(units.map((one) => String(one.number))),
    name: Math.min(WIDEST_NAME, widest(units.map(unitText))),
    bases: widest(units.map(basesText)),
    points: widest(units.flatMap((one) => pointsText(one.points))),
  };
}

function unitLines(unit: SheetUnit, columns: ReturnType<typeof columnsOf>): readonly string[] {
  const first = [
    String(unit.number).padStart(Math.max(columns.number, INDENT.length - 2)),
    unitText(unit).padEnd(columns.name),
    basesText(unit).padStart(columns.bases),
    ...pointsText(unit.points).map((one) => one.padStart(columns.points)),
  ];
  const losses = [...(unit.boxes.length > 0 ? [boxesText(unit.boxes)] : []), ...lossText(unit)].join(" ");
  const rest = [...(losses === "" ? [] : [losses]), ...troopLines(unit.troop, WIDTH - INDENT.length)];
  return [first.join("  "), ...rest.map((line) => INDENT + sentenceCase(line))];
}

function commandBlock(command: SheetCommand, sheet: ArmySheet): readonly string[] {
  const columns = columnsOf(sheet);
  return [...commanderLines(command, sheet), ...command.units.flatMap((one) => unitLines(one, columns))];
}

function versionLines({ versions: { list, allies, rules } }: ArmySheet): readonly string[] {
  const editions = [list, ...allies].flatMap(({ name, years, version }) => [`${name}, ${yearsWords(years)}:`, `${INDENT}${version}`]);
  return ["Versions", ...editions, "Rules tables:", `${INDENT}${rules}`];
}

/** All that the sheet says. It stands in columns where every letter is as wide as another, and is read without them too. */
export function fullText(sheet: ArmySheet): string {
  const blocks = [
    headLines(sheet),
    figureLines(sheet),
    ...sheet.commands.map((one) => commandBlock(one, sheet)),
    ["Notes", ...sheet.notes.map(bullet)],
    versionLines(sheet),
    ...(sheet.link === null ? [] : [[sheet.link]]),
  ];
  return blocks.map((lines) => lines.join("\n")).join("\n\n");
}
