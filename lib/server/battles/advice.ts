import { randomInt } from "node:crypto";
import { reckonAhead, suggestCommand } from "../../advice/choose-command";
import { tempersRow } from "../../advice/computer-turn";
import { groundOf, likingsOf } from "../../advice/liking";
import { layBattleLine } from "../../advice/table/deployment";
import type { AdviceTables, BattleLine, LaidGroup, Layout, Likings, SquareLiking, Suggestion } from "../../model/advice";
import { otherSeat, type SeatName } from "../../model/by-seat";
import { view } from "../../rules/prebattle/view";
import { suggestionReason } from "../../words/battle/advice-reasons";
import { likingSentence } from "../../words/battle/room";
import { running } from "../running";
import { inTurns } from "./in-turns";
import type { BattleServer } from "./load-battle";
import type { Loaded } from "./loaded";
import { likelyTroops, suggestionFacts } from "./suggestion-facts";

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
  return { foe: likelyTroops(view(battle, seat), otherSeat(seat), knowledge), squares, weights: weightsOf(squares, advice) };
}

/**
 * A good command for a seat at the table now; null if it has nothing to do there. It is not predictable, because orders may depend on it.
 */
export async function suggest(
  { battle }: Loaded,
  seat: SeatName,
  { knowledge }: Pick<BattleServer, "knowledge"> = running(),
): Promise<Suggestion | null> {
  const { force } = battle.seats[seat];
  if (!force) return null;
  const { advice } = knowledge.catalog;
  const seen = view(battle, seat);
  const foe = likelyTroops(seen, otherSeat(seat), knowledge);
  const question = { view: seen, force, foe, temper: "balanced", book: battle.book, advice, chance: randomInt } as const;
  await inTurns(reckonAhead(question));
  const command = suggestCommand(question);
  const known = { force, foe, book: battle.book, advice };
  return command && { command, reason: suggestionReason(command, suggestionFacts(command, known)) };
}

/** A seat's unit groups in a battle line; null if it has none to deploy now. */
export async function layOut(
  { battle }: Loaded,
  seat: SeatName,
  line: BattleLine,
  { knowledge }: Pick<BattleServer, "knowledge"> = running(),
): Promise<Layout | null> {
  const { force } = battle.seats[seat];
  const seen = view(battle, seat);
  if (!force || !seen.legal.some(({ type }) => type === "deploy-unit")) return null;
  const { advice } = knowledge.catalog;
  const temper = tempersRow("balanced", advice);
  const laying = layBattleLine(line, { view: seen, me: seat, other: otherSeat(seat), force, foe: null, temper, book: battle.book, advice });
  const units: LaidGroup[] = [];
  await inTurns(laying, (laid) => {
    units.push(...(laid ?? []));
    return laid !== null;
  });
  return { line, units };
}
