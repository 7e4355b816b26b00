import type { ArmySheet, LossBox, SheetCommand, SheetCommander, SheetFigure, SheetUnit } from "../model/army-sheet";
import { counted, grouped } from "../words/phrasing";
import { LOOSE_HEADINGS } from "./sheet-commands";
import { shortVersion } from "./short-version";

/** On what is a house value, where there is no room to say which those are. */
export const HOUSE_MARK = "°";
export const HOUSE_WORDS = `${HOUSE_MARK} a house value`;

/** On what is the parent game's. */
export const SIBLING_MARK = "†";
export const SIBLING_WORDS = `${SIBLING_MARK} of the sibling game`;

/** On what a player wrote himself. */
export const OWN_MARK = "‡";
export const OWN_WORDS = `${OWN_MARK} your own value`;

const MARKS: Readonly<Record<LossBox, string>> = { open: "[ ]", half: "[/]", crossed: "[x]" };

export const boxesText = (boxes: readonly LossBox[]): string => boxes.map((one) => MARKS[one]).join("");

/** Nothing where the sheet says nothing of points. */
export const pointsText = (points: number | null): readonly string[] => (points === null ? [] : [`${grouped(points)} points`]);

export const figureText = ({ label, value, source }: SheetFigure): string => `${label} ${value}${source === "house" ? HOUSE_MARK : ""}`;

export const hasHouseValues = ({ figures }: ArmySheet): boolean => figures.some((one) => one.source === "house");

/** "Hussars of the left wing (Polish Hussars)". */
export const unitText = ({ name, line }: Pick<SheetUnit, "name" | "line">): string => (line === "" ? name : `${name} (${line})`);

export const basesText = ({ bases }: Pick<SheetUnit, "bases">): string => counted(bases, "base");

export const headingText = ({ commander }: SheetCommand, { reader }: ArmySheet): string => commander?.name ?? LOOSE_HEADINGS[reader];

type Troop = NonNullable<SheetUnit["troop"]>;

/** "Mtd, Formed loose, Arm, Sup, charge CL, melee MPi". */
function classText({ type, formation, armour, quality, shooting, charge, melee }: Troop): string {
  const weapons = Object.entries({ shot: shooting, charge, melee }).flatMap(([when, what]) => (what === "" ? [] : [`${when} ${what}`]));
  return [type, formation, armour, quality, ...weapons].join(", ");
}

const joined = (parts: readonly string[], joint: string): string => parts.filter(Boolean).join(joint);

/** What stands on a line that may be so long: the classification with its characteristics and what follows from them, or these below it. */
export function troopLines(troop: SheetUnit["troop"], width: number): readonly string[] {
  if (troop === null) return ["no such line in its list"];
  const [first, special, follows] = [classText(troop), troop.characteristics.join(", "), troop.follows.join(", ")];
  const whole = joined([joined([first, special], ", "), follows], "; ");
  return whole.length <= width ? [whole] : [first, joined([special, follows], "; ")];
}

/** "Mtd, Formed loose, Arm, Sup, charge CL, melee MPi, Ferocious; shatter". */
export const troopText = (troop: SheetUnit["troop"]): string => troopLines(troop, Number.POSITIVE_INFINITY).join("");

/** "breaks after 2 bases and a wound"; nothing where that is not known. */
export const lossText = ({ breaksAfter }: SheetUnit): readonly string[] => (breaksAfter === "" ? [] : [`breaks after ${breaksAfter}`]);

/** "Chodkiewicz: army commander, talented, professional; 4 cards, floats, block of 4, range 12 BW". */
export const commanderText = ({ name, title, abilities }: SheetCommander): string => `${name}: ${title}; ${abilities.join(", ")}`;

/** "Versions: Polish-Lithuanian 0123456789ab; rules tables fedcba987654". */
export function versionText({ versions: { list, allies, rules } }: ArmySheet): string {
  const editions = [list, ...allies].map(({ name, version }) => `${name} ${shortVersion(version)}`);
  return `Versions: ${[...editions, `rules tables ${shortVersion(rules)}`].join("; ")}`;
}
