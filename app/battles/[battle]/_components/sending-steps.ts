import { retryPause } from "@/app/_components/browser/connection";
import type { BattleCommand } from "@/lib/model/battle-command";
import type { BattleView } from "@/lib/model/battle-view";

/** A command with the sender's id: sent again, it counts once. */
export type Sent = BattleCommand & { readonly commandId: string };

export type SendAnswer =
  | { readonly kind: "done"; readonly view: BattleView }
  /** Refused by the rules or the server: sending it again would not help. */
  | { readonly kind: "refused"; readonly message: string }
  /** No answer, or the server is busy. */
  | { readonly kind: "later"; readonly message: string; readonly seconds: number | null };

export type Sending =
  /** `trouble`: why the last command was refused. */
  | { readonly kind: "idle"; readonly trouble: string | null }
  | { readonly kind: "sending"; readonly sent: Sent; readonly failures: number }
  | { readonly kind: "waiting"; readonly sent: Sent; readonly failures: number; readonly message: string };

export type SendEvent =
  | { readonly kind: "asked"; readonly sent: Sent }
  | { readonly kind: "answered"; readonly answer: SendAnswer }
  /** Time to try again, or the device is online again. */
  | { readonly kind: "due" }
  /** The player goes on and has read why it was refused. */
  | { readonly kind: "read" };

export type SendEffect =
  | { readonly do: "send"; readonly sent: Sent }
  | { readonly do: "wait"; readonly milliseconds: number }
  | { readonly do: "take"; readonly view: BattleView };

type Taken = { readonly state: Sending; readonly effects: readonly SendEffect[] };

const RETRY = { first: 1000, most: 15_000 } as const;

/** One object, so that nothing is drawn again for it. */
export const IDLE: Sending = { kind: "idle", trouble: null };

const taken = (state: Sending, ...effects: readonly SendEffect[]): Taken => ({ state, effects });

const sending = (sent: Sent, failures: number): Taken => taken({ kind: "sending", sent, failures }, { do: "send", sent });

function answered({ sent, failures }: Extract<Sending, { kind: "sending" }>, answer: SendAnswer): Taken {
  switch (answer.kind) {
    case "done":
      return taken(IDLE, { do: "take", view: answer.view });
    case "refused":
      return taken({ kind: "idle", trouble: answer.message });
    case "later": {
      const milliseconds = retryPause(failures, RETRY, answer.seconds);
      return taken({ kind: "waiting", sent, failures: failures + 1, message: answer.message }, { do: "wait", milliseconds });
    }
    default:
      return answer satisfies never;
  }
}

/** The next state of sending: one command at a time, each sent until it is answered. */
export function takeSendStep(state: Sending, event: SendEvent): Taken {
  switch (event.kind) {
    case "asked":
      return state.kind === "idle" ? sending(event.sent, 0) : taken(state);
    case "answered":
      return state.kind === "sending" ? answered(state, event.answer) : taken(state);
    case "due":
      return state.kind === "waiting" ? sending(state.sent, state.failures) : taken(state);
    case "read":
      return state.kind === "idle" && state.trouble !== null ? taken(IDLE) : taken(state);
    default:
      return event satisfies never;
  }
}
