import { useEffect, useState } from "react";
import { v4 as newUuid } from "uuid";
import { createBoard } from "@/app/_components/browser/board";
import { createAlarm } from "@/app/_components/browser/connection";
import type { CommandResult } from "@/lib/model/battle";
import type { BattleCommand } from "@/lib/model/battle-command";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { Company } from "@/lib/model/company";
import type { ErrorBody } from "@/lib/model/http";
import { ROOM } from "@/lib/words/battle/room";
import { COMMON } from "@/lib/words/site";
import { createLink, type Link, whoseEyes } from "./live-link";
import { IDLE, type SendAnswer, type SendEffect, type SendEvent, type Sending, type Sent, takeSendStep } from "./sending-steps";

const UNREACHABLE: SendAnswer = { kind: "later", message: COMMON.unreachable, seconds: null };

const NOT_YOURS: SendAnswer = { kind: "refused", message: ROOM.send.notYours };

function isCommandResult(body: CommandResult | ErrorBody): body is CommandResult {
  return "ok" in body;
}

async function read(response: Response): Promise<SendAnswer> {
  const body = (await response.json()) as CommandResult | ErrorBody;
  if (isCommandResult(body)) return body.ok ? { kind: "done", view: body.view } : { kind: "refused", message: body.refusal.message };
  const { message } = body.error;
  if (response.status === 401 || response.status === 403) return NOT_YOURS;
  if (response.status !== 429 && response.status < 500) return { kind: "refused", message };
  const seconds = Number(response.headers.get("retry-after"));
  return { kind: "later", message, seconds: seconds > 0 ? seconds : null };
}

const PATIENCE = 15_000;

/** Never throws: without an answer of the API the command is to be sent again. */
async function sendCommand(battle: string, seat: SeatName, sent: Sent): Promise<SendAnswer> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), PATIENCE);
  try {
    const response = await fetch(`/api/battles/${battle}/commands`, {
      method: "POST",
      headers: { "content-type": "application/json", ...whoseEyes(seat) },
      cache: "no-store",
      body: JSON.stringify(sent),
      signal: giveUp.signal,
    });
    return await read(response);
  } catch {
    return UNREACHABLE;
  } finally {
    clearTimeout(timer);
  }
}

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

/** The battle as this reader sees it, while the component is mounted. */
export function useLink(
  seat: SeatName | null,
  first: BattleView,
  seen?: (view: BattleView) => BattleView,
  meet?: (company: Company) => void,
): Link {
  const [link] = useState(() => createLink(first.battle, seat, first, seen, meet));
  useEffect(() => link.open(), [link]);
  return link;
}

/** Sends a seat's commands while the component is mounted; `take` is read once, at mount. */
export function useNewSender(battle: string, seat: SeatName, take: (view: BattleView) => void): Sender {
  const [sender] = useState(() => createSender(battle, seat, take));
  useEffect(() => sender.open(), [sender]);
  return sender;
}
