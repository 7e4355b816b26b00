import { useEffect, useRef } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import type { PlacementReason } from "@/lib/model/refusals";
import { HANDLING, lostWords } from "@/lib/words/battle/handling";
import { plain, type Words } from "@/lib/words/sentence";
import type { Hand } from "./create-hand";
import { useOfHeld } from "./use-held";
import "./handling.css";

type Props = {
  readonly hand: Hand;
  readonly told: (reason: PlacementReason) => Words;
  /** For buttons that move the focus here. */
  readonly id?: string;
};

type Line = { readonly mood: "may" | "warn" | "not" | "still"; readonly text: Words };

const SIGNS: Readonly<Record<Line["mood"], string>> = { may: "✓", warn: "!", not: "✕", still: "…" };

/** Whether the thing in hand may be where it is, and every reason why not. Its height does not change while it is carried. */
export function HandlingReasons({ hand, told, id }: Props) {
  // As one string, so that equal lines are not drawn again.
  const drawn = useOfHeld(hand, (held) => {
    if (!held) return "";
    const { reasons, warnings } = held.judgement;
    const lines: Line[] = [
      ...(held.isLost ? [{ mood: "not" as const, text: lostWords(held.task) }] : []),
      ...reasons.map((reason) => ({ mood: "not" as const, text: told(reason) })),
      ...(held.still === null ? [] : [{ mood: "still" as const, text: HANDLING.sending }]),
      ...(reasons.length === 0 && held.still === null ? [{ mood: "may" as const, text: held.task.mayBeHere ?? HANDLING.legal }] : []),
      ...warnings.map((text) => ({ mood: "warn" as const, text })),
    ];
    return JSON.stringify(lines);
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
      list.current.style.height = isMoving ? `${list.current.offsetHeight}px` : "";
      list.current.toggleAttribute("data-kept", isMoving);
    });
  }, [hand]);
  return list;
}
