import { v4 as newUuid } from "uuid";
import { createBoard } from "@/app/_components/browser/board";
import { createAlarm } from "@/app/_components/browser/connection";
import type { BattleCommand } from "@/lib/model/battle-command";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { sendCommand } from "./send-command";
import { IDLE, type SendEffect, type SendEvent, type Sending, takeSendStep } from "./sending-steps";

export type Sender = {
  readonly now: () => Sending;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (command: BattleCommand) => void;
  /** The player has read why the last command was refused. */
  readonly read: () => void;
  readonly askNow: () => void;
  /** Begins to listen to the connection; returns a function that ends this and all waiting. */
  readonly open: () => () => void;
};

/** Sends a seat's commands, one at a time, each until it is answered. */
export function createSender(battle: string, seat: SeatName, take: (view: BattleView) => void): Sender {
  const board = createBoard<Sending>(IDLE);
  const due = () => happen({ kind: "due" });
  const alarm = createAlarm(due);

  const does: { readonly [Do in SendEffect["do"]]: (effect: Extract<SendEffect, { do: Do }>) => void } = {
    send: ({ sent }) => void sendCommand(battle, seat, sent).then((answer) => happen({ kind: "answered", answer })),
    wait: ({ milliseconds }) => alarm.set(milliseconds),
    take: ({ view }) => take(view),
  };

  function happen(event: SendEvent): void {
    const step = takeSendStep(board.now(), event);
    board.show(step.state);
    for (const effect of step.effects) (does[effect.do] as (effect: SendEffect) => void)(effect);
  }

  function open(): () => void {
    window.addEventListener("online", due);
    return () => {
      window.removeEventListener("online", due);
      alarm.stop();
    };
  }

  return {
    now: board.now,
    subscribe: board.subscribe,
    send: (command) => happen({ kind: "asked", sent: { ...command, commandId: newUuid() } }),
    read: () => happen({ kind: "read" }),
    askNow: due,
    open,
  };
}
