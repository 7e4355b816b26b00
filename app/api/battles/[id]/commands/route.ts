import { playCommand } from "@/lib/server/battles/play-command";
import { LIMITS } from "@/lib/server/limits";
import { secondsToWait } from "@/lib/server/rate-limit";
import { bytesOf, storing } from "../../../_http/guards";
import { type Call, handlersOf } from "../../../_http/handlers-of";
import { refuse, retryAfter } from "../../../_http/refusals";
import { refuseFaults } from "../../../_http/refuse-faults";
import { ok, type Reply } from "../../../_http/reply";
import { answerSeat, battleOf, type Seated } from "../../_http/answer-seat";
import { readCommand } from "../../_http/read-command";

/** Estimates of what a command stores: its events, and the bytes of each besides the command itself. */
const ROWS = 2;
const EVENT = 400;

async function play({ seat }: Seated, call: Call): Promise<Reply> {
  const battle = battleOf(call);
  const seconds = await secondsToWait("commands", `${battle}|${seat}`);
  if (seconds > 0) return refuse("too-many-commands", { seconds }, retryAfter(seconds));
  const read = readCommand(call.body);
  if (!read.ok) return refuseFaults(400, "bad-document", read.faults);
  return storing(call.address, { rows: ROWS, bytes: ROWS * EVENT + bytesOf(call.body), isLarge: false }, async () => {
    const played = await playCommand(battle, seat, read.commandId, read.command);
    return played.ok ? ok(played) : { status: 409, body: played };
  });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  POST: { body: LIMITS.command, answer: answerSeat(play) },
});
