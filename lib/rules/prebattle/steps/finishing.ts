import type { CommanderPlace, LegalCommand } from "../../../model/battle-command";
import type { Happening } from "../../../model/battle-event";
import type { Placed } from "../../../model/battlefield";
import type { SeatName } from "../../../model/by-seat";
import { SEATS } from "../../../model/enumerations";
import type { Refused } from "../../../model/refusals";
import { hasPikesToDrop } from "../../../model/when-absent";
import { deploymentZone } from "../../table/battleground";
import { boxInBaseWidths } from "../../table/geometry/footprint";
import { mayWheel } from "../../table/may-move";
import { mayCommandFrom } from "../../table/may-stand";
import { type Battle, defenderFirst, type Host } from "../battle";
import { type BattleStep, type DecidedCommand, NOTHING, onlySeat, passingFolds, refused, unhidden } from "../battle-step";
import type { BattleBook } from "../book";
import { commandsRefused, hideoutsOf, markersOf } from "../commands-refused";
import { hiddenNumbers, marchingCommanders } from "../orders";
import { battlegroundNow } from "../table-now";

type WheelArtillery = Extract<DecidedCommand, { type: "wheel-artillery" }>;

const isGun = ({ troop }: Placed): boolean => troop.type === "artillery";
const hasPikes = ({ troop: { setFormation } }: Pick<Placed, "troop">, { battlefield }: BattleBook): boolean =>
  setFormation !== null && hasPikesToDrop(battlefield?.formations[setFormation]);

/** Guns that may still be wheeled back and pikes that may be dropped. A seat without any is not asked. */
const unfinished = ({ units, done }: Host, book: BattleBook): readonly Placed[] =>
  units.filter((unit) => (isGun(unit) || hasPikes(unit, book)) && !done.includes(unit.number));

/** Too late once the seat has declared its commands. */
const mayFinish = ({ seats, book }: Battle, seat: SeatName): boolean => {
  const { host } = seats[seat];
  return host.commands === null && !host.hasPassed && unfinished(host, book).length > 0;
};

const isTidied = (battle: Battle): boolean => SEATS.every((seat) => !mayFinish(battle, seat));

/** Who places commanders and declares commands: the defender, then the invader ("Remaining Deployment 6"). */
function declarerOf(battle: Battle): SeatName | null {
  return defenderFirst(battle).find((seat) => battle.seats[seat].host.commands === null) ?? null;
}

/** Commanders still to be placed: all who are not really on a march. */
function unplaced({ seats }: Battle, seat: SeatName): readonly number[] {
  const { force, host } = seats[seat];
  const away = marchingCommanders(host);
  const isThere = (commander: number) => host.commanders.some((one) => one.commander === commander);
  return unhidden(force).commanders.flatMap((_, at) => (away.includes(at) || isThere(at) ? [] : at));
}

/** The marches that must now be shown to be bluffs ("Flank marching 2.4"). */
function bluffToShow({ seats }: Battle, seat: SeatName): Happening | null {
  const { orders, revealed } = seats[seat].host;
  const bluff = (orders ?? []).find(({ order, secret }) => secret?.kind === "march" && secret.edge === null && !revealed.includes(order));
  return bluff
    ? { type: "order-revealed", seat, order: bluff.order, secret: unhidden(bluff.secret), salt: unhidden(bluff.salt), forced: true }
    : null;
}

function legalFinishing(battle: Battle, seat: SeatName): readonly LegalCommand[] {
  const limits = battle.book.battlefield?.limits;
  if (!limits || !mayFinish(battle, seat)) return NOTHING;
  const one = (unit: Placed): LegalCommand =>
    isGun(unit)
      ? { type: "wheel-artillery", number: unit.number, degrees: { min: 1, max: limits["wheel-most"] } }
      : { type: "drop-pikes", number: unit.number };
  return [...unfinished(battle.seats[seat].host, battle.book).map(one), { type: "pass" }];
}

function legalCommanding(battle: Battle, seat: SeatName): readonly LegalCommand[] {
  const { host, force } = battle.seats[seat];
  if (declarerOf(battle) !== seat || !force) return NOTHING;
  const missing = unplaced(battle, seat);
  if (missing.length > 0) {
    const region = boxInBaseWidths(deploymentZone(battlegroundNow(battle), seat));
    const away = marchingCommanders(host);
    return missing.map((commander) => ({
      ...{ type: "place-commander", commander, region },
      ambushes: [...hideoutsOf({ force, host }, commander, away)],
    }));
  }
  const commanders = host.commanders.map(({ commander }) => commander);
  return [{ type: "declare-commands", commanders, units: host.units.map(({ number }) => number), ambushes: [...markersOf(host)] }];
}

/** Whether the group marches or is in ambush with pikes: they are dropped on paper, so nobody is told ("Universal Rules 4"). */
function hidesPikes({ seats, book }: Battle, seat: SeatName, number: number): boolean {
  const { force, host } = seats[seat];
  return hiddenNumbers(host).includes(number) && unhidden(force).units.some((one) => one.number === number && hasPikes(one, book));
}

