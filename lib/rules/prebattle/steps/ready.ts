import type { LegalCommand } from "../../../model/battle-command";
import type { Happening } from "../../../model/battle-event";
import type { SeatName } from "../../../model/by-seat";
import { SEATS } from "../../../model/enumerations";
import { otherSeat } from "../../../model/other-seat";
import type { Refused } from "../../../model/refusals";
import type { BattleResult } from "../../../model/table-command";
import type { Battle, Host } from "../battle";
import { type BattleStep, NOBODY, nothingFollows, refused } from "../battle-step";
import type { DecidedCommand } from "../decided-command";
import { lossesMost } from "../losses-most";
import { allRevealed } from "../orders";
import { told } from "../told";
import { victoryPoints } from "../victory-points";

type CloseBattle = Extract<DecidedCommand, { type: "close-battle" }>;

const hidden = ({ orders, revealed }: Host) => (orders ?? []).filter(({ order }) => !revealed.includes(order));

const isSame = (one: BattleResult, other: BattleResult): boolean =>
  SEATS.every(
    (seat) =>
      one.broken[seat] === other.broken[seat] &&
      one.losses[seat].tugs === other.losses[seat].tugs &&
      one.losses[seat].sugs === other.losses[seat].sugs,
  );

/** More losses than anybody can know to be possible. */
function lossesRefused(battle: Battle, { losses }: CloseBattle): Refused | null {
  for (const seat of SEATS) {
    const most = lossesMost(battle, seat);
    if (losses[seat].tugs > most.tugs || losses[seat].sugs > most.sugs) return refused("more-lost-than-there", { seat, ...most });
  }
  return null;
}

function close(battle: Battle, seat: SeatName, command: CloseBattle): Happening | Refused {
  const { book, closing, seats } = battle;
  const why = lossesRefused(battle, command);
  if (why) return why;
  const { losses, broken, otherIsAway } = command;
  const result: BattleResult = { losses, broken, points: victoryPoints({ losses, broken }, told(book.battlefield).limits) };
  if (otherIsAway || seats[otherSeat(seat)].chair !== "player") return { type: "battle-closed", seat, result, alone: true };
  if (!closing || !isSame(closing.result, result)) return { type: "close-offered", seat, result };
  return closing.seat === seat ? refused("close-offered", {}) : { type: "battle-closed", seat, result, alone: false };
}

/** The game is fought on a real table; orders are revealed when they show there, and a result that both agree upon closes the battle. */
export const ready = {
  name: "ready",
  isOver: ({ result }) => result !== null,
  toAct: ({ closing }) => (closing ? [otherSeat(closing.seat)] : NOBODY),
  legal: ({ seats, closing }, seat) => {
    const reveals = hidden(seats[seat].host).map(({ order }): LegalCommand => ({ type: "reveal-order", order }));
    const accepts: readonly LegalCommand[] = closing && closing.seat !== seat ? [{ type: "accept-close-battle" }] : [];
    return [...reveals, { type: "close-battle" }, ...accepts];
  },
  commands: {
    "reveal-order": ({ seats }, seat, { order: id }) => {
      const { orders, revealed } = seats[seat].host;
      const order = orders?.find((one) => one.order === id);
      if (!order) return refused("no-such-order", { order: id });
      if (revealed.includes(id)) return refused("order-revealed", { order: id });
      return { type: "order-revealed", seat, order: id, secret: told(order.secret), salt: told(order.salt), forced: false };
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
    },
    "battle-closed": (draft, { result }) => {
      draft.closing = null;
      draft.result = result;
      for (const seat of SEATS) draft.seats[seat].host = allRevealed(draft.seats[seat].host);
    },
  },
} satisfies BattleStep;
