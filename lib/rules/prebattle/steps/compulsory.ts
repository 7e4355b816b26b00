import type { BattleStep } from "../battle-step";
import { laying } from "../laying/laying";
import { layingCommands } from "../laying/laying-commands";
import { layingFolds } from "../laying/laying-folds";

/** The pieces the square asks for are chosen, laid in turns, and adjusted by the other seat ("Terrain Set-Up 3"). */
export const compulsory = {
  name: "compulsory",
  ...laying("compulsory"),
  commands: layingCommands("compulsory"),
  folds: layingFolds,
} satisfies BattleStep;
