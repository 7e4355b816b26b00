import { isFirstShareSet, outscoutedSeat } from "../batch-of";
import type { BattleStep } from "../battle-step";
import { deployingCommands, deployingFolds, deployingFollows, deployingSeats, legalDeploying } from "../deploying";

/** The out-scouted seat deploys its camp and the first of its unit groups before anybody gives orders ("Out-scouting 3"). */
export const firstDeployment = {
  name: "first-deployment",
  isOver: (battle) => {
    const outscouted = outscoutedSeat(battle);
    const { battlefield } = battle.book;
    return battlefield === null || outscouted === null || isFirstShareSet(battle, outscouted, battlefield.limits);
  },
  toAct: deployingSeats,
  legal: legalDeploying,
  commands: deployingCommands,
  follows: deployingFollows,
  folds: deployingFolds,
} satisfies BattleStep;
