import { type FocusEvent, useId, useState } from "react";
import { HANDLING, limitWords, type Measure } from "@/lib/words/battle/handling";
import type { FieldLayout } from "../battlefield/field-layout";
import { typedNumber } from "../typed-number";
import type { Hand, Held } from "./create-hand";
import type { Task } from "./task";
import { useOfHeld } from "./use-held";
import { limitsOf, stanceWith, whereaboutsOf } from "./whereabouts";

type Props = { readonly hand: Hand; readonly layout: FieldLayout; readonly task: Task };

/** The position in numbers, as it is measured on a real table. */
export function SetByNumbers(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="handling-numbers" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{HANDLING.numbers}</summary>
      {isOpen && <Numbers {...props} />}
    </details>
  );
}

function measuresOf({ moves, turns, sides }: Task): readonly Measure[] {
  return [
    ...(moves === "none" ? [] : (["left", ...(moves === "along" ? [] : (["near"] as const))] as const)),
    ...(turns ? (["turned"] as const) : []),
    ...(sides ? (["along", "deep"] as const) : []),
  ];
}

const whole = (held: Held | null): Held | null => held;

function Numbers({ hand, layout, task }: Props) {
  const id = useId();
  const held = useOfHeld(hand, whole);
  const [note, setNote] = useState("");
  if (!held) return null;
  const at = whereaboutsOf(held.judgement.stance, task, layout);
  const put = (measure: Measure, typed: number) => {
    const limits = limitsOf(measure, task, layout);
    const value = limits ? Math.min(limits.max, Math.max(limits.min, typed)) : typed;
    setNote(limits && value !== typed ? limitWords(measure, limits) : "");
    hand.put(stanceWith(held.wanted, measure, value, task, layout));
  };
  const set = (measure: Measure) => (event: FocusEvent<HTMLInputElement>) => {
    const { target } = event;
    const { value, defaultValue } = target;
    // The field shows where it is now, which may differ from what was typed.
    target.value = defaultValue;
    if (value === defaultValue) return;
    if (held.still !== null) return hand.refuse();
    const typed = typedNumber(value);
    if (typed !== null && Number.isFinite(typed)) put(measure, typed);
  };
  return (
    <div className="handling-fields">
      {measuresOf(task).map((measure) => (
        <label key={measure} htmlFor={`${id}${measure}`}>
          <span>{HANDLING.measures[measure]}</span>
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
      <p role="status" className={note ? "basis-full text-[0.9rem] text-soft" : "sr-only"}>
        {note}
      </p>
    </div>
  );
}
