import type { SeatName } from "../../../model/by-seat";
import type { Battle } from "../battle";
import { type BattleStep, NOBODY, NOTHING, nothingFollows, refused } from "../battle-step";

/** The winner of the deciding roll may place the marker if it was won with a skull and the winner invades (RULES.md: "Intercept"). */
function mayIntercept({ roles, winner, invasion, interceptWaived }: Battle): boolean {
  if (interceptWaived || winner === null || roles?.invader !== winner) return false;
  return invasion.at(-1)?.[winner] === "skull";
}

function placerOf(battle: Battle): SeatName | null {
  if (!battle.roles) return null;
  return mayIntercept(battle) ? battle.roles.invader : battle.roles.defender;
}

/** The marker is placed on any square of the territory. */
export const position = {
  name: "position",
  isOver: (battle) => battle.square !== null,
  toAct: (battle) => {
    const placer = placerOf(battle);
    return placer ? [placer] : NOBODY;
  },
  legal: (battle, seat) => {
    if (battle.territory === null || seat !== placerOf(battle)) return NOTHING;
    return battle.book.commands[mayIntercept(battle) ? "intercept" : "place"][battle.territory];
  },
  commands: {
    "choose-square": (battle, seat, { square }) => {
      const { territory, step, book } = battle;
      if (territory === null || seat !== placerOf(battle)) return refused("not-your-turn", { step });
      if (!book.squares[territory].includes(square)) return refused("square-not-of-territory", { square, territory });
      return { type: "square-chosen", seat, square };
    },
    "waive-intercept": (battle, seat) => {
      if (!mayIntercept(battle)) return refused("no-intercept", {});
      return seat === battle.roles?.invader ? { type: "intercept-waived", seat } : refused("not-your-turn", { step: battle.step });
    },
  },
  follows: nothingFollows,
  folds: {
    "square-chosen": (draft, { square }) => {
      draft.square = square;
    },
    "intercept-waived": (draft) => {
      draft.interceptWaived = true;
    },
  },
} satisfies BattleStep;
