import { joinRequest } from "@/lib/model/battle";
import { withCleanNames } from "@/lib/model/clean-names";
import { faultsOf } from "@/lib/model/faults";
import { type JoinedBattle, joinBattle } from "@/lib/server/battles/join-battle";
import { LIMITS } from "@/lib/server/limits";
import { asOwn } from "../../../_http/answer-owner";
import { bytesOf, storing } from "../../../_http/guards";
import { type Call, handlersOf } from "../../../_http/handlers-of";
import { refuse } from "../../../_http/refusals";
import { refuseFaults } from "../../../_http/refuse-faults";
import { ok, type Reply } from "../../../_http/reply";
import { battleOf } from "../../_http/answer-seat";
import { takerOf } from "../../_http/asker-of";

function replyTo(joined: JoinedBattle): Reply {
  if (joined.ok) return ok(joined.joined);
  if (joined.code === "too-many-battles") return refuse(joined.code, { most: LIMITS.seats });
  return joined.code === "bad-force" ? refuseFaults(400, "bad-document", joined.faults) : refuse(joined.code, {});
}

async function join(call: Call): Promise<Reply> {
  const wanted = joinRequest.safeParse(withCleanNames(call.body));
  if (!wanted.success) return refuseFaults(400, "bad-document", faultsOf(wanted.error, call.body));
  return storing(call.address, { rows: 3, bytes: bytesOf(call.body) }, async () => {
    const taker = await takerOf(call);
    if ("status" in taker) return taker;
    return asOwn(replyTo(await joinBattle(battleOf(call), wanted.data, taker.asker)), taker.cookies);
  });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  POST: { rate: "saves", body: LIMITS.document, answer: join },
});
