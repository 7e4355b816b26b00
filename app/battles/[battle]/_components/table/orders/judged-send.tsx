import { useRef, useState } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import { deedWords } from "@/lib/words/battle/deed-words";
import type { Sender } from "../../live/create-sender";
import { useSending } from "../../live/use-battle";
import type { Deed } from "../../turn/deed";
import { SendLine } from "../../turn/send-line";

type Props = {
  readonly view: BattleView;
  readonly sender: Sender;
  readonly deed: Deed;
  /** Sentences: what is still wrong with it. */
  readonly faults: readonly string[];
  readonly send: (deed: Deed) => void;
};

/** Nobody is to order nothing by a slip. */
const isNothing = (deed: Deed): boolean => deed.type === "give-orders" && deed.marches.length + deed.ambushes.length === 0;

/** The one filled button. While something is wrong it can be pressed all the same, and says what; what is on its way is told of whatever comes. */
export function JudgedSend({ view, sender, deed, faults, send }: Props) {
  const pressed = useRef(0);
  const [told, tell] = useState<string | null>(null);
  const isIdle = useSending(sender).kind === "idle";
  if (faults.length === 0 || !isIdle)
    return <SendLine view={view} sender={sender} deed={deed} hint={null} send={send} isQuiet={isNothing(deed)} />;
  // The same sentence again is read out again only if it is another text.
  const say = () => {
    pressed.current += 1;
    tell(`Not yet. ${faults.join(" ")}${pressed.current % 2 === 0 ? "\u200b" : ""}`);
  };
  return (
    <div className="send-line screen-only">
      <button type="button" className="button" aria-disabled="true" onClick={say}>
        {deedWords(deed, view)}
      </button>
      <p role="alert" className={told ? "finding" : "sr-only"}>
        {told}
      </p>
    </div>
  );
}
