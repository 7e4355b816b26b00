import { type CardShelf, FIGURES, type Figure, type UnitCard } from "../../model/army-cards";
import { TROOP_TYPES } from "../../model/enumerations";
import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import type { Muster, MusteredUnit } from "../../rules/army/muster";
import { rulesRow } from "../../rules/rules-row";
import { CARDS, PACKING } from "../../words/cards";

/** Hundredths of a BW: "½", "¾", "2". */
function widths(hundredths: number): string {
  const parts: Readonly<Record<number, string>> = { 25: "¼", 50: "½", 75: "¾" };
  const rest = parts[hundredths % 100];
  const whole = Math.floor(hundredths / 100);
  if (hundredths % 100 === 0 || rest === undefined) return String(hundredths / 100);
  return whole === 0 ? rest : `${whole}${rest}`;
}

const baseWords = (tables: RulesTables, kind: RulesTables["baseDepths"][number]["id"]): string =>
  PACKING.base(widths(rulesRow(tables.baseDepths, kind).depth));

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

/** "8 pikes and 8 shot"; empty where all are alike. Bases without a place in their formation count apart. */
function splitWords(units: readonly Standing[]): string {
  const figures = figuresIn(units);
  const counts = FIGURES.map((figure) => ({ figure, count: figures.filter((one) => one === figure).length })).filter(
    (one) => one.count > 0,
  );
  const more = basesIn(units) - figures.length;
  return counts.length < 2 ? "" : PACKING.split(counts, more);
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

/** Models that some unit groups need besides their bases. */
function madeOf(units: readonly Standing[], tables: RulesTables): CardShelf["others"] {
  return MADE.flatMap((id) => {
    const own = units.filter((one) => one.troop.characteristics.includes(id));
    if (own.length === 0) return [];
    return [{ name: rulesRow(tables.characteristics, id).name, words: PACKING.forUnits(own.map((one) => one.unit.unit.number)) }];
  });
}

function othersOf({ army, book }: Muster, units: readonly Standing[]): CardShelf["others"] {
  const { camps, pack, deathDice } = book.tables;
  const { width, depth } = rulesRow(camps.size, "camp");
  const cards = pack.reduce((sum, one) => sum + one.cards, 0);
  const dragoons = units.filter((one) => one.troop.formation === "dragoon");
  const commanders = army.commanders.length;
  return [
    ...(commanders > 0 ? [{ name: CARDS.kinds.commanders, words: PACKING.bases(commanders, baseWords(book.tables, "commander")) }] : []),
    { name: PACKING.camp.name, words: army.camp.kind === "none" ? PACKING.camp.none : PACKING.camp.size(width, depth) },
    ...(dragoons.length > 0
      ? [{ name: PACKING.dragoonsOnFoot, words: PACKING.bases(basesIn(dragoons), baseWords(book.tables, "foot")) }]
      : []),
    ...madeOf(units, book.tables),
    { name: PACKING.pack.name, words: PACKING.pack.words(cards) },
    { name: PACKING.dice.name, words: PACKING.dice.words(deathDice.length) },
    PACKING.markers,
  ];
}

/** What to pack: how many bases of which troops, and what else goes on the table. */
export function cardShelf(mustered: Muster, cards: readonly UnitCard[]): CardShelf {
  const units = standing(mustered, cards);
  return { groups: groupsOf(units, mustered.book.tables), others: othersOf(mustered, units) };
}
