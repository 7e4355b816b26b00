import type { LegalCommand } from "../../../model/battle-command";
import type { Happening } from "../../../model/battle-event";
import type { Placed } from "../../../model/battlefield";
import { otherSeat, type SeatName } from "../../../model/by-seat";
import type { Refused } from "../../../model/refusals";
import { isNervous } from "../../table/is-nervous";
import { mayScout, scoutReach } from "../../table/may-move";
import type { Battle } from "../battle";
import { type BattleStep, NOTHING, nothingFollows, onlySeat, passingFolds, refused } from "../battle-step";
import { battlegroundNow } from "../table-now";

const LEAST = 0.1;

const isScout = ({ troop }: Placed): boolean => troop.characteristics.includes("scouts");

type Ready = { readonly unit: Placed; readonly reach: number };

/** A seat's scouts that can still move, and how far. */
function readyScouts(battle: Battle, seat: SeatName): readonly Ready[] {
  const { units, done, hasPassed } = battle.seats[seat].host;
  if (hasPassed) return [];
  return units
    .filter((unit) => isScout(unit) && !done.includes(unit.number))
    .map((unit) => ({ unit, reach: scoutReach(battlegroundNow(battle), unit) }))
    .filter(({ reach }) => reach >= LEAST);
}

/** The invader first, then in turns; a seat with no scouts left is skipped ("Glossary: Scouts"). */
function moverOf(battle: Battle): SeatName | null {
  const { roles, seats } = battle;
  if (!roles) return null;
  const isInvadersTurn = seats[roles.invader].host.done.length <= seats[roles.defender].host.done.length;
  const next = isInvadersTurn ? roles.invader : roles.defender;
  return [next, otherSeat(next)].find((seat) => readyScouts(battle, seat).length > 0) ?? null;
}

function move(battle: Battle, seat: SeatName, number: number, distance: number): Happening | Refused {
  const { units, done, hasPassed } = battle.seats[seat].host;
  if (hasPassed) return refused("already-passed", {});
  const unit = units.find((one) => one.number === number);
  if (!unit) return refused("no-such-unit", { number });
  if (!isScout(unit)) return refused("no-scouts", { number });
  if (done.includes(number)) return refused("already-scouted", { number });
  if (moverOf(battle) !== seat) return refused("not-your-turn", { step: battle.step });
  const ground = battlegroundNow(battle);
  const { reasons, at } = mayScout(ground, unit, distance);
  if (reasons.length > 0) return refused("not-there", { reasons });
  return { type: "scouts-moved", seat, number, distance, ...at, nervous: isNervous(ground, { ...unit, ...at }) };
}

function legalMoves(battle: Battle, seat: SeatName): readonly LegalCommand[] {
  if (moverOf(battle) !== seat) return NOTHING;
  const moves = readyScouts(battle, seat).map(
    ({ unit, reach }): LegalCommand => ({ type: "scout-move", number: unit.number, distance: { min: LEAST, max: reach } }),
  );
  return [...moves, { type: "pass" }];
}

/** One move for each unit group with scouts, before the first turn. */
export const scouts = {
  name: "scouts",
  isOver: (battle) => battle.book.battlefield === null || moverOf(battle) === null,
  toAct: (battle) => onlySeat(moverOf(battle)),
  legal: legalMoves,
  commands: {
    "scout-move": (battle, seat, { number, distance }) => move(battle, seat, number, distance),
    pass: (battle, seat) => {
      if (battle.seats[seat].host.hasPassed) return refused("already-passed", {});
      return moverOf(battle) === seat ? { type: "passed", seat, forced: false } : refused("not-your-turn", { step: battle.step });
    },
  },
  follows: nothingFollows,
  folds: {
    ...passingFolds,
    "scouts-moved": (draft, { seat, number, x, y, nervous }) => {
      const { host } = draft.seats[seat];
      const units = host.units.map((unit) => (unit.number === number ? { ...unit, x, y, nervous } : unit));
      draft.seats[seat].host = { ...host, units, done: [...host.done, number] };
    },
  },
} satisfies BattleStep;
