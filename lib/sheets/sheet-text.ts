import type { ArmySheet, SheetCommand, SheetUnit, TextStyle } from "../model/army-sheet";
import { ARMY_TABLE } from "../words/army-text";
import { yearsWords } from "../words/list-lines";
import { sentenceCase, withStop } from "../words/phrasing";
import { BREAKS_IN_TEXT, SHEET, SHEET_NOTES } from "../words/sheet";
import { csvRow } from "./csv";
import {
  basesText,
  boxesText,
  commanderText,
  figureText,
  flankMarchWords,
  HOUSE_WORDS,
  hasHouseValues,
  headingText,
  lossText,
  pointsText,
  shortVersion,
  troopLines,
  troopText,
  unitText,
  versionText,
  wrapText,
} from "./text-parts";

function headParagraph(sheet: ArmySheet): string {
  const { name, about, verdict, figures, camp } = sheet;
  const house = hasHouseValues(sheet) ? [`${HOUSE_WORDS}.`] : [];
  const sentences = [`${name}: ${about}`, verdict.words, ...verdict.reasons, figures.map(figureText).join("; "), camp.words].map(withStop);
  return [...sentences, ...house].join(" ");
}

const unitPhrase = (unit: SheetUnit): string =>
  [`${unit.number} ${unitText(unit)}`, basesText(unit), ...(unit.troop?.characteristics ?? [])].join(", ");

function commandParagraph(command: SheetCommand, sheet: ArmySheet): string {
  const { commander } = command;
  const units = command.units.map(unitPhrase).join("; ");
  if (commander === null) return withStop(`${headingText(command, sheet)}: ${units}`);
  return [commanderText(commander), ...(units === "" ? [] : [SHEET.leads(units)])].map(withStop).join(" ");
}

/** A paragraph for the army, one for each command, and one for the versions, for a chat. */
function compactText(sheet: ArmySheet): string {
  const paragraphs = [headParagraph(sheet), ...sheet.commands.map((one) => commandParagraph(one, sheet)), withStop(versionText(sheet))];
  return [...paragraphs, ...(sheet.link === null ? [] : [sheet.link])].join("\n\n");
}

function headLine(sheet: ArmySheet): string {
  const { name, about, verdict, figures, camp } = sheet;
  const house = hasHouseValues(sheet) ? [HOUSE_WORDS] : [];
  return [name, about, verdict.words, ...figures.map(figureText), camp.words, ...house].join(" · ");
}

function commanderLine(command: SheetCommand, sheet: ArmySheet): string {
  const { commander } = command;
  return commander === null ? headingText(command, sheet) : [commanderText(commander), ...pointsText(commander.points)].join("; ");
}

const unitLine = (unit: SheetUnit): string =>
  `${unit.number} ${unitText(unit)}, ${basesText(unit)}: ${[troopText(unit.troop), ...lossText(unit), ...pointsText(unit.points)].join("; ")}`;

/** A line for the army, one for each finding, commander and unit group, and one for the versions. */
function linesText(sheet: ArmySheet): string {
  const commands = sheet.commands.flatMap((one) => [commanderLine(one, sheet), ...one.units.map(unitLine)]);
  const found = sheet.verdict.reasons.map((one) => `- ${one}`);
  return [headLine(sheet), ...found, ...commands, versionText(sheet), ...(sheet.link === null ? [] : [sheet.link])].join("\n");
}

/** What forums read as marks, and how they mark bold type and lists. */
type Markup = {
  readonly plain: (text: string) => string;
  readonly bold: (text: string) => string;
  readonly list: (items: readonly string[]) => string;
};

