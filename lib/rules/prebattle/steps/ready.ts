import type { BattleResult, KnownArmy, LegalCommand } from "../../../model/battle-command";
import type { Happening } from "../../../model/battle-event";
import { otherSeat, type SeatName } from "../../../model/by-seat";
import { SEATS } from "../../../model/enumerations";
import type { Refused } from "../../../model/refusals";
import { isSameEnding } from "../../../model/when-absent";
import { type Battle, battlefieldOf, eachSeat, type Host } from "../battle";
import { type BattleStep, type DecidedCommand, nothingFollows, onlySeat, refused, unhidden } from "../battle-step";
import { allRevealed } from "../orders";
import { armyKnownIn, breakingSum, endedOf, lossesMost, victoryPoints } from "../victory-points";

type CloseBattle = Extract<DecidedCommand, { type: "close-battle" }>;

const hidden = ({ orders, revealed }: Host) => (orders ?? []).filter(({ order }) => !revealed.includes(order));

const NOTHING_LOST = { tugs: 0, sugs: 0, sacked: false };

/** What everybody knows of both armies and their breaking, for the player who enters a result. */
function closingArmies(battle: Battle): Extract<LegalCommand, { type: "close-battle" }>["armies"] {
  const book = battlefieldOf(battle);
  if (!book.breaking) return null;
  return eachSeat((seat) => {
    const known = armyKnownIn(battle, seat);
    const sum = breakingSum(known, NOTHING_LOST, book);
    return { ...known, mayBreakAt: sum?.breaksAt.min ?? 0, breaksAt: sum?.breaksAt.max ?? 0 };
  });
}

/** Refuses losses that nobody can have had, and a claimed "broken" that contradicts the sum. */
function endingRefused(known: KnownArmy, seat: SeatName, command: CloseBattle, battle: Battle): Refused | null {
  const book = battlefieldOf(battle);
  const ended = endedOf(command, seat);
  const most = lossesMost(known, book);
  if (ended.tugs > most.tugs || ended.sugs > most.sugs) return refused("more-lost-than-there", { seat, ...most });
  const sum = breakingSum(known, ended, book);
  if (!sum) return null;
  if (ended.sacked && !known.camp) return refused("camp-not-there", { seat });
  const broken = command.broken[seat];
  return sum.broken === null || sum.broken === broken ? null : refused("broken-differs", { seat, broken, sum });
}

function close(battle: Battle, seat: SeatName, command: CloseBattle): Happening | Refused {
  const { closing, seats } = battle;
  const book = battlefieldOf(battle);
  for (const one of SEATS) {
    const why = endingRefused(armyKnownIn(battle, one), one, command, battle);
    if (why) return why;
  }
  const { losses, broken, otherIsAway } = command;
  const sacked = book.breaking ? { sacked: eachSeat((one) => endedOf(command, one).sacked) } : {};
  const result: BattleResult = { losses, broken, ...sacked, points: victoryPoints({ losses, broken }, book.limits) };
  if (otherIsAway || seats[otherSeat(seat)].chair !== "player") return { type: "battle-closed", seat, result, alone: true };
  if (closing && isSameEnding(closing.result, result))
    return closing.seat === seat ? refused("close-offered", {}) : { type: "battle-closed", seat, result, alone: false };
  const most = battle.book.bounds?.["close-offers"] ?? Number.POSITIVE_INFINITY;
  return seats[seat].closeOffers < most ? { type: "close-offered", seat, result } : refused("too-many-offers", { to: "close", most });
}

/** The game is played on a real table. Orders are revealed when they show there, and a result both agree on closes the battle. */
export const ready = {
  name: "ready",
  isOver: ({ result }) => result !== null,
  toAct: ({ closing }) => onlySeat(closing && otherSeat(closing.seat)),
  legal: (battle, seat) => {
    const { seats, closing } = battle;
    const reveals = hidden(seats[seat].host).map(({ order }): LegalCommand => ({ type: "reveal-order", order }));
    const accepts: readonly LegalCommand[] = closing && closing.seat !== seat ? [{ type: "accept-close-battle" }] : [];
    return [...reveals, { type: "close-battle", armies: closingArmies(battle) }, ...accepts];
  },
  commands: {
    "reveal-order": ({ seats }, seat, { order: id }) => {
      const { orders, revealed } = seats[seat].host;
      const order = orders?.find((one) => one.order === id);
      if (!order) return refused("no-such-order", { order: id });
      if (revealed.includes(id)) return refused("order-revealed", { order: id });
      return { type: "order-revealed", seat, order: id, secret: unhidden(order.secret), salt: unhidden(order.salt), forced: false };
    },
    "close-battle": close,
    "accept-close-battle": ({ closing }, seat) =>
      closing && closing.seat !== seat
        ? { type: "battle-closed", seat, result: closing.result, alone: false }
        : refused("nothing-to-close", {}),
  },
  follows: nothingFollows,
  folds: {
    "order-revealed": (draft, { seat, order, secret, salt }) => {
      const { host } = draft.seats[seat];
      const orders = (host.orders ?? []).map((one) => (one.order === order ? { ...one, secret, salt } : one));
      draft.seats[seat].host = { ...host, orders, revealed: [...host.revealed, order] };
    },
    "close-offered": (draft, { seat, result }) => {
      draft.closing = { seat, result };
      draft.seats[seat].closeOffers += 1;
    },
    "battle-closed": (draft, { result }) => {
      draft.closing = null;
      draft.result = result;
      for (const seat of SEATS) draft.seats[seat].host = allRevealed(draft.seats[seat].host);
    },
  },
} satisfies BattleStep;
