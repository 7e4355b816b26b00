import type { AdviceTables } from "../model/advice";
import type { Square } from "../model/battle-tables";
import type { Territory } from "../model/enumerations";
import type { FrozenForce } from "../model/force";
import type { BattleBook } from "../rules/prebattle/book";
import { groundOf } from "./ground-of";
import { likingsOf } from "./value-of";

/** A territory's squares by index: what a battle on each is worth, and where the marker may go from it. */
export type Field = {
  readonly squares: readonly Square[];
  readonly worth: readonly number[];
  /** The greatest difference between two cards. */
  readonly most: number;
  /** `reach[square][difference]`: square indices, including staying. */
  readonly reach: readonly (readonly (readonly number[])[])[];
};

function layOut(territory: Territory, force: FrozenForce, book: BattleBook, advice: AdviceTables): Field {
  const squares = book.squares[territory];
  const index = new Map(squares.map((square, at) => [square, at]));
  const liking = likingsOf(force, advice);
  const indices = (ends: readonly Square[]) => ends.flatMap((square) => index.get(square) ?? []);
  return {
    squares,
    worth: squares.map((square) => liking(groundOf(square, book)).value),
    most: Math.max(...Object.values(book.values)) - Math.min(...Object.values(book.values)),
    reach: squares.map((from) => (book.reach[territory][from] ?? []).map(indices)),
  };
}

type Remembered = { readonly book: BattleBook; readonly advice: AdviceTables; readonly fields: Map<Territory, Field> };

/** A force is asked about every day of its battle and never changes, so its fields are cached with it. */
const REMEMBERED = new WeakMap<FrozenForce, Remembered>();

function rememberedOf(force: FrozenForce, book: BattleBook, advice: AdviceTables): Remembered {
  const found = REMEMBERED.get(force);
  if (found?.book === book && found.advice === advice) return found;
  const fresh = { book, advice, fields: new Map<Territory, Field>() };
  REMEMBERED.set(force, fresh);
  return fresh;
}

/** A territory as this force sees it. */
export function fieldOf(territory: Territory, force: FrozenForce, book: BattleBook, advice: AdviceTables): Field {
  const { fields } = rememberedOf(force, book, advice);
  const field = fields.get(territory) ?? layOut(territory, force, book, advice);
  fields.set(territory, field);
  return field;
}
