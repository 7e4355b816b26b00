import type { CommandResult } from "@/lib/model/battle";
import type { SeatName } from "@/lib/model/by-seat";
import type { ErrorBody } from "@/lib/model/http";
import { ROOM } from "@/lib/words/battle/room";
import { COMMON } from "@/lib/words/site";
import type { SendAnswer, Sent } from "./sending-steps";
import { whoseEyes } from "./whose-eyes";

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
export async function sendCommand(battle: string, seat: SeatName, sent: Sent): Promise<SendAnswer> {
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
