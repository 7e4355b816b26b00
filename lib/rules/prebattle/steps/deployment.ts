import { SEATS } from "../../../model/enumerations";
import { isThrough } from "../batch-of";
import type { BattleStep } from "../battle-step";
import { deployingCommands, deployingFolds, deployingFollows, deployingSeats, legalDeploying } from "../deploying";
import { passingFolds } from "../passing";

/** The rest of both armies, batch by batch ("Remaining Deployment"). */
export const deployment = {
  name: "deployment",
  isOver: (battle) => battle.book.battlefield === null || SEATS.every((seat) => isThrough(battle, seat)),
  toAct: deployingSeats,
  legal: legalDeploying,
  commands: deployingCommands,
  follows: deployingFollows,
  folds: { ...deployingFolds, ...passingFolds },
} satisfies BattleStep;
