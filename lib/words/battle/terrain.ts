import type { BattlefieldTables } from "../../model/battle-tables";
import type { SeatName } from "../../model/by-seat";
import type { Going, ShortEdge, TerrainCategory, TerrainKind } from "../../model/enumerations";
import { numeral } from "../numerals";
import { both, counted, sentenceCase, spoken } from "../phrasing";
import { type Part, say, type Words } from "../sentence";
import { term } from "../terms";

type Table = { readonly width: number; readonly depth: number };

/**
 * Who reads, and who defends: left and right are the reader's own. `eyes` is null for a spectator. With `table`, places are measured from
 * the reader's left and edge; without it from the defender's, as documents have them.
 */
export type Reader = { readonly eyes: SeatName | null; readonly defender?: SeatName | null; readonly table?: Table | null };

const KINDS: Readonly<Record<TerrainKind, string>> = {
  "open-area": "an open area",
  "gentle-hill": "a gentle hill",
  "rocky-ground": "rocky ground",
  brush: "brush",
  "ploughed-field": "a ploughed field",
  "tall-crops": "tall crops",
  "enclosed-field": "an enclosed field",
  orchard: "an orchard",
  wood: "a wood",
  forest: "a forest",
  village: "a village",
  marsh: "a marsh",
  "steep-hill": "a steep hill",
  gully: "a gully",
  "soft-sand": "soft sand",
  dunes: "dunes",
  lake: "a lake",
};

/** "a wood", "brush". */
export const kindWords = (kind: TerrainKind): string => KINDS[kind];

/** "the wood", "the brush". */
export const theKind = (kind: TerrainKind): string => `the ${spoken(kind)}`;

/** "wood" as a word of the rules; the glossary has no entry for a forest as terrain. */
export const kindTerm = (kind: TerrainKind, text: string = spoken(kind)): Part => (kind === "forest" ? text : term(kind, text));

/** "the wood", as a word of the rules. */
export const theKindTerm = (kind: TerrainKind): Words => say`the ${kindTerm(kind)}`;

/** Notes of the tables in clearer words; a note of another version is shown as it stands. */
const CLEARER_NOTES: Readonly<Record<string, string>> = {
  "Whoever stands higher may claim to fight uphill.": "Troops higher up count as uphill.",
  "Only keeps other terrain away.": "No effect in the battle, but no other terrain can be placed on it.",
  "A dip: one sees over it.": "A dip: troops see over it.",
  "Its hedge or wall is a barricade when it is defended at its edge; at most one for each built-up area.":
    "Its hedge or wall counts as a barricade for troops that defend its edge. At most one such field for each built-up area.",
  "No mounted charge.": "Mounted cannot charge into it.",
  "Nobody crosses it; lost where the sector die says the middle.":
    "Nobody can cross the lake. If your first die is 2 to 5 (the part between the flank sectors), the lake is discarded.",
};

/** What the tables add about a kind of terrain. */
export const kindNote = ({ note }: { readonly note: string | null }): string | null =>
  note === null ? null : (CLEARER_NOTES[note] ?? note);

type Kind = BattlefieldTables["terrainKinds"][number];

const HIDDEN: Readonly<Record<Kind["hides"], string>> = {
  anyone: "any unit group in it",
  foot: "foot in it",
  "foot-skirmishers": "foot skirmishers in it",
};

/** Whom a kind of terrain hides from the enemy: "hides foot in it", "hides any unit group in it, and what is behind it". */
export function hidingWords({ seenInto, hides, blocksSight, crest }: Pick<Kind, "seenInto" | "hides" | "blocksSight" | "crest">): string {
  const behind = blocksSight ? "what is behind it" : crest ? "what is behind its crest (the dashed line)" : null;
  if (seenInto === null) return `hides ${behind ?? "nobody"}`;
  return `hides ${HIDDEN[hides]}${behind === null ? "" : `, and ${behind}`}`;
}

const CATEGORIES: Readonly<Record<TerrainCategory, string>> = {
  open: "open ground",
  rough: "rough going",
  difficult: "difficult going",
  impassable: "impassable ground",
};

export const categoryWords = (category: TerrainCategory): string => CATEGORIES[category];

const GOINGS: Readonly<Record<Going, string>> = { ...CATEGORIES, good: "good going" };

export const goingWords = (going: Going): string => GOINGS[going];

/** The same as a word of the rules. */
export const goingTerm = (going: Going): Words =>
  going === "impassable" ? say`${term("impassable")} ground` : [term("going", GOINGS[going])];

/** "your left" for a player, "the defender's left" for anybody else. */
export function edgeWords(edge: ShortEdge, { eyes, defender = null }: Reader): string {
  if (eyes === null || defender === null) return `the defender’s ${edge}`;
  const isMirrored = eyes !== defender;
  return `your ${isMirrored === (edge === "left") ? "right" : "left"}`;
}

/** A length in BW, without needless decimals: "7.5". */
export const lengthWords = (length: number): string => String(Math.round(length * 100) / 100);

type Place = { readonly x: number; readonly y: number };

/** Whose left and whose edge places are measured from. */
export function cornerWords({ eyes, defender, table }: Reader): { readonly left: string; readonly edge: string; readonly again: string } {
  if (eyes && defender && table) return { left: "your left", edge: "your edge", again: "your edge" };
  return { left: "the defender’s left", edge: "the defender’s edge", again: "their edge" };
}

