import type { RefObject } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import type { BattleView } from "@/lib/model/battle-view";
import { stageWords, type Turn } from "@/lib/words/battle/turn-words";

type Props = { readonly view: BattleView; readonly turn: Turn; readonly heading: RefObject<HTMLHeadingElement | null> };

/** The step of the sequence, whose turn it is, and what that player may do. */
export function TurnHead({ view, turn, heading }: Props) {
  return (
    <header className="turn-head">
      <p className="eyebrow">{stageWords(view)}</p>
      <h2 ref={heading} tabIndex={-1} data-mine={turn.mine || undefined}>
        {turn.title}
      </h2>
      <p className="turn-sentence">
        <AwaitedWords text={turn.sentence} />
      </p>
    </header>
  );
}
