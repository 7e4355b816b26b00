import { groundOf } from "../../advice/ground-of";
import { likingsOf } from "../../advice/value-of";
import type { AdviceTables, Likings, SquareLiking } from "../../model/advice";
import type { SeatName } from "../../model/by-seat";
import { likingSentence } from "../../words/battle/advice-words";
import { running } from "../running";
import type { BattleServer } from "./battle-server";
import type { Loaded } from "./loaded";

/** The sources of the given reasons, in the order of the tables. */
function weightsOf(squares: readonly SquareLiking[], { groundLikings, flankLikings }: AdviceTables): Likings["weights"] {
  const given = new Set(squares.flatMap(({ reasons }) => reasons.map(({ code }) => code)));
  return [...groundLikings, ...flankLikings].filter(({ id }) => given.has(id)).map(({ id, source }) => ({ code: id, source }));
}

/** How well each square suits the army of this seat, which must have one. Equal squares are in the order of the map. */
export function armyLikings({ battle }: Loaded, seat: SeatName, { knowledge }: Pick<BattleServer, "knowledge"> = running()): Likings {
  const { force } = battle.seats[seat];
  if (!force) throw new Error(`seat ${seat} has no force`);
  const { advice } = knowledge.catalog;
  const liking = likingsOf(force, advice);
  const squares = battle.book.tables.squares.map(({ id, territories }) => {
    const ground = groundOf(id, battle.book);
    const { value, reasons } = liking(ground);
    return {
      square: id,
      ...ground,
      territories: [...territories],
      value,
      reasons: reasons.map((one) => ({ code: one.code, value: one.value, message: likingSentence(one) })),
    };
  });
  squares.sort((one, other) => other.value - one.value);
  return { squares, weights: weightsOf(squares, advice) };
}