const MARKDOWN: Markup = {
  plain: (text) => text.replace(/[\\`*_[\]<>#|~]/g, "\\$&"),
  bold: (text) => `**${text}**`,
  list: (items) => items.map((one) => `- ${one}`).join("\n"),
};

const BBCODE: Markup = {
  // It has no way to say that a bracket is none of its own.
  plain: (text) => text.replaceAll("[", "(").replaceAll("]", ")"),
  bold: (text) => `[b]${text}[/b]`,
  list: (items) => `[list]\n${items.map((one) => `[*]${one}`).join("\n")}\n[/list]`,
};

/** The same lines, marked up: the army's name and its commanders bold, what is wrong and the unit groups as lists. */
function markedText(sheet: ArmySheet, { plain, bold, list }: Markup): string {
  const listed = (items: readonly string[]) => (items.length === 0 ? [] : [list(items.map(plain))]);
  const commands = sheet.commands.flatMap((one) => [bold(plain(commanderLine(one, sheet))), ...listed(one.units.map(unitLine))]);
  const head = bold(plain(sheet.name)) + plain(headLine(sheet).slice(sheet.name.length));
  const link = sheet.link === null ? [] : [sheet.link];
  return [head, ...listed(sheet.verdict.reasons), ...commands, plain(versionText(sheet)), ...link].join("\n\n");
}

/** How many characters of a line a forum's code block shows. */
const WIDTH = 78;
/** Longer names wrap instead of pushing the columns to the right. */
const WIDEST_NAME = 46;
const INDENT = " ".repeat(5);

const bullet = (sentence: string): readonly string[] => wrapText(`- ${sentence}`, WIDTH, "  ");

const indented = (text: string): readonly string[] => wrapText(text, WIDTH - INDENT.length).map((line) => INDENT + line);

function headLines({ name, about, verdict }: ArmySheet): readonly string[] {
  const title = wrapText(name, WIDTH);
  const rule = "=".repeat(widest(title));
  return [...title, rule, ...[about, verdict.words].flatMap((one) => wrapText(one, WIDTH, "  ")), ...verdict.reasons.flatMap(bullet)];
}

function figureLines({ figures, territories, flankMarches, camp }: ArmySheet): readonly string[] {
  const rows = [
    ...figures.map((one) =>
      one.id === "territories" ? [one.label, `${one.value} (${territories.map(({ name }) => name).join(", ")})`] : [one.label, one.value],
    ),
    ...(flankMarches.length > 0 ? [[SHEET.flankMarches, flankMarchWords(flankMarches)]] : []),
    [SHEET.camp, [camp.words, SHEET.campBoxes(boxesText(camp.boxes)), ...pointsText(camp.points)].join("; ")],
  ];
  const width = widest(rows.map(([label = ""]) => label));
  return rows.flatMap(([label = "", value]) => wrapText(`${label.padEnd(width)}  ${value}`, WIDTH, " ".repeat(width + 2)));
}

function commanderLines(command: SheetCommand, sheet: ArmySheet): readonly string[] {
  const heading = headingText(command, sheet);
  if (command.commander === null) return [heading];
  const { title, abilities, boxes, points } = command.commander;
  const boxed = boxes.length === 0 ? [] : [boxesText(boxes)];
  return [`${heading}: ${title}`, [abilities.join(", "), ...boxed, ...pointsText(points)].join("; ")].flatMap((one) =>
    wrapText(one, WIDTH, INDENT),
  );
}

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map((one) => one.length));

/** The columns of unit groups, the same for the whole sheet. */
function columnsOf({ commands }: ArmySheet) {
  const units = commands.flatMap((one) => one.units);
  return {
    number: Math.max(INDENT.length - 2, widest(units.map((one) => String(one.number)))),
    name: widest(units.flatMap((one) => wrapText(one.name, WIDEST_NAME))),
    bases: widest(units.map(basesText)),
    points: widest(units.flatMap((one) => pointsText(one.points))),
  };
}

/** The number before its name, and bases and points in their columns where the name ends. */
function nameLines({ number, name, ...unit }: SheetUnit, columns: ReturnType<typeof columnsOf>): readonly string[] {
  const lines = wrapText(name, WIDEST_NAME);
  return lines.map((line, at) => {
    const start = (at === 0 ? String(number) : "").padStart(columns.number);
    if (at < lines.length - 1) return `${start}  ${line}`;
    const points = pointsText(unit.points).map((one) => one.padStart(columns.points));
    return [start, line.padEnd(columns.name), basesText(unit).padStart(columns.bases), ...points].join("  ");
  });
}

function unitLines(unit: SheetUnit, columns: ReturnType<typeof columnsOf>): readonly string[] {
  const losses = [...(unit.boxes.length > 0 ? [boxesText(unit.boxes)] : []), ...lossText(unit)].join(" ");
  const rest = [unit.line, losses, ...troopLines(unit.troop, WIDTH - INDENT.length)].filter(Boolean).map(sentenceCase);
  return [...nameLines(unit, columns), ...rest.flatMap(indented)];
}

function commandBlock(command: SheetCommand, sheet: ArmySheet): readonly string[] {
  const columns = columnsOf(sheet);
  return [...commanderLines(command, sheet), ...command.units.flatMap((one) => unitLines(one, columns))];
}

function versionLines({ versions: { list, allies, rules, tables } }: ArmySheet): readonly string[] {
  const editions = [list, ...allies].map(({ name, years, version }) => `${name}, ${yearsWords(years)}: ${shortVersion(version)}`);
  return [SHEET.versionsInText, ...[...editions, SHEET.rulesVersion(shortVersion(rules), tables)].map(sentenceCase).flatMap(bullet)];
}

/** A note of the sheet in its text, where the boxes are letters. */
export const noteInText = (note: string): string => (note === SHEET_NOTES.breaks ? BREAKS_IN_TEXT : note);

/** The whole sheet, in columns for type of fixed width, and legible without them. */
function fullText(sheet: ArmySheet): string {
  const blocks = [
    headLines(sheet),
    figureLines(sheet),
    ...sheet.commands.map((one) => commandBlock(one, sheet)),
    [SHEET.notes, ...sheet.notes.map(noteInText).flatMap(bullet)],
    versionLines(sheet),
    ...(sheet.link === null ? [] : [[sheet.link]]),
  ];
  return blocks.map((lines) => lines.join("\n")).join("\n\n");
}

/** What the table says of the whole army. */
function headRows({ name, about, camp, versions: { list, allies, rules } }: ArmySheet): readonly (readonly string[])[] {
  const [from = "", ...terms] = about.split(SHEET.aboutJoint);
  const year = terms.flatMap((one) => /^\D*(\d{4})$/.exec(one)?.[1] ?? [])[0];
  const limit = terms[year === undefined ? 0 : 1] ?? "";
  const editions = [list, ...allies].map((one) => `${one.name} ${shortVersion(one.version)}`);
  return [
    [ARMY_TABLE.army, name],
    [ARMY_TABLE.list, from],
    [ARMY_TABLE.year, year ?? SHEET.anyYear],
    [ARMY_TABLE.limit, limit.replace(/\D/g, "")],
    [SHEET.camp, camp.words],
    [SHEET.versionsInText, [...editions, SHEET.rulesVersion(shortVersion(rules))].join("; ")],
  ];
}

const COLUMNS = Object.keys(ARMY_TABLE.columns) as (keyof typeof ARMY_TABLE.columns)[];
type TableCells = Partial<Record<(typeof COLUMNS)[number], string | number | null>>;

/** A commander has a row of his own, above those of his unit groups. */
function commandRows({ commander, units }: SheetCommand, sheet: ArmySheet): readonly TableCells[] {
  const heading = headingText({ commander, units }, sheet);
  const own = commander ? { commander: commanderText(commander), points: commander.points } : { commander: heading };
  const each = units.map(({ name, line, troop, breaksAfter, ...unit }) => ({
    ...{ ...unit, breaks: breaksAfter, classification: troopText(troop), commander: heading },
    ...(line === "" ? { line: name } : { name, line }),
  }));
  return [own, ...each];
}

/** A table for spreadsheets: what is said of the army, and a row for each commander and unit group. */
function csvText(sheet: ArmySheet): string {
  const rows = sheet.commands.flatMap((one) => commandRows(one, sheet)).map((cells) => COLUMNS.map((column) => cells[column] ?? ""));
  const table = [...headRows(sheet), COLUMNS.map((column) => ARMY_TABLE.columns[column]), ...rows].map(csvRow);
  return [...table, ...(sheet.link === null ? [] : [sheet.link])].join("\n");
}

/** A sheet as plain text: everything for a forum, a paragraph a command for a chat, a line a unit group, plain or marked up, or a table. */
export function sheetText(sheet: ArmySheet, style: TextStyle): string {
  switch (style) {
    case "full":
      return fullText(sheet);
    case "compact":
      return compactText(sheet);
    case "lines":
      return linesText(sheet);
    case "markdown":
      return markedText(sheet, MARKDOWN);
    case "bbcode":
      return markedText(sheet, BBCODE);
    case "csv":
      return csvText(sheet);
    default:
      return style satisfies never;
  }
}
