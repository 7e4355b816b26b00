import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import type { PlacementReason } from "@/lib/model/refusals";
import { HANDLING, limitWords, lostWords, type Measure, onlyTurns, stepWords } from "@/lib/words/battle/handling";
import { plain, type Words } from "@/lib/words/sentence";
import type { FieldLayout } from "../battlefield/field-layout";
import { typedNumber } from "../typed-number";
import { actOn, type KeyDeed, moveButtons, type PadButton, sizeButtons, stepAt } from "./deeds";
import type { Hand, Held } from "./hand";
import { useOfHeld } from "./held";
import type { Task } from "./task";
import { limitsOf, stanceWith, whereaboutsOf } from "./whereabouts";
import "./handling.css";

type Props = {
  readonly hand: Hand;
  readonly layout: FieldLayout;
  /** Beside a list that needs the room: what keys and fingers do too is folded away. */
  readonly isFolded?: boolean;
};

const taskOf = (held: Held | null): Task | null => held?.task ?? null;
const isLegal = (held: Held | null): boolean => held?.judgement.reasons.length === 0;
const isHeldStill = (held: Held | null): boolean => held !== null && held.still !== null;

/** Buttons that move the thing in hand as the keys do. While it is being sent, each of them says so. */
export function HandlingPad({ hand, layout, isFolded = false }: Props) {
  const task = useOfHeld(hand, taskOf);
  const isHere = useOfHeld(hand, isLegal);
  const isStill = useOfHeld(hand, isHeldStill);
  if (!task) return null;
  const act = (deed: KeyDeed) => actOn(hand, deed, layout.table, undefined);
  const back = (
    <>
      {!onlyTurns(task) && (
        <button type="button" aria-disabled={isHere || isStill} onClick={() => (isStill || !isHere) && act("nearest")}>
          {HANDLING.nearest}
        </button>
      )}
      <button type="button" aria-disabled={isStill} onClick={() => act("start")}>
        {HANDLING.putBack}
      </button>
    </>
  );
  const parts = { hand, layout, task, isStill };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div role="group" aria-label={HANDLING.pad(task)} data-still={isStill || undefined} data-steps className="handling-pad">
      {isFolded ? (
        <>
          <p className="handling-keys">{back}</p>
          <SetByNumbers {...parts} name={HANDLING.byButtons}>
            <MoveKeys {...parts} />
          </SetByNumbers>
        </>
      ) : (
        <>
          <MoveKeys {...parts}>{back}</MoveKeys>
          <SetByNumbers {...parts} name={HANDLING.numbers} />
        </>
      )}
    </div>
  );
}

type KeysProps = {
  readonly hand: Hand;
  readonly layout: FieldLayout;
  readonly task: Task;
  readonly isStill: boolean;
  readonly children?: ReactNode;
};

/** A button for each key, and the length of their step. */
function MoveKeys({ hand, layout, task, isStill, children }: KeysProps) {
  const [at, setAt] = useState(0);
  const step = stepAt(task, at);
  const steps = stepWords(task, step);
  const moving = moveButtons(task, layout, step);
  const drawn = ({ sign, name, deed }: PadButton) => (
    <button
      key={sign}
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={isStill}
      onClick={() => actOn(hand, deed, layout.table, undefined)}
    >
      {sign}
    </button>
  );
  return (
    <p className="handling-keys">
      {moving.map(drawn)}
      {moving.length > 0 && (
        <button type="button" aria-label={steps.name} onClick={() => setAt(at + 1)}>
          {steps.sign}
        </button>
      )}
      {sizeButtons(task, step).map(drawn)}
      {children}
    </p>
  );
}

type NumbersProps = { readonly hand: Hand; readonly layout: FieldLayout; readonly task: Task };

type FoldProps = NumbersProps & { readonly name: string; readonly children?: ReactNode };

/** The position in numbers, as it is measured on a real table. */
function SetByNumbers({ name, children, ...props }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="handling-numbers" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{name}</summary>
      {children}
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

const itself = (held: Held | null): Held | null => held;

function Numbers({ hand, layout, task }: NumbersProps) {
  const id = useId();
  const held = useOfHeld(hand, itself);
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

type ReasonsProps = {
  readonly hand: Hand;
  readonly told: (reason: PlacementReason) => Words;
  /** For buttons that move the focus here. */
  readonly id?: string;
};

type Line = { readonly mood: "may" | "warn" | "not" | "still"; readonly text: Words };

const SIGNS: Readonly<Record<Line["mood"], string>> = { may: "✓", warn: "!", not: "✕", still: "…" };

/** Whether the thing in hand may be where it is, and every reason why not. Its height does not change while it is carried. */
export function HandlingReasons({ hand, told, id }: ReasonsProps) {
  // As one string, so that equal lines are not drawn again.
  const drawn = useOfHeld(hand, (held) => {
    if (!held) return "";
    const { reasons, warnings, notes = [] } = held.judgement;
    const lines: Line[] = [
      ...(held.isLost ? [{ mood: "not" as const, text: lostWords(held.task) }] : []),
      ...reasons.map((reason) => ({ mood: "not" as const, text: told(reason) })),
      ...(held.still === null ? [] : [{ mood: "still" as const, text: HANDLING.sending }]),
      ...(reasons.length === 0 && held.still === null ? [{ mood: "may" as const, text: held.task.mayBeHere ?? HANDLING.legal }] : []),
      ...notes.map((text) => ({ mood: "may" as const, text })),
      ...warnings.map((text) => ({ mood: "warn" as const, text })),
    ];
    // Of several in the hand more than one may have the same reason.
    return JSON.stringify([...new Map(lines.map((line) => [plain(line.text), line])).values()]);
  });
  const list = useHeightKept(hand);
  if (drawn === "") return null;
  return (
    <ul ref={list} id={id} tabIndex={-1} aria-label={HANDLING.reasons} className="handling-reasons">
      {(JSON.parse(drawn) as readonly Line[]).map(({ mood, text }) => (
        <li key={plain(text)} data-mood={mood}>
          <span aria-hidden="true">{SIGNS[mood]}</span>{" "}
          <div>
            <AwaitedWords text={text} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** While a thing is carried the box of the lines keeps its height, so that nothing around it moves. */
function useHeightKept(hand: Hand) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    let isKept = false;
    return hand.subscribe(() => {
      const isMoving = hand.now()?.isMoving === true;
      if (!list.current || isMoving === isKept) return;
      isKept = isMoving;
      list.current.style.setProperty("--kept", `${list.current.getBoundingClientRect().height}px`);
      list.current.toggleAttribute("data-kept", isMoving);
    });
  }, [hand]);
  return list;
}
