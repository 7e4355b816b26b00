import type { BattlefieldTables, BattleTables, FlankKind } from "../model/battle-tables";
import type { Battlefield, Piece } from "../model/battlefield";
import type { SourceKind, TerrainKind } from "../model/enumerations";
import { goingTerm, kindNote, kindTerm, lengthWords, rangeWords } from "./battle/terrain";
import { plural, sentenceCase, withStop } from "./phrasing";
import { whyWords } from "./reasons";
import { joined, say, slot, type Words } from "./sentence";
import { term } from "./terms";

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

const FLANKS: Readonly<Record<FlankKind, (name: string) => string>> = {
  water: (name) => `${name} on one flank`,
  terrain: (name) => `${name} on one flank`,
  none: (name) => name,
};

/** "A4: plains or desert, sparse, open flanks": the ground, as the map has it. */
export function fieldWhere(field: Pick<Battlefield, "territory" | "square">, tables: MapTables): string {
  const { territory, density, flank } = groundOf(field, tables);
  return `${field.square}: ${territory.name.toLowerCase()}, ${density.name.toLowerCase()}, ${FLANKS[flank.kind](flank.name.toLowerCase())}`;
}

/** The same with the size of the table. */
export const whereAndSize = (field: Pick<Battlefield, "territory" | "square" | "table">, tables: MapTables): Words =>
  say`${fieldWhere(field, tables)} · ${field.table.width} × ${field.table.depth} ${term("base-width", "BW")}`;

const edgeOf = (edge: string): Words => say`the ${term("defender")}’s ${edge}`;

/** Which flank is secure, and by what; `edge`: the flank that has the terrain. */
export function flankSentence(field: Battlefield, edge: "left" | "right" | null, tables: MapTables): Words {
  const { flank } = groundOf(field, tables);
  switch (flank.kind) {
    case "water": {
      const wet = field.water;
      return wet
        ? say`${flank.name} along ${edgeOf(wet.edge)}, ${lengthWords(wet.width)} ${term("base-width", "BW")} wide. Nobody can cross it.`
        : `${flank.name} on one flank.`;
    }
    case "terrain":
      return edge
        ? say`Terrain ${term("secure-flank", "secures")} ${edgeOf(edge)}.`
        : say`There was no room for the terrain that should ${term("secure-flank", "secure")} one flank.`;
    case "none":
      return say`Both ${term("flank", "flanks")} are open.`;
    default:
      return flank.kind satisfies never;
  }
}

function goingFacts({ going, elephants, camels }: KindRow): Words {
  const others = [
    ...(elephants ? [say`${goingTerm(elephants)} for ${term("elephant", "elephants")}`] : []),
    ...(camels ? [say`${goingTerm(camels)} for ${term("camelry", "camels")}`] : []),
  ];
  return joined([goingTerm(going), ...others], ", ");
}

const HIDDEN: Readonly<Record<KindRow["hides"], Words>> = {
  anyone: "Troops",
  foot: [term("foot", "Foot")],
  "foot-skirmishers": say`${term("foot", "Foot")} ${term("skirmishers")}`,
};

function seenFacts({ seenInto, hides }: KindRow): readonly Words[] {
  if (seenInto === null) return [];
  const from =
    seenInto === 0 ? "cannot be seen from outside" : say`can only be seen within ${lengthWords(seenInto)} ${term("base-width", "BW")}`;
  return [say`${HIDDEN[hides]} in it ${from}`];
}

/** "Difficult going, rough going for elephants": the going of a kind of terrain. */
export const kindGoing = (row: KindRow): Words => sentenceCase(goingFacts(row));

/** What a kind of terrain does for troops in or behind it, a sentence each. */
export const kindFacts = (row: KindRow): readonly Words[] =>
  [
    ...seenFacts(row),
    ...(row.blocksSight ? ["Blocks line of sight"] : []),
    ...(row.crest ? ["Blocks line of sight over its ridge"] : []),
    ...(row.cover ? [say`${term("in-cover", "Cover")} from shooting`] : []),
    ...[kindNote(row) ?? []].flat(),
  ].map((fact) => withStop(fact));

/** Its going and its effects in one paragraph. */
export const kindWhole = (row: KindRow): Words => joined([say`${kindGoing(row)}.`, ...kindFacts(row)]);

