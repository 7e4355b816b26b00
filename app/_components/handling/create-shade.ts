import type { FieldLayout } from "../battlefield/field-layout";
import type { Hand, Held } from "./create-hand";
import { forbiddenGround } from "./forbidden-ground";

const SLICE_MS = 4;
const SETTLED_MS = 120;
const KEPT = 24;

const shapeOf = ({ judgement: { stance } }: Held): string => `${stance.angle} ${stance.w} ${stance.h}`;

/** Lets the page do what else it has to, and goes on. */
function nextSlice(act: () => void): void {
  const { scheduler } = globalThis as { scheduler?: { postTask?: (act: () => void, how: object) => Promise<unknown> } };
  if (scheduler?.postTask) void scheduler.postTask(act, { priority: "background" });
  else setTimeout(act, 0);
}

/** Reckons the forbidden ground in short slices whenever a thing is taken up, turned or sized, and keeps what it has reckoned. Returns what ends it. */
export function createShade(hand: Pick<Hand, "now" | "subscribe">, layout: FieldLayout, show: (path: string) => void): () => void {
  const kept = new Map<string, string>();
  let work: Generator<string | undefined> | null = null;
  let shape = "";
  let task = hand.now()?.task;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const slice = (mine: Generator<string | undefined>, of: string) => {
    if (work !== mine) return;
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const { done, value } = mine.next();
      if (done) return;
      if (value === undefined) continue;
      if (kept.size >= KEPT) kept.clear();
      kept.set(of, value);
      show(value);
    }
    nextSlice(() => slice(mine, of));
  };
  const begin = () => {
    const held = hand.now();
    if (!held) return;
    const of = shapeOf(held);
    const mine = forbiddenGround(held.task, held.judgement.stance, layout);
    work = mine;
    slice(mine, of);
  };
  const follow = (isAtOnce: boolean) => {
    const held = hand.now();
    if (!held) return;
    if (held.task !== task) {
      kept.clear();
      shape = "";
      task = held.task;
    }
    const next = shapeOf(held);
    if (next === shape) return;
    shape = next;
    work = null;
    clearTimeout(timer);
    show(kept.get(next) ?? "");
    if (!kept.has(next)) timer = setTimeout(begin, isAtOnce ? 0 : SETTLED_MS);
  };
  follow(true);
  const end = hand.subscribe(() => follow(false));
  return () => {
    end();
    clearTimeout(timer);
    work = null;
  };
}