/** The unit group to be wheeled or to drop its pikes, or why it may not. */
function finishable(battle: Battle, seat: SeatName, number: number, kind: "gun" | "pikes"): Placed | Refused {
  const { host } = battle.seats[seat];
  if (kind === "pikes" && hidesPikes(battle, seat, number)) return refused("pikes-off-table", { number });
  if (host.hasPassed) return refused("already-passed", {});
  const unit = host.units.find((one) => one.number === number);
  if (!unit) return refused("no-such-unit", { number });
  if (kind === "gun" && !isGun(unit)) return refused("not-artillery", { number });
  if (kind === "pikes" && !hasPikes(unit, battle.book)) return refused("not-pike-and-shot", { number });
  if (host.done.includes(number)) return kind === "gun" ? refused("already-wheeled", { number }) : refused("already-dropped", { number });
  return isTidied(battle) ? refused("not-your-turn", { step: battle.step }) : unit;
}

function wheel(battle: Battle, seat: SeatName, { number, corner, degrees }: WheelArtillery): Happening | Refused {
  const unit = finishable(battle, seat, number, "gun");
  if ("code" in unit) return unit;
  const { reasons, at } = mayWheel(battlegroundNow(battle), unit, corner, degrees);
  return reasons.length > 0 ? refused("not-there", { reasons }) : { type: "artillery-wheeled", seat, number, corner, degrees, ...at };
}

function placeCommander(battle: Battle, seat: SeatName, commander: number, at: CommanderPlace): Happening | Refused {
  const { host, force } = battle.seats[seat];
  if (!isTidied(battle) || declarerOf(battle) !== seat) return refused("not-your-turn", { step: battle.step });
  if (host.commanders.some((one) => one.commander === commander)) return refused("commander-placed", { commander });
  if (!unplaced(battle, seat).includes(commander)) return refused("commander-not-to-place", { commander });
  if ("ambush" in at && !markersOf(host).includes(at.ambush)) return refused("no-such-ambush", { order: at.ambush });
  const hideouts = hideoutsOf({ force: unhidden(force), host }, commander, marchingCommanders(host));
  if ("ambush" in at && !hideouts.includes(at.ambush)) return refused("ambushed-command", { commander });
  const reasons = "ambush" in at ? [] : mayCommandFrom(battlegroundNow(battle), seat, at);
  return reasons.length > 0 ? refused("not-there", { reasons }) : { type: "commander-placed", seat, commander, at };
}

const withUnit = (host: Host, number: number, change: Partial<Placed>): Host => ({
  ...host,
  units: host.units.map((unit) => (unit.number === number ? { ...unit, ...change } : unit)),
  done: [...host.done, number],
});

/** Guns and pikes, both seats at once; then bluffed marches are shown; then the defender's commanders and commands, then the invader's. */
export const finishing = {
  name: "finishing",
  isOver: (battle) => battle.book.battlefield === null || SEATS.every((seat) => battle.seats[seat].host.commands !== null),
  toAct: (battle) => {
    if (!isTidied(battle)) return SEATS.filter((seat) => mayFinish(battle, seat));
    return onlySeat(declarerOf(battle));
  },
  legal: (battle, seat) => (isTidied(battle) ? legalCommanding(battle, seat) : legalFinishing(battle, seat)),
  commands: {
    "wheel-artillery": wheel,
    "drop-pikes": (battle, seat, { number }) => {
      const unit = finishable(battle, seat, number, "pikes");
      return "code" in unit ? unit : { type: "pikes-dropped", seat, number };
    },
    pass: (battle, seat) => {
      if (battle.seats[seat].host.hasPassed) return refused("already-passed", {});
      return mayFinish(battle, seat) ? { type: "passed", seat, forced: false } : refused("not-your-turn", { step: battle.step });
    },
    "place-commander": (battle, seat, { commander, at }) => placeCommander(battle, seat, commander, at),
    "declare-commands": (battle, seat, { commands }) => {
      const { host, force } = battle.seats[seat];
      if (host.commands) return refused("already-declared-commands", {});
      if (!isTidied(battle) || declarerOf(battle) !== seat) return refused("not-your-turn", { step: battle.step });
      const missing = unplaced(battle, seat);
      if (missing.length > 0) return refused("commanders-first", { commanders: missing });
      return commandsRefused({ host, commands, force: unhidden(force) }) ?? { type: "commands-declared", seat, commands };
    },
  },
  follows: (battle) => {
    if (!isTidied(battle)) return null;
    for (const seat of defenderFirst(battle)) {
      const bluff = bluffToShow(battle, seat);
      if (bluff) return bluff;
    }
    return null;
  },
  folds: {
    ...passingFolds,
    "artillery-wheeled": (draft, { seat, number, x, y, facing }) => {
      draft.seats[seat].host = withUnit(draft.seats[seat].host, number, { x, y, facing });
    },
    "pikes-dropped": (draft, { seat, number }) => {
      draft.seats[seat].host = withUnit(draft.seats[seat].host, number, { droppedPikes: true });
    },
    "commander-placed": (draft, { seat, commander, at }) => {
      const { host } = draft.seats[seat];
      draft.seats[seat].host = { ...host, commanders: [...host.commanders, { commander, at }] };
    },
    "commands-declared": (draft, { seat, commands }) => {
      draft.seats[seat].host = { ...draft.seats[seat].host, commands, done: [], hasPassed: false };
    },
  },
} satisfies BattleStep;
