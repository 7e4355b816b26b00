import type { BattleTables, DIRECTIONS, FlankKind, Square } from "../../model/battle-tables";
import type { BattleView, MarkerOutlook } from "../../model/battle-view";
import { otherSeat, type SeatName } from "../../model/by-seat";
import { type Colour, type SourceKind, TERRITORIES, type Territory } from "../../model/enumerations";
import { numeral } from "../numerals";
import { both, either, plural, sentenceCase } from "../phrasing";
import { whyWords } from "../reasons";
import { joined, say, type Words } from "../sentence";
import { term } from "../terms";
import { territoryTerm } from "../territories";
import { ending, type SeatNames } from "./names";

type MapTables = Pick<BattleTables, "squares" | "densities" | "flanks">;

function rowsOf(square: Square, { squares, densities, flanks }: MapTables) {
  const place = squares.find((row) => row.id === square);
  const density = densities.find((row) => row.id === place?.density);
  const flank = flanks.find((row) => row.id === place?.flank);
  if (!place || !density || !flank) throw new Error(`no square ${square} on the map`);
  return { place, density, flank };
}

const FLANK_WORDS: Readonly<Record<FlankKind, (name: string) => string>> = {
  water: (name) => `${name} on one flank`,
  terrain: (name) => `${name} on one flank`,
  none: (name) => name,
};

/** "C4: sparse, open flanks". */
export function squareName(square: Square, tables: MapTables): string {
  const { density, flank } = rowsOf(square, tables);
  return `${square}: ${density.name.toLowerCase()}, ${FLANK_WORDS[flank.kind](flank.name.toLowerCase())}`;
}

export const MAY_MOVE_HERE = "the marker may move here";

/** The name of a square that the marker may move to. */
export const openSquareName = (square: Square, tables: MapTables): string => `${squareName(square, tables)}; ${MAY_MOVE_HERE}`;

/** The territories that a square is marked for. */
export const codeWords = (square: Square, tables: MapTables): Words =>
  say`marked for ${both(rowsOf(square, tables).place.territories.map((one) => say`${territoryTerm(one)}`))}`;

/** What the map of the five days shows. */
type ChartFacts = {
  readonly territory: Territory | null;
  readonly start: Square | null;
  readonly days: readonly { readonly day: number; readonly to: Square; readonly cards: readonly [Colour | null, Colour | null] }[];
  readonly marker: Square | null;
  readonly choices: readonly Square[];
};

const NUMERALS = ["", "i", "ii", "iii", "iv", "v", "vi", "vii"];

/** A day as it is written on the map. */
export const dayNumeral = (day: number): string => NUMERALS[day] ?? String(day);

export const START_WORD = "start";
export const CHART_NAME = "Map of the five days";

/** A worth with its sign; minus is U+2212, as printed. */
export function signed(worth: number): string {
  const whole = Math.round(worth);
  return whole > 0 ? `+${whole}` : String(whole).replace("-", "−");
}

/** What the dotted squares are: those that the card at hand could bring the marker to at best, or those of the territory at hand. */
type Dotted = "card" | "territory";

const DOTTED: Readonly<Record<Dotted, string>> = {
  card: " Dotted: squares that your card could reach.",
  territory: " Dotted: squares of this territory.",
};

/** What the letters on the map mean, and its figures and dotted squares where they are shown. */
export const chartKey = (hasWorths: boolean, dotted: Dotted | null): Words => {
  const letters = TERRITORIES.map((one): Words => say`${one} ${territoryTerm(one).text.toLowerCase()}`);
  return say`Letters: ${joined(letters, ", ")}.${hasWorths ? " Numbers: how well a square suits your army, from −100 to +100 (our estimate)." : ""}${dotted ? DOTTED[dotted] : ""}`;
};

const cardWord = (card: Colour | null): string => card ?? "pass";

const dayWords = ({ day, to, cards }: ChartFacts["days"][number]): string =>
  `Day ${dayNumeral(day)}, ${cards.map(cardWord).join(" and ")}: ${to}.`;

