import { type BattleStep, refused } from "../battle-step";
import { actorOf, laying } from "../laying/laying";
import { chooserOf } from "../laying/laying-choices";
import { layingCommands } from "../laying/laying-commands";
import { layingFolds } from "../laying/laying-folds";

/** Each seat may choose a number of extra pieces, or stop; then they are laid like the compulsory ones ("Terrain Set-Up 4"). */
export const optional = {
  name: "optional",
  ...laying("optional"),
  commands: {
    ...layingCommands("optional"),
    "stop-choosing": (battle, seat) => {
      if (actorOf(battle, "optional") !== seat) return refused("not-your-turn", { step: battle.step });
      return chooserOf(battle, "optional") === seat ? { type: "choosing-stopped", seat } : refused("already-passed", {});
    },
  },
  folds: layingFolds,
} satisfies BattleStep;
