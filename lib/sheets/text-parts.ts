import type { ArmyList } from "../model/army-list";
import type { ArmySheet, LossBox, SheetCommand, SheetCommander, SheetFigure, SheetUnit } from "../model/army-sheet";
import type { Version } from "../model/identifiers";
import type { Muster } from "../rules/army/muster";
import { listName } from "../words/own-list";
import { counted } from "../words/phrasing";
import { plain } from "../words/sentence";
import { flankMarchTerms, SHEET } from "../words/sheet";
import { OWN_VALUE_NAME, SOURCE_NAMES } from "../words/sources";

const SHOWN = 12;

/** As much of a version as people compare by eye. */
export const shortVersion = (version: Version): string => version.slice("sha256:".length).slice(0, SHOWN);

const edition = (list: ArmyList) => ({ name: listName(list), years: list.years, version: list.version });

/** What an army is judged by: its list, the lists that its allies come from, each once, and the rules tables. */
export function versionsOf({ list, contingents, book }: Muster, rules: Version): ArmySheet["versions"] {
  const abroad = new Map(contingents.filter((one) => !one.internal).map((one) => [one.list.list.version, one.list.list]));
  const { name } = book.tables;
  return { list: edition(list.list), allies: [...abroad.values()].map(edition), rules, ...(name ? { tables: name } : {}) };
}

/** Between words, but not within an open box. */
const GAP = / (?!\])/;

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/** How much of a word too long for its line fits on it: whole boxes, or as many letters as there is room for. */
function roomFor(word: string, width: number): number {
  const boxes = word.lastIndexOf("]", width - 1) + 1;
  if (boxes > 0) return boxes;
  return isHighSurrogate(word.charCodeAt(width - 1)) ? width - 1 : width;
}

const pieces = (word: string, width: number): readonly string[] => {
  if (word.length <= width) return [word];
  const room = roomFor(word, width);
  return [word.slice(0, room), ...pieces(word.slice(room), width)];
};

/** A text in lines no longer than this, all but the first indented. */
export function wrapText(text: string, width: number, indent = ""): readonly string[] {
  const lines: string[] = [];
  let line: string | null = null;
  for (const word of text.split(GAP).flatMap((one) => pieces(one, width - indent.length))) {
    const longer: string = line === null ? word : `${line} ${word}`;
    if (line !== null && longer.length > width) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  return line === null ? lines : [...lines, line];
}

/** Marks a house value. */
export const HOUSE_MARK = "°";
export const HOUSE_WORDS = SHEET.mark(HOUSE_MARK, SOURCE_NAMES.house);

/** Marks a value of the parent game. */
export const SIBLING_MARK = "†";
export const SIBLING_WORDS = SHEET.mark(SIBLING_MARK, SOURCE_NAMES.sibling);

/** Marks a value that the reader wrote. */
export const OWN_MARK = "‡";
export const OWN_WORDS = SHEET.mark(OWN_MARK, OWN_VALUE_NAME);

/** As they are drawn: the box that breaks is black, and those after it have a stroke. */
export function boxesText(boxes: readonly LossBox[]): string {
  const breaks = boxes.findIndex((one) => one !== "open");
  return boxes.map((one, at) => (one === "open" ? "[ ]" : at === breaks ? "[#]" : "[/]")).join("");
}

export const pointsText = (points: number | null): readonly string[] => (points === null ? [] : [SHEET.points(points)]);

export const figureText = ({ label, value, source }: SheetFigure): string => `${label} ${value}${source === "house" ? HOUSE_MARK : ""}`;

export const hasHouseValues = ({ figures }: ArmySheet): boolean => figures.some((one) => one.source === "house");

/** "Hussars of the left wing (Polish Hussars)". */
export const unitText = ({ name, line }: Pick<SheetUnit, "name" | "line">): string => (line === "" ? name : `${name} (${line})`);

export const basesText = ({ bases }: Pick<SheetUnit, "bases">): string => counted(bases, "base");

export const headingText = ({ commander }: SheetCommand, { reader }: ArmySheet): string => commander?.name ?? SHEET.loose[reader];

type Troop = NonNullable<SheetUnit["troop"]>;

/** "Mtd, Formed loose, Arm, Sup, charge CL, melee MPi". */
function classText({ type, formation, armour, quality, shooting, charge, melee }: Troop): string {
  const weapons = Object.entries({ shot: shooting, charge, melee }).flatMap(([when, what]) => (what === "" ? [] : [`${when} ${what}`]));
  return [type, formation, armour, quality, ...weapons].join(", ");
}

/** What a troop is beside its weapons: "P&S" is not said again where it stands under charge and melee. */
export const besideWeapons = ({ characteristics, charge, melee }: Troop): readonly string[] =>
  characteristics.filter((one) => one !== charge && one !== melee);

const joined = (parts: readonly string[], joint: string): string => parts.filter(Boolean).join(joint);

/** Lines no longer than `width`: the classification with its characteristics and traits, or these on a second line. */
export function troopLines(troop: SheetUnit["troop"], width: number): readonly string[] {
  if (troop === null) return [SHEET.noSuchLine];
  const [first, special, follows] = [classText(troop), besideWeapons(troop).join(", "), troop.follows.join(", ")];
  const whole = joined([joined([first, special], ", "), follows], "; ");
  return whole.length <= width ? [whole] : [first, joined([special, follows], "; ")];
}

/** "Mtd, Formed loose, Arm, Sup, charge CL, melee MPi, Ferocious; shatter". */
export const troopText = (troop: SheetUnit["troop"]): string => troopLines(troop, Number.POSITIVE_INFINITY).join("");

/** "breaks after 2 bases + 1 wound"; empty where it is unknown. */
export const lossText = ({ breaksAfter }: SheetUnit): readonly string[] => (breaksAfter === "" ? [] : [SHEET.breaksAfter(breaksAfter)]);

/** "Chodkiewicz: army commander, talented, professional; 4 cards, floats, group moves of 4, range 12 BW". */
export const commanderText = ({ name, title, abilities }: SheetCommander): string => `${name}: ${title}; ${abilities.join(", ")}`;

/** "Checked against (for the organiser): Polish-Lithuanian 0123456789ab; rules tables fedcba987654". */
export function versionText({ versions: { list, allies, rules, tables } }: ArmySheet): string {
  const editions = [list, ...allies].map(({ name, version }) => `${name} ${shortVersion(version)}`);
  return SHEET.versionLine(SHEET.versionsInText, [...editions, SHEET.rulesVersion(shortVersion(rules), tables)]);
}

/** "With 1 or 2 TuGs on the march, the army breaks at 6; with 3 or 4, at 5." */
export const flankMarchWords = (marches: ArmySheet["flankMarches"]): string => plain(flankMarchTerms(marches));
