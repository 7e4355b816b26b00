import type { FieldDesk } from "./use-field-desk";

/** Takes back what was done by hand, one step or all of it. */
export function UndoSteps({ desk: { undo, redo, asRolled, canUndo, canRedo, isAsRolled } }: { readonly desk: FieldDesk }) {
  return (
    <p className="battlefield-steps">
      <Step name="Undo" keys="Control+Z" can={canUndo} act={undo} />
      <Step name="Redo" keys="Control+Shift+Z" can={canRedo} act={redo} />
      <Step name="As rolled" can={!isAsRolled} act={asRolled} />
    </p>
  );
}

type StepProps = { readonly name: string; readonly keys?: string; readonly can: boolean; readonly act: () => void };

function Step({ name, keys, can, act }: StepProps) {
  return (
    <button type="button" className="button" aria-keyshortcuts={keys} aria-disabled={!can} onClick={() => can && act()}>
      {name}
    </button>
  );
}
