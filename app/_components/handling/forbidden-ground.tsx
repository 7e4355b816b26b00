import { useEffect, useRef } from "react";
import { HANDLING } from "@/lib/words/battle/handling";
import { type FieldLayout, isBroad } from "../battlefield/field-layout";
import type { Hand, Held } from "./hand";
import { type Sample, samplesOf, type Table } from "./legal-places";
import type { Stance, Task } from "./task";
import "./handling.css";

/** BW, on the table. */
export type Rect = { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };

/** First roughly, then finely: BW. */
const FINEST = 0.5;
const STEPS = [2 * FINEST, FINEST] as const;

/** The stretches of a row that are forbidden, next ones joined. */
function runsOf(
  columns: readonly Sample[],
  isForbidden: (at: number) => boolean,
): readonly { readonly from: number; readonly to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const { from, to, at } of columns) {
    if (!isForbidden(at)) continue;
    const last = runs.at(-1);
    if (last?.to === from) last.to = to;
    else runs.push({ from, to });
  }
  return runs;
}

/** Rectangles of the row before that go on in this one are drawn out; the others begin or end here. */
function joined(open: Map<string, Rect>, row: Sample, runs: readonly { readonly from: number; readonly to: number }[]): Map<string, Rect> {
  return new Map(
    runs.map(({ from, to }) => {
      const name = `${from} ${to}`;
      return [name, { left: from, right: to, bottom: open.get(name)?.bottom ?? row.from, top: row.to }];
    }),
  );
}

/**
 * Where the centre of a thing may not be, at this angle and of this size, as rectangles that do not overlap; each yield is a moment at which
 * the work may be laid aside. What it returns is in order from the defender's edge.
 */
export function* forbiddenRects(task: Task, stance: Stance, table: Table, step: number): Generator<undefined, readonly Rect[]> {
  const { columns, rows } = samplesOf(task, stance, table, step);
  const done: Rect[] = [];
  let open = new Map<string, Rect>();
  for (const row of rows) {
    const forbidden = new Set<number>();
    for (const { at } of columns) {
      if (task.judge({ ...stance, x: at, y: row.at }).reasons.length > 0) forbidden.add(at);
      yield;
    }
    const next = joined(
      open,
      row,
      runsOf(columns, (at) => forbidden.has(at)),
    );
    for (const [name, rect] of open) if (!next.has(name)) done.push(rect);
    open = next;
  }
  return [...done, ...open.values()];
}

const told = (length: number): string => String(Math.round(length * 10) / 10);

/** As path data in the picture. */
export function rectsPath(rects: readonly Rect[], layout: FieldLayout): string {
  return rects
    .map(({ left, bottom, right, top }) => {
      const [one, other] = [layout.toPicture({ x: left, y: bottom }), layout.toPicture({ x: right, y: top })];
      return `M${told(one.x)} ${told(one.y)}H${told(other.x)}V${told(other.y)}H${told(one.x)}Z`;
    })
    .join("");
}

/** What of the table lies around where a thing may be at best. */
function roundAbout({ left, bottom, right, top }: Rect, { width, depth }: Table): readonly Rect[] {
  const all = [
    { left: 0, bottom: 0, right: width, top: bottom },
    { left: 0, bottom: top, right: width, top: depth },
    { left: 0, bottom, right: left, top },
    { left: right, bottom, right: width, top },
  ];
  return all.filter((rect) => rect.right > rect.left && rect.top > rect.bottom);
}

/** What goes along a line is shown a band of so many BW on either side of it: more than it covers itself. */
const BAND = 2;

const areaOf = ({ left, bottom, right, top }: Rect): number => (right - left) * (top - bottom);

/** Whether nothing of it is left. */
const isFilled = (within: Rect, rects: readonly Rect[]): boolean =>
  areaOf(within) - rects.reduce((sum, rect) => sum + areaOf(rect), 0) < FINEST ** 2 / 100;

/** Along one line: what is forbidden of it, as a band. */
function* forbiddenAlong(task: Task, stance: Stance, layout: FieldLayout): Generator<string | undefined> {
  const { y } = task.start;
  const { depth, width } = layout.table;
  const within = { ...task.within, bottom: y, top: y };
  const band = { bottom: Math.max(0, y - BAND), top: Math.min(depth, y + BAND) };
  const rects = yield* forbiddenRects({ ...task, within }, stance, layout.table, FINEST);
  const beside = [
    { left: 0, right: within.left, ...band },
    { left: within.right, right: width, ...band },
  ];
  const whole = { left: 0, right: width, ...band };
  yield rectsPath([whole, ...beside, ...rects.map((rect) => ({ ...rect, ...band }))], layout);
}

/**
 * The ground that is left, first roughly, then finely: path data with each that is done, to be filled where it lies within an odd number of
 * its rectangles. The first is all the ground there is, the others are what is forbidden of it. Empty: no ground is left.
 */
export function* forbiddenGround(task: Task, stance: Stance, layout: FieldLayout): Generator<string | undefined> {
  if (task.isShown) return;
  if (task.moves === "along") yield* forbiddenAlong(task, stance, layout);
  if (task.moves !== "free") return;
  const { width, depth } = layout.table;
  const whole = { left: 0, bottom: 0, right: width, top: depth };
  const around = roundAbout(task.within, layout.table);
  for (const step of STEPS) {
    const rects = yield* forbiddenRects(task, stance, layout.table, step);
    if (!isFilled(task.within, rects)) yield rectsPath([whole, ...around, ...rects], layout);
    else if (step === FINEST) yield "";
  }
}

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

/**
 * Reckons the forbidden ground in short slices whenever a thing is taken up, turned or sized, and keeps what it has reckoned. Null is shown
 * until it is reckoned. Returns what ends it.
 */
function createShade(hand: Pick<Hand, "now" | "subscribe">, layout: FieldLayout, show: (path: string | null) => void): () => void {
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
    show(kept.get(next) ?? null);
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

/** What the tint means, or that there is none. */
function tintWords({ isShown, name }: Task, path: string | null): string {
  if (isShown) return "";
  return path ? HANDLING.tinted(name) : HANDLING.hardlyAnywhere(name);
}

type Props = { readonly hand: Hand; readonly layout: FieldLayout; readonly box: string };

/** Under the scale, in a line with what the picture says of itself. */
const WORDS_BELOW = 75;

/** Tints where the middle of what is in the hand may be. */
export function ForbiddenShade({ hand, layout, box }: Props) {
  const path = useRef<SVGPathElement>(null);
  const words = useRef<SVGTextElement>(null);
  useEffect(() => {
    const shown = path.current;
    if (!shown) return;
    const pane = words.current?.closest<HTMLElement>(".field-pane");
    const stop = createShade(hand, layout, (data) => {
      shown.setAttribute("d", data ?? "");
      const task = hand.now()?.task;
      // Once there has been any tint its meaning stays: words that came and went with every turn would be a nuisance.
      if (!task || (data === null && !task.isShown)) return;
      if (words.current) words.current.textContent = tintWords(task, data);
      pane?.toggleAttribute("data-tinted", !task.isShown);
    });
    return () => {
      stop();
      pane?.removeAttribute("data-tinted");
    };
  }, [hand, layout]);
  return (
    <svg className="handling-sheet handling-free" viewBox={box} aria-hidden="true">
      <path ref={path} fillRule="evenodd" />
      {isBroad(layout) && <text ref={words} className="handling-tinted" y={layout.height + WORDS_BELOW} />}
    </svg>
  );
}
