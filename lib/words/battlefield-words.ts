import type { BattleTables, FlankKind } from "../model/battle-tables";
import type { Battlefield, Piece } from "../model/battlefield";
import type { BattlefieldTables } from "../model/battlefield-tables";
import type { SourceKind, TerrainKind } from "../model/enumerations";
import { goingWords, lengthWords, rangeWords } from "./battle/terrain-words";
import { counted, sentenceCase, spoken, withStop } from "./phrasing";

type MapTables = Pick<BattleTables, "squares" | "densities" | "flanks" | "territories">;
type SizedTables = MapTables & Pick<BattleTables, "tableSizes">;
type KindRow = BattlefieldTables["terrainKinds"][number];

function rowOf<Row extends { readonly id: string }>(rows: readonly Row[], id: string | undefined): Row {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`the tables have no ${id}`);
  return row;
}

function groundOf({ territory, square }: Pick<Battlefield, "territory" | "square">, tables: MapTables) {
  const place = rowOf(tables.squares, square);
  return {
    territory: rowOf(tables.territories, territory),
    density: rowOf(tables.densities, place.density),
    flank: rowOf(tables.flanks, place.flank),
  };
}

export const fieldTitle = ({ square }: Pick<Battlefield, "square">): string => `The field at ${square}`;

const FLANKS: Readonly<Record<FlankKind, (name: string) => string>> = {
  water: (name) => `${name} on one flank`,
  terrain: (name) => `${name} on one flank`,
  none: (name) => name,
};

/** "Plains or desert, sparse, open flanks": what the map says of where it is. */
export function fieldWhere(field: Pick<Battlefield, "territory" | "square">, tables: MapTables): string {
  const { territory, density, flank } = groundOf(field, tables);
  return `${territory.name}, ${density.name.toLowerCase()}, ${FLANKS[flank.kind](flank.name.toLowerCase())}`;
}

const edgeOf = (edge: string): string => `the defender's ${edge}`;

/** Which flank is secure, and by what; `edge`: where one of terrain lies. */
export function flankSentence(field: Battlefield, edge: "left" | "right" | null, tables: MapTables): string {
  const { flank } = groundOf(field, tables);
  switch (flank.kind) {
    case "water": {
      const wet = field.water;
      return wet
        ? `${flank.name} along ${edgeOf(wet.edge)}, ${lengthWords(wet.width)} BW wide: nobody crosses it.`
        : `${flank.name} on one flank.`;
    }
    case "terrain":
      return edge ? `Terrain secures ${edgeOf(edge)}.` : "Terrain was to secure one flank, but found no place.";
    case "none":
      return "Both flanks are open.";
    default:
      return flank.kind satisfies never;
  }
}

function goingFacts({ going, elephants, camels }: KindRow): string {
  const others = [
    ...(elephants ? [`${goingWords(elephants)} for elephants`] : []),
    ...(camels ? [`${goingWords(camels)} for camels`] : []),
  ];
  return [goingWords(going), ...others].join(", ");
}

const SEEN: Readonly<Record<KindRow["hides"], string>> = {
  anyone: "Whoever is in it",
  foot: "Foot in it",
  "foot-skirmishers": "Skirmishing foot in it",
};

function seenFacts({ seenInto, hides }: KindRow): readonly string[] {
  if (seenInto === null) return [];
  return [`${SEEN[hides]} is ${seenInto === 0 ? "not seen from outside" : `seen from ${lengthWords(seenInto)} BW`}`];
}

/** "Difficult going, rough going for elephants": the going of a kind of terrain. */
export const kindGoing = (row: KindRow): string => sentenceCase(goingFacts(row));

/** What a kind of terrain means to whoever stands in or behind it, a sentence each. */
export const kindFacts = (row: KindRow): readonly string[] =>
  [
    ...seenFacts(row),
    ...(row.blocksSight ? ["Nobody sees through it"] : []),
    ...(row.crest ? ["Nobody sees over its ridge"] : []),
    ...(row.cover ? ["Cover from shooting"] : []),
    ...(row.note ? [row.note] : []),
  ].map(withStop);