/** "Wood", "Gentle hill". */
export const kindTitle = (kind: TerrainKind): Words => sentenceCase([kindTerm(kind)]);

const ROLES: Readonly<Record<Piece["as"], string>> = { flank: "flank", compulsory: "compulsory", optional: "optional" };

/** "compulsory", "added by hand": why a piece is there. */
export const roleOf = ({ as }: Pick<Piece, "as">, isAdded: boolean): string => (isAdded ? "added by hand" : ROLES[as]);

/** The sides that the rules allow a piece. */
export const sidesSentence = (as: Piece["as"], sides: { readonly min: number; readonly max: number }): string =>
  `By the rules, each side of ${as === "optional" ? "an" : "a"} ${ROLES[as]} piece is ${rangeWords(sides)} BW.`;

export type FieldRemark =
  | { readonly code: "not-of-territory"; readonly kind: TerrainKind }
  | { readonly code: "too-many-optional"; readonly most: number; readonly count: number }
  | { readonly code: "enclosed-without-village"; readonly enclosed: number; readonly most: number }
  | { readonly code: "lake-in-middle" };

/** What breaks the rules on the battlefield as a whole. */
export function remarkSentence(remark: FieldRemark): Words {
  switch (remark.code) {
    case "not-of-territory":
      return say`This ${term("territory")} has no ${kindTerm(remark.kind)}.`;
    case "too-many-optional": {
      const pieces = term("optional-piece", plural(remark.count, "optional piece"));
      return say`${remark.count} ${pieces}: the maximum for both players together is ${remark.most}.`;
    }
    case "enclosed-without-village": {
      const fields = term("enclosed-field", plural(remark.enclosed, "enclosed field"));
      return say`${remark.enclosed} ${fields}: the maximum is ${remark.most}, one for each ${term("village")}.`;
    }
    case "lake-in-middle":
      return say`A ${term("lake")} cannot lie in the middle sector. By the rules it is removed.`;
    default:
      return remark satisfies never;
  }
}

export const MOVES_PROBLEMS = {
  "moves-malformed": "The changes in this link cannot be read. The link may be cut short. This is the battlefield as it was rolled.",
  "moves-of-another":
    "The changes in this link belong to another battlefield: the seed or the tables differ. This is the battlefield as it was rolled.",
} as const;

type SourceLine = { readonly what: string; readonly from: SourceKind; readonly why: string };
type Sourced = { readonly source: { readonly from: SourceKind; readonly why: string | null } };

/** The values of a battlefield that are not printed in the rulebook, with the reason for each; values with the same reason share a line. */
export function fieldSources(
  field: Battlefield,
  kinds: readonly KindRow[],
  book: BattlefieldTables,
  tables: SizedTables,
): readonly SourceLine[] {
  const { density, flank } = groundOf(field, tables);
  const size = tables.tableSizes.find(({ width, depth }) => width === field.table.width && depth === field.table.depth);
  const measures = rowOf(book.tables, size?.id);
  const line = (what: string, { source: { from, why } }: Sourced): SourceLine[] =>
    from === "rulebook" || why === null ? [] : [{ what, from, why: whyWords(why) }];
  const all = [
    ...(size ? line("The size of the table", size) : []),
    ...line(`Where ${field.square} is on the map`, rowOf(tables.squares, field.square)),
    ...line(`The word “${density.name.toLowerCase()}” for this density`, density),
    ...line(`How many pieces a ${density.name.toLowerCase()} square has`, rowOf(book.pieceNumbers, density.id)),
    ...line("Which flank is secure", flank),
    ...line("The sides of compulsory pieces", measures.compulsory),
    ...line("The sides of optional pieces", measures.optional),
    ...kinds.flatMap((row) => line(row.name, row)),
  ];
  const reasons = [...new Set(all.map(({ from, why }) => `${from} ${why}`))];
  return reasons.flatMap((reason) => {
    const same = all.filter(({ from, why }) => `${from} ${why}` === reason);
    const [first] = same;
    return first ? [{ ...first, what: same.map(({ what }) => what).join("; ") }] : [];
  });
}

