import { useRef, useState } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import { useBoard } from "@/app/_components/browser/board";
import { deedWords } from "@/lib/words/battle/deeds";
import { ORDERS } from "@/lib/words/battle/orders";
import { plain, type Words } from "@/lib/words/sentence";
import type { Deed } from "./deed";
import { useSender, useView } from "./room-context";
import { SendLine } from "./send-line";

type Props = {
  readonly deed: Deed;
  /** What is still wrong with it, a sentence each. */
  readonly faults: readonly Words[];
};

/** Giving no orders has a plain button, so that nobody presses it by mistake. */
const isNothing = (deed: Deed): boolean => deed.type === "give-orders" && deed.marches.length + deed.ambushes.length === 0;

/** The button that sends it. While something is wrong, pressing it says what. */
export function JudgedSend({ deed, faults }: Props) {
  const view = useView();
  const pressed = useRef(0);
  const [answer, setAnswer] = useState<string | null>(null);
  const isIdle = useBoard(useSender()).kind === "idle";
  if (faults.length === 0 || !isIdle) return <SendLine deed={deed} hint={null} isQuiet={isNothing(deed)} />;
  // A screen reader repeats a sentence only if its text differs.
  const say = () => {
    pressed.current += 1;
    setAnswer(`${ORDERS.notYet(faults.map(plain))}${pressed.current % 2 === 0 ? "\u200b" : ""}`);
  };
  return (
    <div className="send-line screen-only">
      <button type="button" className="button" aria-disabled="true" onClick={say}>
        {deedWords(deed, view)}
      </button>
      <p role="alert" className={answer ? "finding" : "sr-only"}>
        {answer}
      </p>
    </div>
  );
}

/** What is wrong, below the thing it is about. */
export function FaultLines({ faults }: { readonly faults: readonly Words[] }) {
  return faults.map((fault) => (
    <p key={plain(fault)} className="finding">
      <AwaitedWords text={fault} />
    </p>
  ));
}