/** The table, where its far right corner is the one that the reader counts from. */
const turnedFor = ({ eyes, defender, table }: Reader): Table | null => (eyes && defender && table && eyes !== defender ? table : null);

/** A place of the documents, BW from the defender's left and edge, from the corner that the reader counts from. */
export function fromReader({ x, y }: Place, reader: Reader): { readonly left: number; readonly edge: number } {
  const table = turnedFor(reader);
  return table ? { left: table.width - x, edge: table.depth - y } : { left: x, edge: y };
}

type Span = { readonly min: number; readonly max: number };

/** The same for a span along the table. */
export function acrossFromReader({ min, max }: Span, reader: Reader): Span {
  const table = turnedFor(reader);
  return table ? { min: table.width - max, max: table.width - min } : { min, max };
}

/** The same for a span of its depth. */
export function deepFromReader({ min, max }: Span, reader: Reader): Span {
  const table = turnedFor(reader);
  return table ? { min: table.depth - max, max: table.depth - min } : { min, max };
}

/** "12.5 BW from your left and 7 from your edge". */
export function placeWords(place: Place, reader: Reader): string {
  const { left, edge } = fromReader(place, reader);
  const corner = cornerWords(reader);
  return `${lengthWords(left)} BW from ${corner.left} and ${lengthWords(edge)} from ${corner.again}`;
}

/** "12.5 / 7": the same for a column whose heading says what it means. */
export function placeShort(place: Place, reader: Reader): string {
  const { left, edge } = fromReader(place, reader);
  return `${lengthWords(left)} / ${lengthWords(edge)}`;
}

/** "6 to 10", "6". */
export const rangeWords = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? lengthWords(min) : `${lengthWords(min)} to ${lengthWords(max)}`;

/** "ambush-2" as it is said: "ambush 2", "march 1". */
export const orderCalled = (order: string): string => spoken(order);

/** Per cent of an army's bases that a piece slows, and that it keeps out. */
type Hampered = { readonly slowed: number; readonly shut: number };

/** "35% of your bases are slowed, 5% cannot enter". `bases`: whose they are. */
function hampered({ slowed, shut }: Hampered, bases: string): string {
  if (slowed + shut === 0) return `None of ${bases} are slowed`;
  if (slowed === 0) return `${shut}% of ${bases} cannot enter`;
  return `${slowed}% of ${bases} are slowed${shut > 0 ? `, ${shut}% cannot enter` : ""}`;
}

/** The same of an army that is known by its list alone. */
const guessed = (said: string): string => `${/^\d/.test(said) ? `About ${said}` : said} (a guess from the army list)`;

/**
 * `left`: how many this player may pick yet, what is picked not counted; `picked`: how much waits for his turn; `mayStop`: fewer will do;
 * `isMine`: whether it is his turn, on which what he picks is chosen at once.
 */
type Asking = {
  readonly left: number;
  readonly picked: number;
  readonly mayStop: boolean;
  readonly isMine: boolean;
};

/** "one", "one or two", "up to three". */
const upTo = (most: number): string => (most === 1 ? "one" : most === 2 ? "one or two" : `up to ${numeral(most)}`);

/** What is chosen on the turns that follow: "You choose two more in your next turns." */
function laterTurns(later: number, mayStop: boolean): string {
  const turns = later === 1 ? "your next turn" : "your next turns";
  if (mayStop) return `You can choose ${later === 1 ? "another" : `${upTo(later)} more`} in ${turns}.`;
  return `You choose ${later === 1 ? "another" : `${numeral(later)} more`} in ${turns}.`;
}

function asks({ left, picked, mayStop, isMine }: Asking): string {
  if (isMine) {
    const now = mayStop ? "Choose one, or no more. Either is final at once." : "Choose one. It is final at once.";
    return left > 1 ? `${now} ${laterTurns(left - 1, mayStop)}` : now;
  }
  if (picked === 0) {
    const waits = left === 1 ? "It waits for your turn, and you can change it" : "They wait for your turn, and you can change them";
    return `You can pick ${mayStop ? upTo(left) : numeral(left)} now. ${waits} until then.`;
  }
  const more = left === 1 ? "another" : `${upTo(left)} more`;
  return `Chosen as soon as it is your turn.${left > 0 ? ` Until then you can pick ${more}.` : ""}`;
}

/** The sheet on which a player picks the kinds of terrain that he chooses. */
export const TERRAIN_SHEET = {
  label: "Kinds of terrain",
  asks,
  yours: (share: Hampered): string => hampered(share, "your bases"),
  /** Going by their list. `whose`: the other player's, with the ending. */
  theirs: (share: Hampered, whose: string): string => guessed(hampered(share, `${whose} bases`)),
  stop: "Choose no more terrain",
  /** The same as picked, beside kinds. */
  noMore: "no more",
  picked: "Picked",
  /** Kinds that cannot be picked now; a reason follows. */
  shut: (kinds: readonly string[]): string => `${sentenceCase(both(kinds))}:`,
  allChosen: (category: TerrainCategory): string => `this square takes no more pieces of ${categoryWords(category)}.`,
  noVillage: (most: number): string =>
    most === 0 ? "it needs a village first." : `with the villages chosen so far, the maximum is ${counted(most, "enclosed field")}.`,
  /** On a kind in the list. */
  pickedHere: (times: number): string => (times > 1 ? `✓ picked ${counted(times, "time")}` : "✓ picked"),
  remove: (kind: string): string => `Remove ${kind}`,
  gone: "The other player’s choice rules out the next piece you picked. Pick again.",
} as const;