/** "Wood", "Gentle hill". */
export const kindTitle = (kind: TerrainKind): string => sentenceCase(spoken(kind));

const ROLES: Readonly<Record<Piece["as"], string>> = { flank: "flank", compulsory: "compulsory", optional: "optional" };

/** "compulsory", "added by hand": by what a piece lies there. */
export const roleOf = ({ as }: Pick<Piece, "as">, isAdded: boolean): string => (isAdded ? "added by hand" : ROLES[as]);

/** How long the sides of such a piece may be. */
export const sidesSentence = (as: Piece["as"], sides: { readonly min: number; readonly max: number }): string =>
  `The rules give ${as === "optional" ? "an" : "a"} ${ROLES[as]} piece sides of ${rangeWords(sides)} BW.`;

export type FieldRemark =
  | { readonly code: "not-of-territory"; readonly kind: TerrainKind }
  | { readonly code: "too-many-optional"; readonly most: number; readonly count: number }
  | { readonly code: "enclosed-without-village"; readonly enclosed: number; readonly most: number }
  | { readonly code: "lake-in-middle" };

/** What the rules would not have of a whole field. */
export function remarkSentence(remark: FieldRemark): string {
  switch (remark.code) {
    case "not-of-territory":
      return `This territory has no ${spoken(remark.kind)}.`;
    case "too-many-optional": {
      const lie = remark.count === 1 ? "lies" : "lie";
      const most = remark.most === 0 ? "none" : `${remark.most} at most`;
      return `${counted(remark.count, "optional piece")} ${lie} here; both players together may choose ${most}.`;
    }
    case "enclosed-without-village": {
      const villages = remark.most === 0 ? "no built-up area" : counted(remark.most, "built-up area");
      return `${counted(remark.enclosed, "enclosed field")}, but ${villages}: each takes one.`;
    }
    case "lake-in-middle":
      return "A lake does not lie in the middle of the table: there it is lost.";
    default:
      return remark satisfies never;
  }
}

export const MOVES_PROBLEMS = {
  "moves-malformed":
    "What the link says was changed by hand cannot be read: it may have been cut short. This is the field as it was rolled.",
  "moves-of-another":
    "What the link says was changed by hand belongs to a field that was laid otherwise, by other tables or another seed. This is the field as it was rolled.",
} as const;

type Told = { readonly what: string; readonly from: SourceKind; readonly why: string };
type Sourced = { readonly source: { readonly from: SourceKind; readonly why: string | null } };

/** What on a battlefield's page is not printed in the rulebook, and why it is what it is; what has one reason is told once. */
export function fieldSources(field: Battlefield, kinds: readonly KindRow[], book: BattlefieldTables, tables: SizedTables): readonly Told[] {
  const { density, flank } = groundOf(field, tables);
  const size = tables.tableSizes.find(({ width, depth }) => width === field.table.width && depth === field.table.depth);
  const measures = rowOf(book.tables, size?.id);
  const told = (what: string, { source: { from, why } }: Sourced): Told[] =>
    from === "rulebook" || why === null ? [] : [{ what, from, why }];
  const all = [
    ...(size ? told("The size of the table", size) : []),
    ...told(`Where ${field.square} is on the map`, rowOf(tables.squares, field.square)),
    ...told(`The name of the density, ${density.name.toLowerCase()}`, density),
    ...told(`How many pieces a ${density.name.toLowerCase()} square has`, rowOf(book.pieceNumbers, density.id)),
    ...told("Which flank is secure", flank),
    ...told("The sides of compulsory pieces", measures.compulsory),
    ...told("The sides of optional pieces", measures.optional),
    ...kinds.flatMap((row) => told(row.name, row)),
  ];
  const reasons = [...new Set(all.map(({ from, why }) => `${from} ${why}`))];
  return reasons.flatMap((reason) => {
    const same = all.filter(({ from, why }) => `${from} ${why}` === reason);
    const [first] = same;
    return first ? [{ ...first, what: same.map(({ what }) => what).join("; ") }] : [];
  });
}