/** The pages of a battlefield without a battle. */
export const BATTLEFIELDS = {
  title: "Battlefields",
  intro: say`A battlefield without armies, neutral to both sides. Its ${term("secure-flank", "flank")} and its ${term("compulsory-piece", "compulsory")} and ${term("optional-piece", "optional pieces")} are placed by dice, as the rules say.`,
  /** On paper none of it can be done. */
  introOnScreen: "Change it by hand, share its link, or print it.",
  roll: "Roll a battlefield",
  seedOfStops: "A seed cannot be only full stops. Add a letter, or leave it empty for a random one.",
  today: (name: string): Words => say`Today’s battlefield: ${slot("field", name)}.`,
  ask: {
    territory: "Territory",
    square: "Square of the map",
    table: "Table, in base widths",
    random: "Random",
    /** An open choice, and what was rolled for it. */
    rolled: (what: string | undefined) => (what === undefined ? "Random" : `Random: ${what}`),
    tableSize: (name: string, width: number, depth: number, isHouse: boolean) => `${name}, ${width} × ${depth}${isHouse ? " (house)" : ""}`,
    seed: "Seed",
    seedHint: "Any word. The same word gives the same battlefield. Leave empty for a random one.",
  },
  wrong: {
    eyebrow: "Battlefield",
    heading: "No such battlefield",
    title: "No battlefield",
    squares: (count: number) => `${plural(count, "Square")} of this territory: `,
    orAgain: say`Open ${slot("sound", "the same battlefield without the errors")}, or choose again:`,
    send: "Roll it",
  },
  tooMany: {
    heading: "Too many battlefields at once",
    sentence: (seconds: number) =>
      say`Your address has asked for too many battlefields. Reload this page in ${seconds} ${plural(seconds, "second")}, or go back to ${slot("all", "the battlefields")}.`,
  },
  desk: {
    eyebrow: "Battlefield",
    map: "The battlefield",
    measures: "Measurements",
    undo: "Undo",
    redo: "Redo",
    reset: "Reset to the roll",
    rollAnother: "Roll another",
    share: "Share",
    shareTitle: "Share this battlefield",
    link: "Link to this battlefield",
    linkHolds: "The link holds everything: the seed, your choices and your changes.",
    elsewhere: "Change the place",
    elsewhereNote: "Roll the same seed with another territory, square or table. Your changes by hand are lost.",
    elsewhereSend: "Roll the battlefield",
  },
  files: {
    save: (kind: string) => `Save the map as ${kind}`,
    drawing: "Drawing…",
    saved: (name: string) => `Saved as ${name}.`,
    failed: "This browser could not draw the map. Print the page instead.",
  },
  add: {
    heading: "Change it by hand",
    how: "Choose a piece on the map, or press Edit in the list. Then move, turn, resize or remove it.",
    label: "Add terrain",
    button: "Add",
    full: "The link to this battlefield cannot hold another piece. Remove one first.",
  },
  held: {
    label: "Selected piece",
    done: "Done",
    remove: "Remove",
    mayBreakRules: "You may break the rules here. The list of pieces then says so.",
  },
  list: {
    none: "No terrain",
    open: "An open battlefield.",
    measured: (width: number, depth: number) =>
      `Measured in base widths (BW), first from the defender’s left, then from the defender’s edge. The table is ${width} by ${depth} BW. Each piece has the place of its middle and of its near left corner. A turned piece has its two corners nearest the defender’s edge.`,
    number: "No.",
    piece: "Piece",
    size: "Width × depth",
    middle: "Middle: left / edge",
    right: "From the right",
    nearestCorners: "Near left corner: left / edge",
    corners: "Corners: left / edge",
    going: "Going and effects",
    change: "Change",
    turned: (role: string, degrees: number) => `${role}, turned ${degrees}°`,
    edit: "Edit",
    editNamed: (mark: number, kind: string) => `Edit ${mark}, ${kind.toLowerCase()}`,
    againstRules: "This breaks the rules.",
  },
  facts: {
    deployment: (depth: string, sector: string): Words =>
      say`Each side ${term("deployment", "deploys")} up to ${depth} ${term("base-width", "BW")} from its own edge. ${term("flank-sector", "Flank sectors")} are ${sector} BW wide.`,
    sources: "Our own values, not the rulebook’s",
    source: (what: string) => `${what}: `,
    footer: (link: string, seed: string) => `${link} · seed ${seed}`,
  },
} as const;
