import type { PlacementReason } from "@/lib/model/placement-reasons";
import { handledWords, lostWords, STILL_SENTENCE, type Whereabouts } from "@/lib/words/battle/handling-words";
import type { Hand } from "./create-hand";
import { createSpeaker } from "./create-speaker";
import { isSameStance } from "./fitting-stance";
import { type Layout, whereaboutsOf } from "./whereabouts";

/** The same sentence again is read out again only if it is another text. */
const again = (sentence: string, count: number): string => (count % 2 === 0 ? `${sentence}\u200b` : sentence);

/** Tells aloud what has become of what is in the hand whenever it is set down somewhere else. Returns what ends it. */
export function createTeller(
  hand: Pick<Hand, "now" | "subscribe">,
  layout: Layout,
  told: (reason: PlacementReason) => string,
  aloud: (text: string) => void,
): () => void {
  const speaker = createSpeaker(aloud);
  let rest = hand.now();
  const end = hand.subscribe(() => {
    const held = hand.now();
    if (!held || held.isMoving) return;
    const was = rest?.task.key === held.task.key ? rest : null;
    rest = held;
    if (was && held.still && held.still !== was.still) return speaker.say(again(STILL_SENTENCE, held.still));
    if (!was || (isSameStance(was.wanted, held.wanted) && was.isLost === held.isLost)) return;
    if (held.isLost) return speaker.say(lostWords(held.task));
    const { stance, reasons, warnings } = held.judgement;
    const [now, before] = [stance, was.judgement.stance].map((one) => whereaboutsOf(one, held.task, layout)) as [Whereabouts, Whereabouts];
    speaker.say(handledWords(now, before, reasons.map(told), warnings));
  });
  return () => {
    end();
    speaker.hush();
  };
}
