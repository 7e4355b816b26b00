import type { PlacementReason } from "@/lib/model/refusals";
import { asItLies, turnedLeft } from "@/lib/words/battle/field";
import { HANDLING, handledWords, lostWords, type Measure, type Whereabouts } from "@/lib/words/battle/handling";
import { plain, type Words } from "@/lib/words/sentence";
import type { FieldLayout } from "../battlefield/field-layout";
import { createAlarm } from "../browser/connection";
import type { Hand } from "./hand";
import { isSameStance, type Stance, type Task } from "./task";

export type Layout = Pick<FieldLayout, "edge" | "table">;
type Limits = { readonly min: number; readonly max: number };

/** Where a stance is, and how it lies, as measured from this edge. */
export function whereaboutsOf(stance: Stance, { ahead }: Pick<Task, "ahead">, { edge, table }: Layout): Whereabouts {
  const { x, y, angle, w, h } = stance;
  const isNear = edge === "defender";
  const place = { left: isNear ? x : table.width - x, near: isNear ? y : table.depth - y };
  if (ahead === undefined) return { ...place, isFacing: false, ...asItLies(stance) };
  return { ...place, isFacing: true, turned: turnedLeft(angle, ahead), along: w, deep: h };
}

/** Of a piece so far turned, the side along the table is the one that its own frame calls its depth. */
const isOnSide = ({ angle }: Stance): boolean => angle % 180 >= 90;

/** Between which figures a measure stays; null: it takes any. */
export function limitsOf(measure: Measure, { sides }: Pick<Task, "sides">, { table }: Layout): Limits | null {
  if (measure === "left") return { min: 0, max: table.width };
  if (measure === "near") return { min: 0, max: table.depth };
  return measure === "turned" ? null : sides;
}

/** The inverse of `whereaboutsOf`, for one of its measures. */
export function stanceWith(
  stance: Stance,
  measure: Measure,
  value: number,
  { ahead }: Pick<Task, "ahead">,
  { edge, table }: Layout,
): Stance {
  switch (measure) {
    case "left":
      return { ...stance, x: edge === "defender" ? value : table.width - value };
    case "near":
      return { ...stance, y: edge === "defender" ? value : table.depth - value };
    case "turned":
      return { ...stance, angle: (ahead ?? stance.angle - (stance.angle % 90)) + value };
    case "along":
      return { ...stance, [isOnSide(stance) ? "h" : "w"]: value };
    case "deep":
      return { ...stance, [isOnSide(stance) ? "w" : "h"]: value };
    default:
      return measure satisfies never;
  }
}

type Speaker = {
  /** Instead of what has not been said yet. */
  readonly say: (text: string) => void;
  readonly hush: () => void;
};

const QUIET_MS = 350;

/** Says the last of what it is given once nothing more has come for a while: a key held down is answered when it is let go of. */
function createSpeaker(aloud: (text: string) => void, quiet = QUIET_MS): Speaker {
  let last = "";
  const alarm = createAlarm(() => aloud(last));
  return {
    say(text) {
      last = text;
      alarm.set(quiet);
    },
    hush: alarm.stop,
  };
}

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
    const { stance, reasons, warnings, notes = [] } = held.judgement;
    const [now, before] = [stance, was.judgement.stance].map((one) => whereaboutsOf(one, held.task, layout)) as [Whereabouts, Whereabouts];
    speaker.say(
      handledWords(
        now,
        before,
        reasons.map((reason) => plain(told(reason))),
        [...notes, ...warnings].map(plain),
      ),
    );
  });
  return () => {
    end();
    speaker.hush();
  };
}
