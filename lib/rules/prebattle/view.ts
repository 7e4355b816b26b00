import type { OpenedArmies } from "../../model/battle";
import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import type { ShownForce } from "../../model/force";
import { areBothSealed, type Battle, eachSeat } from "./battle";
import { legalCommands, toAct } from "./sequence";
import { viewTable } from "./table-now";

/** A force is shown to its own seat at once, to everybody else once both are sealed. */
const shownTo = (battle: Battle, owner: SeatName, seat: SeatName | null): ShownForce | null =>
  areBothSealed(battle) || owner === seat ? battle.seats[owner].shown : null;

/** Both armies of a sealed exchange, with what proves that they are those that were sealed; null until both are in. Only for its two players. */
export function openedArmies(battle: Battle): OpenedArmies | null {
  const opened = eachSeat((one) => {
    const { shown, force, seal } = battle.seats[one];
    return shown && force && seal?.salt ? { name: shown.name, sealed: seal.hash, salt: seal.salt, force } : null;
  });
  const { a, b } = opened;
  return battle.openArmies && a && b ? { a, b } : null;
}

/** Everything that one seat (or, with `seat` null, a spectator) may see of a battle. This is the only place that decides it. */
export function view(battle: Battle, seat: SeatName | null): BattleView {
  const { seats } = battle;
  return {
    battle: battle.battle,
    seq: battle.seq,
    step: battle.step,
    toAct: [...toAct(battle)],
    seat,
    ...(battle.oneHand ? { oneHand: true } : {}),
    ...(battle.openArmies ? { seals: eachSeat((one) => seats[one].seal?.hash ?? null) } : {}),
    chairs: eachSeat((one) => seats[one].chair),
    roles: battle.roles,
    invasion: [...battle.invasion],
    territory: battle.territory,
    square: battle.square,
    day: battle.day,
    declared: eachSeat((one) => seats[one].declared),
    hand: seat ? [...seats[seat].hand] : [],
    handCounts: eachSeat((one) => seats[one].hand.length),
    committed: eachSeat((one) => seats[one].committed !== null),
    card: seat ? seats[seat].committed : null,
    days: battle.days,
    outscouting: battle.outscouting,
    forces: eachSeat((one) => shownTo(battle, one, seat)),
    table: battle.table,
    ...viewTable(battle, seat),
    abandonOffered: eachSeat((one) => seats[one].offersToAbandon),
    commitment: battle.commitment,
    chain: battle.chain,
    seed: battle.seed,
    legal: seat ? [...legalCommands(battle, seat)] : [],
  };
}
