import { otherSeat } from "../../../model/by-seat";
import { type BattleStep, NOBODY, NOTHING, nothingFollows, refused } from "../battle-step";

/** The winner of the roll chooses to invade or defend ("Invading and Defending 2"). */
export const role = {
  name: "role",
  isOver: (battle) => battle.roles !== null,
  toAct: ({ winner }) => (winner === null ? NOBODY : [winner]),
  legal: ({ winner, book }, seat) => (seat === winner ? book.commands.roles : NOTHING),
  commands: {
    "choose-role": ({ winner, step }, seat, command) =>
      seat === winner ? { type: "role-chosen", seat, role: command.role } : refused("not-your-turn", { step }),
  },
  follows: nothingFollows,
  folds: {
    "role-chosen": (draft, { seat, role: chosen }) => {
      const other = otherSeat(seat);
      draft.roles = chosen === "invader" ? { invader: seat, defender: other } : { invader: other, defender: seat };
    },
  },
} satisfies BattleStep;
