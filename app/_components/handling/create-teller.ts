import type { PlacementReason } from "@/lib/model/refusals";
import { HANDLING, handledWords, lostWords, type Whereabouts } from "@/lib/words/battle/handling";
import { plain, type Words } from "@/lib/words/sentence";
import type { Hand } from "./create-hand";
import { createSpeaker } from "./create-speaker";
import { isSameStance } from "./fitting-stance";
import { type Layout, whereaboutsOf } from "./whereabouts";

/** A screen reader repeats a sentence only if its text differs. */
const again = (sentence: string, count: number): string => (count % 2 === 0 ? `${sentence}\u200b` : sentence);

/** Announces the position of the thing in hand whenever it comes to rest somewhere else. Returns the function that stops it. */
export function createTeller(
  hand: Pick<Hand, "now" | "subscribe">,
  layout: Layout,
  told: (reason: PlacementReason) => Words,
  aloud: (text: string) => void,
): () => void {
  const speaker = createSpeaker(aloud);
  let rest = hand.now();
  const end = hand.subscribe(() => {
    const held = hand.now();
    if (!held || held.isMoving) return;
    const was = rest?.task.key === held.task.key ? rest : null;
    rest = held;
    if (was && held.still && held.still !== was.still) return speaker.say(again(HANDLING.still, held.still));
    if (!was || (isSameStance(was.wanted, held.wanted) && was.isLost === held.isLost)) return;
    if (held.isLost) return speaker.say(lostWords(held.task));
    const { stance, reasons, warnings } = held.judgement;
    const [now, before] = [stance, was.judgement.stance].map((one) => whereaboutsOf(one, held.task, layout)) as [Whereabouts, Whereabouts];
    speaker.say(
      handledWords(
        now,
        before,
        reasons.map((reason) => plain(told(reason))),
        warnings.map(plain),
      ),
    );
  });
  return () => {
    end();
    speaker.hush();
  };
}