/** The whole map in words, for screen readers. */
export function chartWords(
  { territory, start, days, marker, choices }: ChartFacts,
  { squares, territories }: Pick<BattleTables, "squares" | "territories">,
): string {
  const name = territories.find(({ id }) => id === territory)?.name;
  const inside = squares.filter((row) => territory !== null && row.territories.includes(territory)).map(({ id }) => id);
  return [
    `${CHART_NAME}.`,
    ...(name ? [`${name}: the marker may be on ${either(inside)}.`] : []),
    ...(start ? [`It started on ${start}.`] : []),
    ...days.map(dayWords),
    ...(marker ? [`The marker is on ${marker}.`] : []),
    ...(choices.length > 0 ? [`It may move to ${either(choices)} now.`] : []),
  ].join(" ");
}

type Tables = Pick<BattleTables, "squares" | "densities" | "flanks">;
type Row = { readonly called: string; readonly source: BattleTables["squares"][number]["source"] };

/** A part of the map: what all, one and several of its rows are called. */
type Part = { readonly all: string; readonly one: string; readonly some: string; readonly rows: readonly Row[] };

type Kind = Exclude<SourceKind, "rulebook">;

/** The parts of the map from one source, as a sentence that ends in its mark; and why, part by part. */
type MapSource = {
  readonly kind: Kind;
  /** "Square codes and two density names are" */
  readonly what: string;
  /** "Condotta’s own values" */
  readonly mark: string;
  readonly reasons: readonly { readonly what: string; readonly why: string }[];
};

/** The one note for all of it. */
export const NOT_PRINTED = "Not all of this map is the rulebook’s";

const MARKS: Readonly<Record<Kind, readonly [one: string, several: string]>> = {
  house: ["Condotta’s own value", "Condotta’s own values"],
  sibling: ["Mortem et Gloriam’s", "Mortem et Gloriam’s"],
};
const KINDS = Object.keys(MARKS) as readonly Kind[];

const partsOf = ({ squares, flanks, densities }: Tables): readonly Part[] => [
  {
    ...{ all: "square codes", one: "one square’s code", some: "squares’ codes" },
    rows: squares.map((row) => ({ called: row.id, source: row.source })),
  },
  {
    ...{ all: "the rows’ flanks", one: "one row’s flank", some: "rows’ flanks" },
    rows: flanks.map((row) => ({ called: `row ${row.id}`, source: row.source })),
  },
  {
    ...{ all: "the density names", one: "one density name", some: "density names" },
    rows: densities.map((row) => ({ called: `“${row.name}”`, source: row.source })),
  },
];

function partCalled({ all, one, some, rows }: Part, count: number): string {
  if (count === rows.length) return all;
  return count === 1 ? one : `${numeral(count)} ${some}`;
}

/** Rows with the same reason stand together. */
function reasonsOf(part: Part, own: readonly Row[]): MapSource["reasons"] {
  return [...new Set(own.map(({ source }) => source.why))].flatMap((why) => {
    const rows = own.filter(({ source }) => source.why === why);
    const what = rows.length === part.rows.length ? part.all : both(rows.map((row) => row.called));
    return why === null ? [] : [{ what: sentenceCase(what), why: whyWords(why) }];
  });
}

/** The parts of the map that the rulebook does not print, by their source. */
export function mapSources(tables: Tables): readonly MapSource[] {
  return KINDS.flatMap((kind) => {
    const parts = partsOf(tables)
      .map((part) => ({ part, own: part.rows.filter(({ source }) => source.from === kind) }))
      .filter(({ own }) => own.length > 0);
    if (parts.length === 0) return [];
    const [one, several] = MARKS[kind];
    const isOne = parts.length === 1 && parts[0]?.own.length === 1;
    const what = sentenceCase(both(parts.map(({ part, own }) => partCalled(part, own.length))));
    return [
      {
        ...{ kind, what: `${what} ${isOne ? "is" : "are"}`, mark: isOne ? one : several },
        reasons: parts.flatMap(({ part, own }) => reasonsOf(part, own)),
      },
    ];
  });
}

/** `names`: of the players, where they are known. */
type Eyes = Pick<BattleView, "seat" | "roles"> & { readonly names?: SeatNames };
type Told = { readonly eyes: Eyes; readonly tables: Pick<BattleTables, "markerMoves"> };
type Of<State extends MarkerOutlook["state"]> = Extract<MarkerOutlook, { state: State }>;

