import type { TerrainChoice } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import type { TerrainCategory, TerrainKind } from "../../model/enumerations";
import type { Refused } from "../../model/refusals";
import type { BattlefieldBook, KindRow } from "../table/battlefield-book";
import { type Battle, battlefieldOf, defenderFirst, type Ground } from "./battle";
import { refused, unhidden } from "./battle-step";

export type ChosenAs = TerrainChoice["as"];

/** What decides which kinds may be chosen: all of it is public. */
export type Choosing = Pick<Battle, "book" | "square" | "territory" | "roles"> & {
  readonly ground: Pick<Ground, "choices" | "pieces" | "stopped">;
};

const ENCLOSED: TerrainKind = "enclosed-field";

/** The row of the square that the battle is fought on. Throws before there is one. */
export function squareOf({ book, square }: Pick<Battle, "book" | "square">): Battle["book"]["tables"]["squares"][number] {
  const row = book.tables.squares.find(({ id }) => id === square);
  if (!row) throw new Error("there is no terrain before there is a square");
  return row;
}

const numbersOf = (battle: Choosing): BattlefieldBook["numbers"]["dense"] => battlefieldOf(battle).numbers[squareOf(battle).density];

const isOfTerritory = ({ territories }: KindRow, { territory }: Choosing): boolean => territories.includes(unhidden(territory));

const chosenAs = ({ ground }: Choosing, as: ChosenAs): readonly TerrainChoice[] => ground.choices.filter((choice) => choice.as === as);

/** The categories the square still asks for: every kind chosen fills the first slot that accepts its category. */
function compulsoryWanted(battle: Choosing): readonly TerrainCategory[] {
  const { kinds } = battlefieldOf(battle);
  const slots = numbersOf(battle).compulsory.map(({ categories, count }) => ({ categories, left: count }));
  for (const { kind } of chosenAs(battle, "compulsory")) {
    const slot = slots.find(({ categories, left }) => left > 0 && categories.includes(kinds[kind].category));
    if (slot) slot.left -= 1;
  }
  return slots.flatMap(({ categories, left }) => (left > 0 ? categories : []));
}

/** Seats that may still choose optional kinds: they have not stopped and have not reached their number. */
const optionalChoosers = (battle: Choosing): readonly SeatName[] =>
  defenderFirst(battle).filter((seat) => !battle.ground.stopped[seat] && optionalChosen(battle, seat) < numbersOf(battle).optional);

const optionalChosen = (battle: Choosing, seat: SeatName): number => chosenAs(battle, "optional").filter(({ by }) => by === seat).length;

/** The most enclosed fields: so many for each built-up area chosen or on the table. */
function enclosedMost(battle: Choosing): number {
  const { kinds, limits } = battlefieldOf(battle);
  return limits["enclosed-for-each-village"] * countOf(battle, (kind) => kinds[kind].builtUp);
}

/** How many are chosen but not laid yet, or on the table. */
function countOf({ ground }: Choosing, isOne: (kind: TerrainKind) => boolean): number {
  const waiting = ground.choices.filter(({ state }) => state === "waiting");
  return [...waiting, ...ground.pieces].filter(({ kind }) => isOne(kind)).length;
}

const isEnclosedTooMany = (battle: Choosing, kind: TerrainKind): boolean =>
  kind === ENCLOSED && countOf(battle, (one) => one === ENCLOSED) >= enclosedMost(battle);

/** Why nobody may take a piece of this kind here, whatever is wanted; null if allowed. Applies to flank pieces too. */
export function kindForbidden(
  battle: Choosing,
  kind: TerrainKind,
  wanted: readonly TerrainCategory[],
  mayBeOptional: boolean,
): Refused | null {
  const row = battlefieldOf(battle).kinds[kind];
  if (!isOfTerritory(row, battle)) return refused("kind-not-of-territory", { kind, territory: unhidden(battle.territory) });
  if (!wanted.includes(row.category) || (row.optionalOnly && !mayBeOptional)) return refused("kind-not-wanted", { kind, wanted });
  return isEnclosedTooMany(battle, kind) ? refused("no-village-for-it", { most: enclosedMost(battle) }) : null;
}

/** Why the seat whose turn it is may not choose this kind; null if it may. */
export function choiceForbidden(battle: Choosing, as: ChosenAs, kind: TerrainKind): Refused | null {
  const every = battlefieldOf(battle).tables.terrainKinds.map((row) => row.category);
  const wanted = as === "compulsory" ? compulsoryWanted(battle) : [...new Set(every)];
  return kindForbidden(battle, kind, wanted, as === "optional");
}

/**
 * The kinds that the square asked for, or that the territory has for optional pieces, and that may not be chosen now; with the reason for
 * each.
 */
export function kindsShut(battle: Choosing, as: ChosenAs): readonly { readonly kind: KindRow; readonly why: Refused }[] {
  const asked = numbersOf(battle).compulsory.flatMap(({ categories }) => categories);
  return battlefieldOf(battle).tables.terrainKinds.flatMap(({ id }) => {
    const kind = battlefieldOf(battle).kinds[id];
    const why = choiceForbidden(battle, as, id);
    const isOf = isOfTerritory(kind, battle) && (as === "optional" || (asked.includes(kind.category) && !kind.optionalOnly));
    return why && isOf ? [{ kind, why }] : [];
  });
}

/** The kinds that may be chosen now, in table order. */
export const kindsToChoose = (battle: Choosing, as: ChosenAs): readonly TerrainKind[] =>
  battlefieldOf(battle)
    .tables.terrainKinds.map(({ id }) => id)
    .filter((kind) => choiceForbidden(battle, as, kind) === null);

/**
 * Whose turn it is to choose a kind; null once all are chosen. Both seats choose in turns, the defender first, until the square asks for no
 * more ("Terrain Set-Up 3"); optional kinds until each seat has stopped or reached its number ("Terrain Set-Up 4").
 */
export function chooserOf(battle: Choosing, as: ChosenAs): SeatName | null {
  if (as === "compulsory") {
    if (compulsoryWanted(battle).length === 0 || kindsToChoose(battle, as).length === 0) return null;
    return defenderFirst(battle)[chosenAs(battle, as).length % 2] ?? null;
  }
  const [first, second] = optionalChoosers(battle);
  if (first === undefined || second === undefined) return first ?? null;
  return optionalChosen(battle, first) <= optionalChosen(battle, second) ? first : second;
}

/** How many kinds the seat chooses yet, if the other goes on choosing too: every second of those the square asks for, or what it may have. */
export function choicesLeft(battle: Choosing, seat: SeatName, as: ChosenAs): number {
  const { compulsory, optional } = numbersOf(battle);
  if (as === "optional") return battle.ground.stopped[seat] ? 0 : optional - optionalChosen(battle, seat);
  const wanted = compulsory.reduce((sum, { count }) => sum + count, 0);
  const done = chosenAs(battle, as).length;
  const turns = Array.from({ length: Math.max(0, wanted - done) }, (_, at) => defenderFirst(battle)[(done + at) % 2]);
  return turns.filter((one) => one === seat).length;
}
