import type { CardShelf, Figure, UnitCard } from "../../model/army-cards";
import { FIGURES } from "../../model/army-cards";
import { TROOP_TYPES } from "../../model/enumerations";
import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import type { Muster, MusteredUnit } from "../../rules/army/muster";
import { rulesRow } from "../../rules/rules-row";
import { both, counted } from "../../words/phrasing";
import { figureWords } from "./figure-words";

/** Hundredths of a BW as one says them: "½", "¾", "2". */
function widths(hundredths: number): string {
  const parts: Readonly<Record<number, string>> = { 25: "¼", 50: "½", 75: "¾" };
  const rest = parts[hundredths % 100];
  const whole = Math.floor(hundredths / 100);
  if (hundredths % 100 === 0 || rest === undefined) return String(hundredths / 100);
  return whole === 0 ? rest : `${whole}${rest}`;
}

const baseWords = (tables: RulesTables, kind: RulesTables["baseDepths"][number]["id"]): string =>
  `1 × ${widths(rulesRow(tables.baseDepths, kind).depth)} BW`;

type Standing = { readonly unit: MusteredUnit; readonly troop: Troop; readonly figures: readonly Figure[] };

/** The bases of each unit group as far as its formation has places for them. */
function standing(mustered: Muster, cards: readonly UnitCard[]): readonly Standing[] {
  return mustered.units.flatMap((unit) => {
    const formation = cards.find((one) => one.number === unit.unit.number)?.formation;
    if (unit.variant === null || !formation) return [];
    return [{ unit, troop: unit.variant.troop, figures: formation.ranks.flat().filter((one) => one !== null) }];
  });
}

const basesIn = (units: readonly Standing[]): number => units.reduce((sum, { unit }) => sum + unit.unit.bases, 0);

const figuresIn = (units: readonly Standing[]): readonly Figure[] => units.flatMap((one) => one.figures);

/** "8 of pikes and 8 of shot"; empty where all are alike. What a formation has no place for is of neither. */
function splitWords(units: readonly Standing[]): string {
  const figures = figuresIn(units);
  const counts = FIGURES.map((figure) => ({ figure, count: figures.filter((one) => one === figure).length })).filter(
    (one) => one.count > 0,
  );
  const more = basesIn(units) - figures.length;
  const parts = counts.map(({ figure, count }) => `${count} of ${figureWords(figure)}`);
  return parts.length < 2 ? "" : both([...parts, ...(more > 0 ? [`${more} more`] : [])]);
}

/** A row for each line of the lists, in the order in which its first unit group comes. */
function rowsOf(units: readonly Standing[]): CardShelf["groups"][number]["rows"] {
  const lines = [...new Set(units.map((one) => one.unit.line))];
  return lines.flatMap((line) => {
    if (line === null) return [];
    const own = units.filter((one) => one.unit.line === line);
    return [{ name: line.line.name, units: own.map((one) => one.unit.unit.number), bases: basesIn(own), split: splitWords(own) }];
  });
}

function groupsOf(units: readonly Standing[], tables: RulesTables): CardShelf["groups"] {
  return TROOP_TYPES.flatMap((type) => {
    const own = units.filter((one) => one.troop.type === type);
    if (own.length === 0) return [];
    const name = rulesRow(tables.classifications.types, type).name;
    return [{ name, base: baseWords(tables, type), bases: basesIn(own), split: splitWords(own), rows: rowsOf(own) }];
  });
}

const MADE = ["barricades", "caltrops", "stakes", "pavise", "regimental-guns"] as const;

/** What some unit groups have standing before them or among them. */
function madeOf(units: readonly Standing[], tables: RulesTables): CardShelf["others"] {
  return MADE.flatMap((id) => {
    const own = units.filter((one) => one.troop.characteristics.includes(id));
    if (own.length === 0) return [];
    return [{ name: rulesRow(tables.characteristics, id).name, words: `for ${both(own.map((one) => one.unit.unit.number))}` }];
  });
}

function othersOf({ army, book }: Muster, units: readonly Standing[]): CardShelf["others"] {
  const { camps, pack, deathDice } = book.tables;
  const { width, depth } = rulesRow(camps.size, "camp");
  const cards = pack.reduce((sum, one) => sum + one.cards, 0);
  const dragoons = units.filter((one) => one.troop.formation === "dragoon");
  const commanders = army.commanders.length;
  return [
    ...(commanders > 0 ? [{ name: "Commanders", words: `${counted(commanders, "base")}, ${baseWords(book.tables, "commander")}` }] : []),
    { name: "Camp", words: army.camp.kind === "none" ? "none when invading, a mobile one when defending" : `${width} by ${depth} BW` },
    ...(dragoons.length > 0
      ? [{ name: "Dragoons on foot", words: `${counted(basesIn(dragoons), "base")}, ${baseWords(book.tables, "foot")}` }]
      : []),
    ...madeOf(units, book.tables),
    { name: "Command cards", words: `one pack for both: ${cards}, and five for ambushes and marches` },
    { name: "Death dice", words: `in ${counted(deathDice.length, "colour")}; an ordinary die; a measure in BW` },
    { name: "Markers", words: "for wounds, for slowing, for charges declared, for dead bases" },
  ];
}

/** What to take from the shelf: how many bases of which troops, and what else stands or lies on the table. */
export function cardShelf(mustered: Muster, cards: readonly UnitCard[]): CardShelf {
  const units = standing(mustered, cards);
  return { groups: groupsOf(units, mustered.book.tables), others: othersOf(mustered, units) };
}
