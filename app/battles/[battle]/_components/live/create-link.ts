import { askServer } from "@/app/_components/ask-server";
import { createBoard, showParts } from "@/app/_components/browser/board";
import { createAlarm, listenToWindow } from "@/app/_components/browser/connection";
import { keepSeenChain } from "@/app/battles/_components/seen-chain";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { afterPaint } from "./after-paint";
import { isOver } from "./is-over";
import { beginLink, type Line, type LinkEffect, type LinkEvent, lineOf, takeLinkStep } from "./link-steps";
import { readStream } from "./read-stream";
import { shareParts } from "./share-parts";
import { whoseEyes } from "./whose-eyes";

type Linked = { readonly view: BattleView; readonly line: Line };

export type Link = {
  readonly now: () => Linked;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes a view that came another way, as with the answer to a command. */
  readonly take: (view: BattleView) => void;
  readonly askNow: () => void;
  /** Begins to listen; returns a function that ends it. */
  readonly open: () => () => void;
};

/** One battle as one seat or a spectator sees it, from the view that the page came with; an older view never replaces a newer one. */
export function createLink(battle: string, seat: SeatName | null, first: BattleView): Link {
  const board = createBoard<Linked>({ view: first, line: "live" });
  const alarm = createAlarm(() => happen({ kind: "due" }));
  let state = beginLink(isOver(first));
  let leaving = new AbortController();

  function take(view: BattleView): void {
    happen({ kind: "heard" });
    if (view.seq <= board.now().view.seq || view.seat !== seat) return;
    showParts(board, { view: shareParts(board.now().view, view) });
    happen({ kind: "told", isOver: isOver(view) });
    afterPaint(() => keepSeenChain(battle, view.seq, view.chain));
  }

  function connect(): void {
    leaving = new AbortController();
    void readStream({ battle, seat, seq: board.now().view.seq, signal: leaving.signal, happen, take });
  }

  async function look(): Promise<void> {
    const { signal } = leaving;
    const answer = await askServer<BattleView>("GET", `/api/battles/${battle}`, { headers: whoseEyes(seat) });
    if (answer.ok) take(answer.value);
    else if (state.phase === "resting" && leaving.signal === signal)
      happen({ kind: "refused", status: answer.status, seconds: answer.retryAfter ?? null });
  }

  const does: { readonly [Do in LinkEffect["do"]]: (effect: Extract<LinkEffect, { do: Do }>) => void } = {
    connect,
    disconnect: () => leaving.abort(),
    look: () => void look(),
    wait: ({ milliseconds }) => alarm.set(milliseconds),
    "stop-waiting": alarm.stop,
  };

  function happen(event: LinkEvent): void {
    const step = takeLinkStep(state, event);
    state = step.state;
    for (const effect of step.effects) (does[effect.do] as (effect: LinkEffect) => void)(effect);
    showParts(board, { line: lineOf(state) });
  }

  const askNow = () => happen({ kind: "online" });

  function open(): () => void {
    keepSeenChain(battle, first.seq, first.chain);
    const shown = () => happen({ kind: "shown" });
    const hidden = () => happen({ kind: "hidden" });
    const end = listenToWindow({ shown, hidden, online: askNow, offline: () => happen({ kind: "closed" }) });
    if (document.visibilityState === "visible") shown();
    else hidden();
    return () => {
      end();
      hidden();
      alarm.stop();
    };
  }

  return { now: board.now, subscribe: board.subscribe, take, askNow, open };
}
