import type { Browser, Page } from "playwright-core";
import { z } from "zod";

const event = z.object({
  ...{ name: z.string(), ph: z.string(), pid: z.number(), tid: z.number(), ts: z.number() },
  ...{ dur: z.number().default(0), tdur: z.number().default(0) },
  args: z
    .looseObject({
      data: z.looseObject({ requestId: z.string().optional(), url: z.string().optional(), type: z.string().optional() }).optional(),
      endData: z.unknown().optional(),
    })
    .optional(),
});
export type TraceEvent = z.infer<typeof event>;
const trace = z.object({ traceEvents: z.array(z.unknown()) });

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"];
const SHOWN = "condotta: shown";
const MICROSECONDS = 1000;

/** Leaves a mark in the trace whenever something in the page's main part has changed. */
const markChanges = (page: Page) =>
  page.evaluate((name) => {
    new MutationObserver(() => performance.mark(name)).observe(document.querySelector("main") ?? document.body, {
      ...{ childList: true, subtree: true, characterData: true, attributes: true },
    });
  }, SHOWN);

/** What the browser notes while this is done. */
export async function traced(browser: Browser, page: Page, act: () => Promise<void>): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString("utf8")));
  return traceEvents.flatMap((one) => event.safeParse(one).data ?? []).sort((one, other) => one.ts - other.ts);
}

const requestOf = ({ args }: TraceEvent): string | undefined => args?.data?.requestId;

/** The parts of a stream as they came to the main thread. */
function arrivalsIn(events: readonly TraceEvent[], isStream: (requestId: string | undefined) => boolean): readonly TraceEvent[] {
  return events.filter((one) => one.name === "ResourceReceivedData" && isStream(requestOf(one)));
}

/**
 * In milliseconds: `paint`, the main thread's own time until the change is painted; `all`, the same until the next one begins; `clock`, what
 * a player waits for the paint, with whatever else this machine does meanwhile.
 */
export type Work = { readonly paint: number; readonly all: number; readonly clock: number };

/** The time of a thread in its tasks (the trace's `RunTask`) that reach into a stretch of the trace, in milliseconds. */
const workIn = (tasks: readonly TraceEvent[], from: number, until: number): number =>
  tasks.filter(({ ts, dur }) => ts + dur > from && ts < until).reduce((sum, { tdur }) => sum + tdur, 0) / MICROSECONDS;

/** What each event of this type (`click`, `pointermove`) costs its page, to the frame that shows what it did (`Commit`). */
export function workAfter(events: readonly TraceEvent[], type: string): readonly Work[] {
  const starts = events.filter(({ name, args }) => name === "EventDispatch" && args?.data?.type === type);
  const [first] = starts;
  if (!first) throw new Error(`the trace knows of no ${type}`);
  const own = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const tasks = own.filter(({ name }) => name === "RunTask");
  return starts.flatMap(({ ts }, at) => {
    const commit = own.find((one) => one.name === "Commit" && one.ts > ts);
    if (!commit) return [];
    const [painted, next] = [commit.ts + commit.dur, starts[at + 1]?.ts ?? own.at(-1)?.ts ?? 0];
    return [{ paint: workIn(tasks, ts, painted), all: workIn(tasks, ts, next), clock: (painted - ts) / MICROSECONDS }];
  });
}

/**
 * What each part of a stream that comes in while `act` is done costs the page's main thread, in milliseconds of its time.
 *
 * Counted is every task of that thread (the trace's `RunTask`: our scripts, style, layout, paint, the collector of garbage, and what
 * watching costs), from the one that brings the part to the one that hands the first frame after a change of the page to the compositor
 * (`Commit`). Not counted is time in which the thread has nothing to do, such as the wait for the next frame, or in which another program of
 * this machine has the processor: what is added up is the thread's own clock, which the slowing down of the CPU slows as well.
 */
export async function paintTimes(
  browser: Browser,
  page: Page,
  requestId: () => string | undefined,
  act: () => Promise<void>,
): Promise<{ readonly events: readonly TraceEvent[]; readonly views: readonly Work[] }> {
  await markChanges(page);
  const events = await traced(browser, page, act);
  const arrivals = arrivalsIn(events, (id) => id !== undefined && id === requestId());
  const [first] = arrivals;
  if (!first) throw new Error("the trace knows of no part of the stream");
  const own = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const tasks = own.filter(({ name }) => name === "RunTask");
  const views = arrivals.flatMap(({ ts }, at) => {
    const next = arrivals[at + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const shown = events.find((one) => one.name === SHOWN && one.ts > ts && one.ts < next);
    const commit = shown && own.find((one) => one.name === "Commit" && one.ts > shown.ts && one.ts < next);
    if (!commit) return [];
    const all = workIn(tasks, ts, Math.min(next - 1, own.at(-1)?.ts ?? 0));
    return [{ paint: workIn(tasks, ts, commit.ts), all, clock: (commit.ts - ts) / MICROSECONDS }];
  });
  return { events, views };
}
