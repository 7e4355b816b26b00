import { askServer } from "@/app/_components/ask-server";
import { keepSeenChain } from "@/app/battles/_components/seen-chain";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { afterPaint } from "./after-paint";
import { createAlarm } from "./create-alarm";
import { createBoard } from "./create-board";
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

function listenToWindow(happen: (event: LinkEvent) => void): () => void {
  const turned = () => happen({ kind: document.visibilityState === "visible" ? "shown" : "hidden" });
  const left = () => happen({ kind: "hidden" });
  const online = () => happen({ kind: "online" });
  const offline = () => happen({ kind: "closed" });
  document.addEventListener("visibilitychange", turned);
  window.addEventListener("pageshow", turned);
  window.addEventListener("pagehide", left);
  window.addEventListener("online", online);
  window.addEventListener("offline", offline);
  turned();
  return () => {
    document.removeEventListener("visibilitychange", turned);
    window.removeEventListener("pageshow", turned);
    window.removeEventListener("pagehide", left);
    window.removeEventListener("online", online);
    window.removeEventListener("offline", offline);
  };
}

/** One battle as one seat or a spectator sees it, from the view that the page came with; an older view never replaces a newer one. */
export function createLink(battle: string, seat: SeatName | null, first: BattleView): Link {
  const board = createBoard<Linked>({ view: first, line: "live" });
  const alarm = createAlarm(() => happen({ kind: "due" }));
  let state = beginLink(isOver(first));
  let leaving = new AbortController();

  function show(part: Partial<Linked>): void {
    const { view, line } = { ...board.now(), ...part };
    if (view !== board.now().view || line !== board.now().line) board.show({ view, line });
  }

  function take(view: BattleView): void {
    happen({ kind: "heard" });
    if (view.seq <= board.now().view.seq || view.seat !== seat) return;
    show({ view: shareParts(board.now().view, view) });
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
    show({ line: lineOf(state) });
  }

  function open(): () => void {
    keepSeenChain(battle, first.seq, first.chain);
    const end = listenToWindow(happen);
    return () => {
      end();
      happen({ kind: "hidden" });
      alarm.stop();
    };
  }

  return { now: board.now, subscribe: board.subscribe, take, askNow: () => happen({ kind: "online" }), open };
}
