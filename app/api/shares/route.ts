import { pinAllVersions } from "@/lib/rules/army/pin-versions";
import { callerOf } from "@/lib/server/identity";
import { LIMITS } from "@/lib/server/limits";
import { listShares } from "@/lib/server/list-shares";
import { readArmy } from "@/lib/server/read-army";
import { running } from "@/lib/server/running";
import { shareArmy } from "@/lib/server/share-army";
import { asOwn } from "../_http/answer-owner";
import { type Call, handlersOf } from "../_http/handlers-of";
import { refuse } from "../_http/refusals";
import { refuseFaults } from "../_http/refuse-faults";
import { ok, type Reply } from "../_http/reply";
import { saverOf } from "../_http/saver-of";

async function list({ headers }: Call): Promise<Reply> {
  const { user, cookies } = await callerOf(headers);
  return asOwn(ok(user ? await listShares(running().shares, user.id) : []), cookies);
}

async function share(call: Call): Promise<Reply> {
  const { shares, knowledge } = running();
  const read = readArmy(call.body, knowledge);
  if (!read.ok) return refuseFaults(400, read.code, read.faults);
  const sharer = await saverOf(call);
  if ("status" in sharer) return sharer;
  const shared = await shareArmy(shares, sharer.user.id, pinAllVersions(read.army, read.book, read.rules));
  if (!shared) return asOwn(refuse("too-many-shares", { most: LIMITS.shares }), sharer.cookies);
  const headers = { location: `/api/shares/${shared.share.share}` };
  return asOwn({ status: shared.isNew ? 201 : 200, body: shared.share, headers }, sharer.cookies);
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: { answer: list },
  POST: { rate: "saves", body: LIMITS.document, answer: share },
});
