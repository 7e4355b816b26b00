import { newBattle } from "@/lib/model/battle";
import { faultsOf } from "@/lib/model/faults";
import { myBattles } from "@/lib/server/battles/my-battles";
import { openBattle } from "@/lib/server/battles/open-battle";
import { callerOf } from "@/lib/server/identity";
import { LIMITS } from "@/lib/server/limits";
import { asOwn } from "../_http/answer-owner";
import { type Call, handlersOf } from "../_http/handlers-of";
import { refuseFaults } from "../_http/refuse-faults";
import { ok, type Reply } from "../_http/reply";
import { takerOf } from "./_http/asker-of";

async function open(call: Call): Promise<Reply> {
  const wanted = newBattle.safeParse(call.body);
  if (!wanted.success) return refuseFaults(400, "bad-document", faultsOf(wanted.error, call.body));
  const taker = await takerOf(call);
  if ("status" in taker) return taker;
  const opened = await openBattle(wanted.data, taker.asker);
  const reply = opened.ok
    ? { status: 201, body: opened.created, headers: { location: `/api/battles/${opened.created.battle}` } }
    : refuseFaults(400, "bad-document", opened.faults);
  return asOwn(reply, taker.cookies);
}

async function list({ headers }: Call): Promise<Reply> {
  const { user, cookies } = await callerOf(headers);
  const mine = user ? await myBattles(user.id) : [];
  return asOwn(ok({ battles: mine.map(({ summary }) => summary) }), cookies);
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: { answer: list },
  POST: { rate: "battles", body: LIMITS.document, answer: open },
});