/** A seat as the reader calls it; for a spectator by its role. */
function called({ seat, roles, names }: Eyes, one: SeatName): string {
  if (seat !== null) return seat === one ? "you" : (names?.names[one] ?? "your opponent");
  return roles?.invader === one ? "the invader" : "the defender";
}

const whose = (eyes: Eyes, one: SeatName): string => (eyes.seat === one ? "your" : ending(called(eyes, one)));

const WAYS: Readonly<Record<(typeof DIRECTIONS)[number], string>> = { orthogonal: "up, down or sideways", diagonal: "diagonally" };

/** "up to two squares up, down or sideways, or one diagonally". */
function wayWords({ markerMoves }: Told["tables"], difference: number): string {
  const moves = markerMoves.find((row) => Number(row.id) === difference)?.moves ?? [];
  const most = new Map<(typeof DIRECTIONS)[number], number>();
  for (const { direction, steps } of moves) most.set(direction, Math.max(steps, most.get(direction) ?? 0));
  return [...most]
    .map(([direction, steps], at) => {
      const count = `${steps > 1 ? "up to " : ""}${numeral(steps)}`;
      const squares = ` ${plural(steps, "square")}`;
      return `${count}${at === 0 ? squares : ""} ${WAYS[direction]}`;
    })
    .join(", or ");
}

const territories = (some: readonly Territory[]): Words => either(some.map((one): Words => [territoryTerm(one)]));

function territoryWords({ defender, possible }: Of<"territory">, eyes: Eyes): Words {
  if (possible.length === 0)
    return say`No ${term("territory")} of ${whose(eyes, defender)} list has this square, so the marker cannot come here.`;
  const chooses = `${sentenceCase(called(eyes, defender))} ${eyes.seat === defender ? "choose" : "chooses"} the territory`;
  return say`${chooses}. If it is ${territories(possible)}, the marker can come here.`;
}

function placingWords({ placer, orElse }: Of<"placing">, eyes: Eyes): string {
  if (placer === null) return "The marker can be placed here.";
  const may = `${sentenceCase(called(eyes, placer))} may place the marker here`;
  return orElse === null ? `${may}.` : `${may}, or leave that to ${called(eyes, orElse)}.`;
}

const OUT_OF_REACH = "Out of reach today, whatever the cards.";

function choosingWords({ needed }: Of<"choosing">, eyes: Eyes): Words {
  if (needed === null) return OUT_OF_REACH;
  if (needed === 0) return "The marker is here. It stays unless a better card moves it.";
  const whichever = eyes.seat === null ? "" : `, yours or ${ending(called(eyes, otherSeat(eyes.seat)))},`;
  return say`A ${term("map-card", "card")} that wins by ${numeral(needed)}${whichever} could bring the marker here today.`;
}

function movingWords({ mover, difference, needed }: Of<"moving">, { eyes, tables }: Told): string {
  if (needed === null) return OUT_OF_REACH;
  if (needed === 0) return `The marker is here, and ${called(eyes, mover)} may leave it here.`;
  if (needed <= difference) return `${sentenceCase(called(eyes, mover))} may move the marker here now.`;
  const won = `${sentenceCase(whose(eyes, mover))} card wins by ${numeral(difference)}`;
  return `${won}: the marker can move ${wayWords(tables, difference)}. To bring it here, the card would have to win by ${numeral(needed)}.`;
}

/** Whether the marker can come to a square now; if not, why not, and what that would take. */
export function markerWords(square: Square, outlook: MarkerOutlook, told: Told): Words {
  switch (outlook.state) {
    case "no-territory":
      return say`The ${term("territory")} is not chosen yet. If it is ${territories(outlook.possible)}, the marker can come here.`;
    case "territory":
      return territoryWords(outlook, told.eyes);
    case "outside":
      return say`Not marked for ${territoryTerm(outlook.territory)}. The marker never leaves the ${term("territory")}, so it cannot come here.`;
    case "placing":
      return placingWords(outlook, told.eyes);
    case "choosing":
      return choosingWords(outlook, told.eyes);
    case "moving":
      return movingWords(outlook, told);
    case "settled":
      return outlook.on === square ? "The battle is fought here." : `The five days are over. The battle is fought on ${outlook.on}.`;
    case "abandoned":
      return "The battle was abandoned. The marker does not move any more.";
    default:
      return outlook satisfies never;
  }
}
