import { BATTLEFIELDS } from "@/lib/words/battlefields";
import type { FieldDesk } from "./use-field-desk";

/** Undoes changes by hand, one by one or all of them. */
export function UndoSteps({ desk: { undo, redo, asRolled, canUndo, canRedo, isAsRolled } }: { readonly desk: FieldDesk }) {
  return (
    <p className="battlefield-steps">
      <Step name={BATTLEFIELDS.desk.undo} shortcut="Control+Z" can={canUndo} act={undo} />
      <Step name={BATTLEFIELDS.desk.redo} shortcut="Control+Shift+Z" can={canRedo} act={redo} />
      <Step name={BATTLEFIELDS.desk.reset} can={!isAsRolled} act={asRolled} />
    </p>
  );
}

type StepProps = { readonly name: string; readonly shortcut?: string; readonly can: boolean; readonly act: () => void };

function Step({ name, shortcut, can, act }: StepProps) {
  return (
    <button type="button" className="button" aria-keyshortcuts={shortcut} aria-disabled={!can} onClick={() => can && act()}>
      {name}
    </button>
  );
}
