import { useState } from "react";
import { HANDLING, onlyTurns, stepWords } from "@/lib/words/battle/handling";
import type { FieldLayout } from "../battlefield/field-layout";
import { actOn } from "./act-on";
import type { Hand, Held } from "./create-hand";
import type { KeyDeed } from "./key-deed";
import { moveButtons, type PadButton, sizeButtons, stepAt } from "./pad-buttons";
import { SetByNumbers } from "./set-by-numbers";
import type { Task } from "./task";
import { useOfHeld } from "./use-held";
import "./handling.css";

type Props = { readonly hand: Hand; readonly layout: FieldLayout };

const taskOf = (held: Held | null): Task | null => held?.task ?? null;
const isLegal = (held: Held | null): boolean => held?.judgement.reasons.length === 0;
const isHeldStill = (held: Held | null): boolean => held !== null && held.still !== null;

/** Buttons that move the thing in hand as the keys do. While it is being sent, each of them says so. */
export function HandlingPad({ hand, layout }: Props) {
  const task = useOfHeld(hand, taskOf);
  const isHere = useOfHeld(hand, isLegal);
  const isStill = useOfHeld(hand, isHeldStill);
  const [at, setAt] = useState(0);
  if (!task) return null;
  const step = stepAt(task, at);
  const steps = stepWords(task, step);
  const act = (deed: KeyDeed) => actOn(hand, deed, layout.table, undefined);
  const moving = moveButtons(task, layout, step);
  const drawn = ({ sign, name, deed }: PadButton) => (
    <button key={sign} type="button" aria-label={name} title={name} aria-disabled={isStill} onClick={() => act(deed)}>
      {sign}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div role="group" aria-label={HANDLING.pad(task)} data-still={isStill || undefined} className="handling-pad">
      <p className="handling-keys">
        {moving.map(drawn)}
        {moving.length > 0 && (
          <button type="button" aria-label={steps.name} onClick={() => setAt(at + 1)}>
            {steps.sign}
          </button>
        )}
        {sizeButtons(task, step).map(drawn)}
        {!onlyTurns(task) && (
          <button type="button" aria-disabled={isHere || isStill} onClick={() => (isStill || !isHere) && act("nearest")}>
            {HANDLING.nearest}
          </button>
        )}
        <button type="button" aria-disabled={isStill} onClick={() => act("start")}>
          {HANDLING.putBack}
        </button>
      </p>
      <SetByNumbers hand={hand} layout={layout} task={task} />
    </div>
  );
}
