import { HANDLING, HANDLING_HELP, onlyTurns } from "@/lib/words/battle/handling";
import type { TableTask } from "../tasks/table-task";

/** How to move or turn the thing in hand. */
export function HandlingHelp({ task }: Pick<TableTask, "task">) {
  const turns = onlyTurns(task);
  const help = turns ? HANDLING_HELP.turning : HANDLING_HELP.moving;
  return (
    <details className="handling-help screen-only">
      <summary>{help.title}</summary>
      <p className="for-keys">{help.keys}</p>
      <p className="for-fingers">{help.fingers}</p>
      {!turns && <p>{HANDLING.hatched}</p>}
    </details>
  );
}
