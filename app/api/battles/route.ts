import { newBattle } from "@/lib/model/battle";
import { withCleanNames } from "@/lib/model/clean-names";
import { faultsOf } from "@/lib/model/faults";
import { type Opened, openBattle } from "@/lib/server/battles/open-battle";
import { myBattles } from "@/lib/server/battles/seats";
import { callerOf } from "@/lib/server/identity";
import { LIMITS } from "@/lib/server/limits";
import { asOwn } from "../_http/answer-owner";
import { bytesOf, storing } from "../_http/guards";
import { type Call, handlersOf } from "../_http/handlers-of";
import { refuse } from "../_http/refusals";
import { refuseFaults } from "../_http/refuse-faults";
import { ok, type Reply } from "../_http/reply";
import { takerOf } from "./_http/asker-of";

function replyTo(opened: Opened): Reply {
  if (opened.ok) return { status: 201, body: opened.created, headers: { location: `/api/battles/${opened.created.battle}` } };
  return opened.code === "bad-document" ? refuseFaults(400, opened.code, opened.faults) : refuse(opened.code, { most: LIMITS.seats });
}

async function open(call: Call): Promise<Reply> {
  const wanted = newBattle.safeParse(withCleanNames(call.body));
  if (!wanted.success) return refuseFaults(400, "bad-document", faultsOf(wanted.error, call.body));
  // A battle grows with every command, so a new one counts as large.
  return storing(call.address, { rows: 8, bytes: bytesOf(call.body), isLarge: true }, async () => {
    const taker = await takerOf(call);
    if ("status" in taker) return taker;
    return asOwn(replyTo(await openBattle(wanted.data, taker.asker)), taker.cookies);
  });
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
