import type { MatchUpCell, MatchUpQuestion } from "@/lib/model/odds";
import type { Both, FightView, Unit, Values } from "./fight-shapes";

/** What the worker is asked for. */
export type Task =
  | { readonly kind: "fight"; readonly sent: Values; readonly units: Both<readonly Unit[]> }
  | { readonly kind: "armies"; readonly question: MatchUpQuestion };
export type Done = {
  readonly fight: FightView;
  /** Null if they are too many for one table. */
  readonly armies: readonly (readonly MatchUpCell[])[] | null;
};
export type Sent = { readonly id: number; readonly task: Task };
export type Reply = { readonly id: number; readonly done: Done[Task["kind"]] } | { readonly id: number; readonly failed: true };

type Waiting = { readonly settle: (done: unknown) => void; readonly fail: () => void };

/** The worker that reckons, and who waits for it. */
type Reckoner = { readonly worker: Worker; readonly waiting: Map<number, Waiting> };

let reckoner: Reckoner | null = null;
let last = 0;

function begin(): Reckoner {
  const worker = new Worker(new URL("./odds-worker.ts", import.meta.url));
  const waiting = new Map<number, Waiting>();
  worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failed" in data) one?.fail();
    else one?.settle(data.done);
  });
  // A worker that fell is begun anew by the next question.
  worker.addEventListener("error", () => {
    worker.terminate();
    reckoner = null;
    for (const { fail } of waiting.values()) fail();
  });
  return { worker, waiting };
}

/** Begins the worker, which loads the tables, so that the first answer comes sooner. */
export function prepareReckoner(): void {
  reckoner ??= begin();
}

/** An answer reckoned in the browser, off the page's own thread. Rejects if worker or tables cannot be loaded. */
export function reckon<Kind extends Task["kind"]>(task: Task & { readonly kind: Kind }): Promise<Done[Kind]> {
  reckoner ??= begin();
  const { worker, waiting } = reckoner;
  last += 1;
  const id = last;
  return new Promise<Done[Kind]>((settle, refuse) => {
    waiting.set(id, { settle: settle as (done: unknown) => void, fail: () => refuse(new Error("the odds could not be reckoned here")) });
    worker.postMessage({ id, task } satisfies Sent);
  });
}
