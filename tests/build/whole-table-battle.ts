import type { BySeat, SeatName } from "@/lib/model/by-seat";
import { SEATS, type TABLE_SIZES } from "@/lib/model/enumerations";
import type { BattleId } from "@/lib/model/identifiers";
import type { DrawSource } from "@/lib/rules/chance";
import { sealForce } from "@/lib/rules/prebattle/any-step";
import { type Battle, newBattle } from "@/lib/rules/prebattle/battle";
import type { DecidedCommand } from "@/lib/rules/prebattle/battle-step";
import { apply } from "@/lib/rules/prebattle/decide";
import { legalCommands, toAct } from "@/lib/rules/prebattle/sequence";
import { BATTLE, COMMITMENT, SEED } from "./battle-fixtures";
import { fastDraws } from "./draw-sources";
import { buildSealed } from "./forces";
import { accepted, applyAll, asStored, BOOK, chanceOf, playedTurn, type Turn } from "./played-battle";
import { type RandomForce, randomForce } from "./random-force";
import { CATALOG } from "./rules";
import { asPlayed } from "./table-player";

type Size = (typeof TABLE_SIZES)[number];
type WholeOpening = { readonly size: Size; readonly forces: BySeat<RandomForce> };

/** A battle on such a table whose seats have these forces; nobody has sat. */
export function openedOnTable({ size, forces }: WholeOpening, book = BOOK): Battle {
  const row = book.tables.tableSizes.find(({ id }) => id === size);
  if (!row) throw new Error(`there is no ${size} table`);
  const opened = apply(newBattle({ battle: BATTLE as BattleId, commitment: COMMITMENT, book }), {
    ...{ type: "battle-opened", seat: null, rules: CATALOG.battle.version, table: { width: row.width, depth: row.depth } },
    ...{ house: { a: false, b: false }, oneHand: false },
  });
  return SEATS.reduce((battle, seat) => {
    const sealed = { ...buildSealed(seat), ...forces[seat] };
    return applyAll(battle, accepted(sealForce(battle, seat, sealed)));
  }, opened);
}

/** Any two forces on any table. */
export function anyOpening(seed: number, groups = 12): WholeOpening {
  const chance = chanceOf(seed);
  const size = (["standard", "long", "medium", "small"] as const)[chance(4)] ?? "standard";
  return { size, forces: { a: randomForce(chance, groups, "Alva"), b: randomForce(chance, groups, "Bouillon") } };
}

/** Chooses what a seat sends. */
export type Choosing = (battle: Battle, seat: SeatName) => DecidedCommand;

/** Any legal command, with a made-up place. */
export const randomly =
  (chance: (n: number) => number): Choosing =>
  (battle, seat) => {
    const legal = legalCommands(battle, seat);
    const listed = legal[chance(legal.length)];
    if (!listed) throw new Error(`seat ${seat} is waited for in ${battle.step} and can do nothing`);
    return asPlayed({ battle, seat, chance }, listed);
  };

/** Plays until the battle is ready, then publishes the seed; `closing`: and on until it is closed. */
export function* playedOnTable(opened: Battle, draws: DrawSource, choose: Choosing, closing = false): Generator<Turn, Battle> {
  let now = opened;
  let at = 0;
  for (;;) {
    if (now.step === "ready" && now.seed === null) now = apply(now, asStored({ type: "seed-published", seat: null, seed: SEED }, now));
    const waited = toAct(now);
    const seats = waited.length > 0 || !closing ? waited : SEATS.filter((seat) => legalCommands(now, seat).length > 0);
    const seat = seats[at++ % Math.max(1, seats.length)];
    if (!seat) return now;
    const turn = playedTurn(now, seat, choose(now, seat), draws);
    yield turn;
    now = turn.after;
  }
}

/** A whole battle of random commands. */
export function wholeTableBattle(
  opening: WholeOpening,
  seed: number,
  closing = false,
): { readonly turns: readonly Turn[]; readonly end: Battle } {
  const playing = playedOnTable(openedOnTable(opening), fastDraws(seed), randomly(chanceOf(seed + 1)), closing);
  const turns: Turn[] = [];
  for (;;) {
    const next = playing.next();
    if (next.done) return { turns, end: next.value };
    turns.push(next.value);
  }
}
