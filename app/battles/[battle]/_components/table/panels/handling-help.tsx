import { HATCHED } from "@/lib/words/battle/field-words";
import { onlyTurns, TURNING_HELP } from "@/lib/words/battle/handling-words";
import type { TableTask } from "../tasks/table-task";

/** How what is in the hand is handled, for whoever has not done it yet. */
export function HandlingHelp({ task }: Pick<TableTask, "task">) {
  return onlyTurns(task) ? (
    <details className="handling-help screen-only">
      <summary>How to turn it</summary>
      <p className="for-keys">{TURNING_HELP.keys}</p>
      <p className="for-fingers">{TURNING_HELP.fingers}</p>
    </details>
  ) : (
    <details className="handling-help screen-only">
      <summary>How to move it</summary>
      <p className="for-keys">
        Drag it on the field, and turn it by the knob. Or by the keyboard, once it has the focus: arrows move it (with Shift finely, with
        Alt far), comma and full stop turn it, N takes it to the nearest place, Enter sets it down, Escape puts it back.
      </p>
      <p className="for-fingers">
        Drag it with one finger, and turn it by the knob. Two fingers look from nearer; a double tap too. For a finger too large there are
        the buttons.
      </p>
      <p>{HATCHED}</p>
    </details>
  );
}
