import type { Adjustment } from "../../../model/battle-command";
import type { Happening } from "../../../model/battle-event";
import type { Laying } from "../../../model/battle-view";
import type { SeatName } from "../../../model/by-seat";
import type { Refused } from "../../../model/refusals";
import { mayAdjust } from "../../table/may-lie";
import type { Battle } from "../battle";
import { type Commands, refused } from "../battle-step";
import { battlegroundNow } from "../battleground-now";
import type { DecidedCommand } from "../decided-command";
import { actorOf } from "./laying";
import { battlefieldOf, type ChosenAs, choiceForbidden } from "./laying-choices";
import { layingLimits } from "./laying-limits";
import { placePiece } from "./laying-piece";
import { placeLeft } from "./laying-search";

type Adjusting = NonNullable<Laying["adjusting"]>;

/** Refuses a seat when it is not its turn. */
const notItsTurn = (battle: Battle, seat: SeatName, as: ChosenAs): Refused | null =>
  actorOf(battle, as) === seat ? null : refused("not-your-turn", { step: battle.step });

function adjust(battle: Battle, { by, piece: id, die }: Adjusting, adjustment: Adjustment): Happening | Refused {
  const { limits } = battlefieldOf(battle);
  const lying = battle.ground.pieces.find((piece) => piece.id === id);
  const needed = { leave: 1, move: limits["adjust-move-from"], remove: limits["adjust-remove-from"] }[adjustment.do];
  if (!lying) return refused("nothing-to-adjust", {});
  if (die < needed) return refused("adjust-too-low", { die, needed });
  if (adjustment.do !== "move") return { type: "piece-adjusted", seat: by, piece: id, do: adjustment.do, to: null };
  const { reasons, at } = mayAdjust(battlegroundNow(battle), lying, adjustment, die);
  return reasons.length > 0 ? refused("not-there", { reasons }) : { type: "piece-adjusted", seat: by, piece: id, do: "move", to: at };
}

type Placing = Extract<DecidedCommand, { type: "place-piece" }>;

function place(battle: Battle, seat: SeatName, { w, h, x, y, angle, asItLies = false }: Placing): Happening | Refused {
  const { dice } = battle.ground;
  if (!dice) return refused("nothing-to-lay", {});
  const limits = layingLimits(battlegroundNow(battle), dice);
  return placePiece(battle, { seat, as: dice.as, limits, asItLies, piece: { kind: dice.kind, w, h, x, y, angle } });
}

function giveUp(battle: Battle, seat: SeatName): Happening | Refused {
  const { dice } = battle.ground;
  if (!dice) return refused("nothing-to-lay", {});
  const found = placeLeft(battle, seat, dice.kind, layingLimits(battlegroundNow(battle), dice));
  return found ? refused("place-left", { place: found }) : { type: "piece-given-up", seat, kind: dice.kind, as: dice.as };
}

/** The commands while kinds are chosen and pieces laid. Refused: anything out of turn or at the wrong time. */
export const layingCommands = (as: ChosenAs) =>
  ({
    "choose-kind": (battle, seat, { kind }) => {
      const { dice, adjusting } = battle.ground;
      const early = notItsTurn(battle, seat, as);
      if (early) return early;
      if (dice || adjusting) return refused("kind-not-wanted", { kind, wanted: [] });
      return choiceForbidden(battle, as, kind) ?? { type: "kind-chosen", seat, kind, as };
    },
    "place-piece": (battle, seat, command) => notItsTurn(battle, seat, as) ?? place(battle, seat, command),
    "give-up-piece": (battle, seat) => notItsTurn(battle, seat, as) ?? giveUp(battle, seat),
    "adjust-piece": (battle, seat, command) => {
      const { adjusting } = battle.ground;
      const early = notItsTurn(battle, seat, as);
      if (early) return early;
      return adjusting ? adjust(battle, adjusting, command.adjust) : refused("nothing-to-adjust", {});
    },
  }) satisfies Commands;
