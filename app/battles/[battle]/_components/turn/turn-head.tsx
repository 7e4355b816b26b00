import { AwaitedWords } from "@/app/_components/awaited-words";
import { stageWords } from "@/lib/words/battle/turn";
import { useRoom, useTurn, useView } from "../room-context";

/** The step of the sequence, whose turn it is, and what that player may do. */
export function TurnHead() {
  const { heading } = useRoom();
  const view = useView();
  const turn = useTurn();
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
