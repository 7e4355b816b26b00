import { retryPause } from "@/app/_components/browser/connection";

/** Why the server no longer answers this page: asking again would not help. */
type Ending = "not-yours" | "unknown" | "refused";

/** The state of the connection, as the page shows it. */
export type Line = "live" | "lost" | "caught-up" | Ending;

/**
 * `connecting`: requested, no answer yet. `waiting`: until the next try. `resting`: the tab is hidden and only polls. `ended`: no further
 * try.
 */
type Phase = "connecting" | "open" | "waiting" | "resting" | "ended";

type LinkState = {
  readonly phase: Phase;
  /** Tries in a row without an answer. */
  readonly failures: number;
  /** Open again a moment ago, after it was lost. */
  readonly isBack: boolean;
  /** Whether the battle is over. */
  readonly isOver: boolean;
  readonly ending: Ending | null;
};

export type LinkEvent =
  | { readonly kind: "shown" | "hidden" | "online" }
  /** The server has answered, and the stream begins. */
  | { readonly kind: "opened" }
  /** A sign of life: a beat or a view. */
  | { readonly kind: "heard" }
  /** A view has come, by the stream or another way. */
  | { readonly kind: "told"; readonly isOver: boolean }
  | { readonly kind: "refused"; readonly status: number; readonly seconds: number | null }
  /** The line broke, or the server ended it. */
  | { readonly kind: "closed" }
  /** The time of the last `wait` is over. */
  | { readonly kind: "due" };

export type LinkEffect =
  | { readonly do: "connect" }
  | { readonly do: "disconnect" }
  | { readonly do: "look" }
  | { readonly do: "stop-waiting" }
  | { readonly do: "wait"; readonly milliseconds: number };

type Taken = { readonly state: LinkState; readonly effects: readonly LinkEffect[] };

const RETRY = { first: 500, most: 15_000 } as const;
/** In milliseconds. The server beats every 20 seconds: after this silence the connection is lost. */
const SILENCE = 45_000;
/** In milliseconds, for the first answer. */
const PATIENCE = 15_000;
const LOOK_EVERY = 20_000;
/** In milliseconds: how long the page says that it is connected again. */
const SAID_FOR = 5000;

const taken = (state: LinkState, ...effects: readonly LinkEffect[]): Taken => ({ state, effects });
const wait = (milliseconds: number): LinkEffect => ({ do: "wait", milliseconds });
const CONNECT: LinkEffect = { do: "connect" };
const DISCONNECT: LinkEffect = { do: "disconnect" };

export const beginLink = (isOver: boolean): LinkState => ({ phase: "resting", failures: 0, isBack: false, isOver, ending: null });

const connecting = (state: LinkState): Taken => taken({ ...state, phase: "connecting" }, CONNECT, wait(PATIENCE));

/** Each failure makes the next try later. */
function lost(state: LinkState, seconds: number | null = null): Taken {
  const milliseconds = retryPause(state.failures, RETRY, seconds);
  return taken({ ...state, phase: "waiting", failures: state.failures + 1, isBack: false }, DISCONNECT, wait(milliseconds));
}

const ended = (state: LinkState, ending: Ending): Taken =>
  taken({ ...state, phase: "ended", ending, isBack: false }, DISCONNECT, { do: "stop-waiting" });

const ENDINGS: Readonly<Record<number, Ending>> = { 400: "refused", 401: "not-yours", 403: "not-yours", 404: "unknown" };

function refused(state: LinkState, status: number, seconds: number | null): Taken {
  const ending = ENDINGS[status];
  if (ending) return ended(state, ending);
  return state.phase === "resting" ? resting(state) : lost(state, seconds);
}

/** A battle that is over is not polled. */
const resting = (state: LinkState, ...effects: readonly LinkEffect[]): Taken =>
  taken({ ...state, phase: "resting", isBack: false }, ...effects, state.isOver ? { do: "stop-waiting" } : wait(LOOK_EVERY));

/** A server that answers a command can be connected to at once. */
const told = (state: LinkState): Taken => (state.phase === "waiting" ? connecting(state) : taken(state));

function opened(state: LinkState): Taken {
  const isBack = state.failures > 0;
  return taken({ ...state, phase: "open", failures: 0, isBack }, wait(isBack ? SAID_FOR : SILENCE));
}

function due(state: LinkState): Taken {
  switch (state.phase) {
    case "connecting":
      return lost(state);
    case "open":
      return state.isBack ? taken({ ...state, isBack: false }, wait(SILENCE)) : lost(state);
    case "waiting":
      return connecting(state);
    case "resting":
      return resting(state, { do: "look" });
    case "ended":
      return taken(state);
    default:
      return state.phase satisfies never;
  }
}

function takeOpen(state: LinkState, event: LinkEvent): Taken {
  switch (event.kind) {
    case "shown":
      return state.phase === "resting" ? connecting(state) : taken(state);
    case "hidden":
      return state.phase === "resting" ? taken(state) : resting({ ...state, failures: 0 }, DISCONNECT);
    case "online":
      return state.phase === "waiting" ? connecting(state) : taken(state);
    case "opened":
      return opened(state);
    case "heard":
      return state.phase === "open" && !state.isBack ? taken(state, wait(SILENCE)) : taken(state);
    case "told":
      return told({ ...state, isOver: event.isOver });
    case "refused":
      return refused(state, event.status, event.seconds);
    case "closed":
      return ["connecting", "open"].includes(state.phase) ? lost(state) : taken(state);
    case "due":
      return due(state);
    default:
      return event satisfies never;
  }
}

/** The next state of a page's connection to its battle, and what to do for it. */
export const takeLinkStep = (state: LinkState, event: LinkEvent): Taken =>
  state.phase === "ended" ? taken(state) : takeOpen(state, event);

export function lineOf({ phase, failures, isBack, ending }: LinkState): Line {
  if (ending) return ending;
  if (phase === "waiting" || (phase === "connecting" && failures > 0)) return "lost";
  return isBack ? "caught-up" : "live";
}
