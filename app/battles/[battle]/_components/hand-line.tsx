import { type ReactNode, useEffect, useId, useRef } from "react";
import { HandlingPad, HandlingReasons } from "@/app/_components/handling/handling-pad";
import { useOfHeld } from "@/app/_components/handling/held";
import type { PlacementReason } from "@/lib/model/refusals";
import { firstWords, hereWords } from "@/lib/words/battle/table-panels";
import type { Words } from "@/lib/words/sentence";
import { useChoice } from "./choice";
import type { Deed } from "./deed";
import { useDesk } from "./room-context";
import { type ByHand, SendLine } from "./send-line";
import type { TableTask } from "./task-parts";
import type { Thing } from "./things";
import { useRoomLayout } from "./use-field-layout";

/** The pad of a batch, below its button: the list above needs the room. */
export function BatchPad() {
  const { hand } = useDesk();
  const layout = useRoomLayout();
  return <HandlingPad hand={hand} layout={layout} isFolded />;
}

type Props = {
  readonly thing: Thing;
  readonly made: TableTask;
  /** What was chosen by its name instead. */
  readonly chosen: Deed | null;
  /** What is done if the thing in hand is left as it is, and nothing else is chosen. */
  readonly usual: Deed | null;
  /** Lists and options stand above it: what moves it by steps is folded away. */
  readonly isCrowded: boolean;
  readonly told: (reason: PlacementReason) => Words;
  /** The pass that may be made instead of placing it. */
  readonly pass: ByHand["also"] | null;
  /** The button of a batch, in the place of the thing's own. */
  readonly batch: ByHand | null;
  /** What else can be done with a batch. */
  readonly tools: ReactNode;
};

const ON_FIELD = ".handling-held";
const IN_LIST = ".thing[aria-pressed=true]";

/** After placing a thing, the focus goes to the next one, on the map or in the list, wherever the first was placed from. */
function focusNext(wasOnField: boolean): void {
  const [first, second] = wasOnField ? [ON_FIELD, IN_LIST] : [IN_LIST, ON_FIELD];
  const next = document.querySelector<HTMLElement>(first) ?? document.querySelector<HTMLElement>(second);
  next?.focus({ preventScroll: true });
}

/** `still`: legal, but unchanged. */
type Standing = "may" | "still" | "not";

/** The thing in hand: whether its position is legal, the button that places it, and the buttons that move it. */
export function HandLine({ thing, made, chosen, usual, isCrowded, told, pass, batch, tools }: Props) {
  const { hand, onConfirm } = useDesk();
  const { send } = useChoice();
  const layout = useRoomLayout();
  const reasons = useId();
  const standing = useOfHeld(hand, (held): Standing => {
    if (!held || held.task.key !== made.task.key) return "still";
    if (held.judgement.reasons.length > 0) return "not";
    if (batch) return "may";
    return held.isMoving || made.deedAt(held.wanted) ? "may" : "still";
  });
  const sayWhy = () => document.getElementById(reasons)?.focus();
  const sentFrom = useRef<"field" | "turn" | null>(null);
  const setDown = () => {
    const held = hand.now();
    const from = document.activeElement?.matches(ON_FIELD) ? "field" : "turn";
    if (batch) {
      if (standing === "not") return sayWhy();
      sentFrom.current = from;
      return batch.press();
    }
    const deed = held && made.deedAt(held.wanted);
    if (!deed) return sayWhy();
    sentFrom.current = from;
    send(deed);
  };
  const { key } = made.task;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the next thing in the hand that is gone to
  useEffect(() => {
    const from = sentFrom.current;
    sentFrom.current = null;
    if (!from) return;
    // After the map has been drawn too.
    const frame = requestAnimationFrame(() => focusNext(from === "field"));
    return () => cancelAnimationFrame(frame);
  }, [key]);
  // The action of this line's button, for Enter on the map.
  useEffect(() => onConfirm(setDown));
  const label = batch?.label ?? hereWords(thing.type);
  const isFirst = standing === "still" && chosen === null;
  return (
    <>
      {chosen?.type !== "drop-pikes" && <HandlingReasons hand={hand} told={told} id={reasons} />}
      {tools}
      <SendLine
        deed={chosen ?? (isFirst ? usual : null)}
        hint={isFirst ? firstWords(thing.type) : null}
        also={pass}
        byHand={
          chosen === null && !isFirst && label
            ? {
                ...(pass ? { also: pass } : {}),
                ...batch,
                label,
                isHeldBack: standing === "not" || batch?.isHeldBack === true,
                press: setDown,
              }
            : null
        }
      />
      {!batch && <HandlingPad hand={hand} layout={layout} isFolded={isCrowded} />}
    </>
  );
}
