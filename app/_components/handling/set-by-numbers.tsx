import { type FocusEvent, useId, useState } from "react";
import type { FieldLayout } from "../battlefield/field-layout";
import { typedNumber } from "../typed-number";
import type { Hand, Held } from "./create-hand";
import { whereaboutsOf } from "./create-teller";
import type { Stance, Task } from "./task";
import { useOfHeld } from "./use-held";

type Props = { readonly hand: Hand; readonly layout: FieldLayout; readonly task: Task };

/** The same places in numbers, as they are measured on a real table. */
export function SetByNumbers(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="handling-numbers" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Set by numbers</summary>
      {isOpen && <Numbers {...props} />}
    </details>
  );
}

const LABELS = { left: "From the left", near: "From your edge", angle: "Turned, degrees", w: "Width", h: "Depth" } as const;
type Measure = keyof typeof LABELS;

function stanceWith(stance: Stance, measure: Measure, value: number, { edge, table }: FieldLayout): Stance {
  if (measure === "left") return { ...stance, x: edge === "defender" ? value : table.width - value };
  if (measure === "near") return { ...stance, y: edge === "defender" ? value : table.depth - value };
  return { ...stance, [measure]: value };
}

function measuresOf({ moves, turns, sides }: Task): readonly Measure[] {
  return [
    ...(moves === "none" ? [] : (["left", ...(moves === "along" ? [] : (["near"] as const))] as const)),
    ...(turns ? (["angle"] as const) : []),
    ...(sides ? (["w", "h"] as const) : []),
  ];
}

const whole = (held: Held | null): Held | null => held;

function Numbers({ hand, layout, task }: Props) {
  const id = useId();
  const held = useOfHeld(hand, whole);
  if (!held) return null;
  const at = whereaboutsOf(held.judgement.stance, layout);
  const set = (measure: Measure) => (event: FocusEvent<HTMLInputElement>) => {
    const { target } = event;
    const value = typedNumber(target.value);
    if (held.still !== null) {
      if (target.value !== target.defaultValue) hand.refuse();
      // What was typed is not where it is.
      target.value = target.defaultValue;
      return;
    }
    if (value !== null && Number.isFinite(value)) hand.put(stanceWith(held.wanted, measure, value, layout));
  };
  return (
    <div className="handling-fields">
      {measuresOf(task).map((measure) => (
        <label key={measure} htmlFor={`${id}${measure}`}>
          <span>{LABELS[measure]}</span>
          <input
            key={`${at[measure]}`}
            id={`${id}${measure}`}
            className="field"
            inputMode="decimal"
            size={5}
            readOnly={held.still !== null}
            defaultValue={Math.round(at[measure] * 100) / 100}
            onBlur={set(measure)}
            onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
          />
        </label>
      ))}
    </div>
  );
}
