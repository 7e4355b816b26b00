import type { Army } from "../model/army";
import type { ArmyList } from "../model/army-list";
import type { ArmySheet, SheetFigure, SheetReader } from "../model/army-sheet";
import { type NumberName, SOURCES, type SourceKind } from "../model/enumerations";
import type { Verdict } from "../model/findings";
import type { Version } from "../model/identifiers";
import type { RulesTables } from "../model/rules-tables";
import { assess } from "../rules/army/assess";
import type { Book } from "../rules/army/book";
import { armyBreaksAt, mostTugsAway } from "../rules/army/count";
import { type Muster, muster } from "../rules/army/muster";
import { rulesRow } from "../rules/rules-row";
import { NUMBER_WORDS } from "../words/army-numbers";
import { EDITOR } from "../words/editor";
import { verdictWords, wordAssessment } from "../words/findings";
import { yearsWords } from "../words/list-lines";
import { listName } from "../words/own-list";
import { counted, grouped } from "../words/phrasing";
import { SHEET, SHEET_NOTES } from "../words/sheet";
import { TERRITORY_WORDS } from "../words/territories";
import { sheetCamp, sheetCommands } from "./sheet-commands";
import { versionsOf } from "./text-parts";

/** The source furthest from the rulebook of all that makes up these numbers; null where nothing does. */
function sourceOf(numbers: readonly NumberName[], reasons: Verdict["reasons"]): SourceKind | null {
  const used = new Set(numbers.flatMap((one) => reasons[one].map((reason) => reason.source)));
  return SOURCES.findLast((one) => used.has(one)) ?? null;
}

/** The numbers at the head of the sheet, in the order in which they are read. */
export function sheetFigures({ list }: Muster, { numbers, reasons }: Verdict, reader: SheetReader): SheetFigure[] {
  const figure = (id: Exclude<SheetFigure["id"], "territories">, value: string, of: readonly NumberName[] = [id]): SheetFigure => ({
    id,
    label: of.map((one) => NUMBER_WORDS[one]).join(", "),
    value,
    source: sourceOf(of, reasons),
  });
  return [
    ...(reader === "own" ? [figure("points", grouped(numbers.points))] : []),
    figure("tugs", `${numbers.tugs}, ${numbers.sugs}`, ["tugs", "sugs"]),
    figure("breaksAt", counted(numbers.breaksAt, "TuG")),
    figure("commandCards", String(numbers.commandCards)),
    figure("mapCards", String(numbers.mapCards)),
    figure("scoutingCards", String(numbers.scoutingCards)),
    { id: "territories", label: SHEET.territories, value: list.list.territories.join(" "), source: null },
  ];
}

/** What the army breaks at while TuGs of it are away ("Flank marching 1.4"), for as many as can be, as long as one is not. */
function flankMarches(mustered: Muster, tugs: number): ArmySheet["flankMarches"] {
  const most = Math.max(0, Math.min(mostTugsAway(mustered), tugs - 1));
  return Array.from({ length: most }, (_, before) => {
    const away = before + 1;
    return { away, breaksAt: armyBreaksAt(tugs - away, mustered.book.measures.armyBreaks) };
  });
}

function houseNote(figures: readonly SheetFigure[], { name: own }: RulesTables): readonly string[] {
  if (own) return [SHEET_NOTES.ownTables(own)];
  const names = figures.filter((one) => one.source === "house").map((one) => one.label.toLowerCase());
  return names.length === 0 ? [] : [SHEET_NOTES.house(names)];
}

/** The notes at the foot of the sheet, a sentence each. */
function sheetNotes({ figures, commands }: Pick<ArmySheet, "figures" | "commands">, tables: RulesTables, reader: SheetReader): string[] {
  const hasGrades = commands.some((one) => one.commander !== null && one.commander.boxes.length > 0);
  return [
    ...[SHEET_NOTES.boxes, SHEET_NOTES.breaks],
    ...(hasGrades ? [SHEET_NOTES.grades] : []),
    SHEET_NOTES.camp(rulesRow(tables.camps.size, "camp").sackedAt),
    ...houseNote(figures, tables),
    ...(reader === "opponent" ? [SHEET_NOTES.hidden] : []),
  ];
}

/** A draft can break a thousand rules at once: nobody reads more than these before fixing some. */
const MOST = 100;

function reasonsOf(findings: readonly { readonly message: string }[]): readonly string[] {
  const more = findings.length - MOST;
  const messages = findings.slice(0, MOST).map((one) => one.message);
  return more > 0 ? [...messages, EDITOR.verdict.more(more)] : messages;
}

/** The verdict with its problems; tips are for the desk, not for paper. An opponent sees how many problems there are, but not which. */
export function sheetVerdict(army: Army, verdict: Verdict, reader: SheetReader): ArmySheet["verdict"] {
  const { legal } = verdict;
  const worded = wordAssessment(verdict, army);
  const findings = worded.findings.filter((one) => one.severity === "error");
  return { legal, words: verdictWords({ ...worded, findings }, army), reasons: reader === "own" ? [...reasonsOf(findings)] : [] };
}

type Given = {
  readonly reader: SheetReader;
  /** The version of the tables in the book. */
  readonly rules: Version;
  /** Where this army is shared in full; null where it is not. Opponents never get it, since such a share shows everything. */
  readonly link: string | null;
  /** Where it is shared as the opponent sees it. */
  readonly opponentLink?: string | null;
};

/** Its list, year and limit. In which years an army without one may play, its verdict says. */
function aboutWords({ year, pointsLimit }: Army, list: ArmyList, { name }: RulesTables): string {
  return [
    `${listName(list)}, ${yearsWords(list.years)}`,
    ...(year === null ? [] : [SHEET.year(year)]),
    SHEET.points(pointsLimit),
    ...(name ? [SHEET.pointsBy(name)] : []),
  ].join(SHEET.aboutJoint);
}

/**
 * An army on paper, legal or not, as plain data: what screen, paper, text and API show. The unit groups stand in the order of their
 * numbers, however the document orders them. Every list it names must be in the book (see `unknownLists`).
 */
export function armySheet(army: Army, book: Book, { reader, rules, link, opponentLink = null }: Given): ArmySheet {
  const mustered = muster(army, book);
  const verdict = assess(army, book);
  const { list } = mustered.list;
  const figures = sheetFigures(mustered, verdict, reader);
  const commands = sheetCommands(mustered, reader);
  return {
    schema: "condotta.sheet/1",
    reader,
    name: army.name,
    about: aboutWords(army, list, book.tables),
    verdict: sheetVerdict(army, verdict, reader),
    figures,
    flankMarches: flankMarches(mustered, verdict.numbers.tugs),
    commands,
    camp: sheetCamp(army, book, reader),
    territories: list.territories.map((letter) => ({ letter, name: TERRITORY_WORDS[letter] })),
    versions: versionsOf(mustered, rules),
    notes: sheetNotes({ figures, commands }, book.tables, reader),
    link: reader === "own" ? link : opponentLink,
  };
}
