import type { SeatName } from "../../../model/by-seat";
import { TERRITORIES, type Territory } from "../../../model/enumerations";
import type { Battle } from "../battle";
import { type BattleStep, NOBODY, NOTHING, nothingFollows, refused } from "../battle-step";

const ownOf = ({ seats }: Battle, seat: SeatName): readonly Territory[] =>
  TERRITORIES.filter((one) => seats[seat].shown?.territories.includes(one));

/** The defender picks one of its own list's territories ("Choosing a Territory 2"). */
export const territory = {
  name: "territory",
  isOver: (battle) => battle.territory !== null,
  toAct: ({ roles }) => (roles ? [roles.defender] : NOBODY),
  legal: (battle, seat) =>
    seat === battle.roles?.defender ? ownOf(battle, seat).map((one) => battle.book.commands.territory[one]) : NOTHING,
  commands: {
    "choose-territory": (battle, seat, { territory: chosen }) => {
      if (seat !== battle.roles?.defender) return refused("not-your-turn", { step: battle.step });
      const own = ownOf(battle, seat);
      if (!own.includes(chosen)) return refused("not-your-territory", { territory: chosen, own });
      return { type: "territory-chosen", seat, territory: chosen };
    },
  },
  follows: nothingFollows,
  folds: {
    "territory-chosen": (draft, event) => {
      draft.territory = event.territory;
    },
  },
} satisfies BattleStep;
