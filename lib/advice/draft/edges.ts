import type { Army } from "../../model/army";
import type { LineId } from "../../model/identifiers";
import { type Fighter, fighter, type MatchUpCell, matchUpQuestion } from "../../model/odds";
import { ODDS_MOST } from "../../model/odds-terms";
import { type Book, isOpenIn, type PreparedLine, type Variant } from "../../rules/army/book";
import { nameOf } from "../../rules/army/finding";
import { muster } from "../../rules/army/muster";
import { prepareMatchUp } from "../../rules/odds/ask-match-up";
import type { OddsBook } from "../../rules/odds/odds-book";
import { type Drafting, type Edge, type Edges, goodBases } from "./drafting";

/** The army to beat, with what its unit groups are judged and fought by. */
export type Against = { readonly army: Army; readonly book: Book; readonly odds: OddsBook };

/** Unit groups of the enemy that are alike, and their points in all. */
type Kind = { readonly name: string; readonly fighter: Fighter; readonly bases: number; readonly price: number; points: number };

function kindsOf({ army, book }: Against, most: number): readonly Kind[] {
  const kinds = new Map<string, Kind>();
  for (const one of muster(army, book).units) {
    const { unit, line, variant } = one;
    if (!line || !variant || variant.tugs === 0 || unit.bases < 2 || unit.bases > ODDS_MOST.bases) continue;
    const key = `${line.line.id} ${unit.bases} ${variant.price}`;
    const points = variant.price * unit.bases;
    const known = kinds.get(key);
    if (known) known.points += points;
    else {
      const body = fighter.parse({ who: { troop: variant.troop }, bases: unit.bases });
      kinds.set(key, { name: nameOf(one), fighter: body, bases: unit.bases, price: variant.price, points });
    }
  }
  return [...kinds.values()].sort((one, other) => other.points - one.points).slice(0, most);
}

type Mine = { readonly line: PreparedLine; readonly variant: Variant; readonly bases: number };

/** The lines that fight as TuGs, each in a good size. */
function mineOf(drafting: Drafting, year: number | null): readonly Mine[] {
  return drafting.list.lines.flatMap((line): readonly Mine[] => {
    const [variant] = line.variants;
    if (!variant || variant.tugs === 0 || !isOpenIn(line.line.years, year)) return [];
    const good = goodBases(variant.troop, drafting);
    const [bases] = line.sizes.toSorted((one, other) => Math.abs(one - good) - Math.abs(other - good));
    return bases === undefined || bases < 2 || bases > ODDS_MOST.bases ? [] : [{ line, variant, bases }];
  });
}

const middle = (value: number | [number, number]): number => (typeof value === "number" ? value : (value[0] + value[1]) / 2);

/** What a side loses of its price: all of it if it breaks, else its bases. */
const lossOf = (broken: number, lost: number, bases: number): number => Math.min(1, broken + ((1 - broken) * lost) / bases);

function edgeOf({ variant, bases }: Mine, cells: readonly MatchUpCell[], kinds: readonly Kind[]): Edge {
  const all = kinds.reduce((sum, { points }) => sum + points, 0);
  let won = 0;
  let best = { name: "", wins: 0, told: 0 };
  for (const [at, kind] of kinds.entries()) {
    const cell = cells[at];
    if (!cell) continue;
    const [a, b, both] = [middle(cell.a), middle(cell.b), middle(cell.both)];
    const theirs = lossOf(b + both, middle(cell.lost.b), kind.bases) * kind.price * kind.bases;
    const mine = lossOf(a + both, middle(cell.lost.a), bases);
    won += (kind.points / all) * Math.max(-1, Math.min(1, theirs / (variant.price * bases) - mine));
    const told = b * kind.points;
    if (told > best.told) best = { name: kind.name, wins: b, told };
  }
  return { won, name: best.name, wins: best.wins };
}

/** Beside each other: what all of them win or lose says nothing about which to take. */
function besideOthers(edges: ReadonlyMap<LineId, Edge>): Edges {
  const mean = [...edges.values()].reduce((sum, { won }) => sum + won, 0) / Math.max(1, edges.size);
  return new Map([...edges].map(([line, edge]) => [line, { ...edge, won: edge.won - mean }]));
}

/** What each line of the list wins of the enemy's main kinds of unit groups, by the exact odds of fights in the open. */
export function* edgesAgainst(against: Against, year: number | null, drafting: Drafting): Generator<void, Edges> {
  const kinds = kindsOf(against, drafting.of("enemy-kinds"));
  const edges = new Map<LineId, Edge>();
  if (kinds.length === 0) return edges;
  const theirs = kinds.map((one) => one.fighter);
  for (const one of mineOf(drafting, year)) {
    const mine = [fighter.parse({ who: { troop: one.variant.troop }, bases: one.bases })];
    const asked = prepareMatchUp(matchUpQuestion.parse({ mine, theirs }), against.book, against.odds);
    if (asked.ok) edges.set(one.line.line.id, edgeOf(one, asked.value.row(0), kinds));
    yield;
  }
  return besideOthers(edges);
}
