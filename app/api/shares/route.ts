import { withCleanNames } from "@/lib/model/clean-names";
import { pinAllVersions } from "@/lib/rules/army/pin-versions";
import { callerOf, type User } from "@/lib/server/identity";
import { armyBytes, LIMITS, mostOf } from "@/lib/server/limits";
import { linkToNext, partIn } from "@/lib/server/queries";
import { readArmy } from "@/lib/server/read-army";
import { running } from "@/lib/server/running";
import { listShares, shareArmy } from "@/lib/server/shares";
import { asOwn } from "../_http/answer-owner";
import { storing } from "../_http/guards";
import { type Call, handlersOf } from "../_http/handlers-of";
import { refuse } from "../_http/refusals";
import { refuseFaults } from "../_http/refuse-faults";
import { ok, type Reply } from "../_http/reply";
import { saverOf } from "../_http/saver-of";
import { tooLarge, tooManyBytes } from "../armies/_http/conditions";

async function list({ query, headers }: Call): Promise<Reply> {
  const part = partIn(query);
  if (!part.ok) return refuseFaults(400, "bad-part", part.faults);
  const { user, cookies } = await callerOf(headers);
  if (!user) return asOwn(ok([]), cookies);
  const shares = await listShares(running().shares, user.id, part.asked);
  return asOwn(ok(shares.told, linkToNext("/api/shares", query, shares)), cookies);
}

async function noRoomToShare(user: User): Promise<Reply> {
  const { live, ever } = await running().shares.countOf(user.id);
  const [{ shares, sharesEver }, { anonymous }] = [mostOf(user), user];
  if (live >= shares) return refuse("too-many-shares", { most: shares, anonymous });
  return ever >= sharesEver ? refuse("too-many-shares-ever", { most: sharesEver, anonymous }) : tooManyBytes(user);
}

async function share(call: Call): Promise<Reply> {
  const { shares, knowledge } = running();
  const read = readArmy(withCleanNames(call.body), knowledge);
  if (!read.ok) return refuseFaults(400, read.code, read.faults);
  const army = pinAllVersions(read.army, read.book, read.rules);
  const store = async () => {
    const sharer = await saverOf(call);
    if ("status" in sharer) return sharer;
    const shared = await shareArmy(shares, sharer.user, army);
    if (!shared) return asOwn(await noRoomToShare(sharer.user), sharer.cookies);
    const headers = { location: `/api/shares/${shared.share.share}` };
    return asOwn({ status: shared.isNew ? 201 : 200, body: shared.share, headers }, sharer.cookies);
  };
  return tooLarge(army) ?? storing(call.address, { bytes: armyBytes(army) }, store);
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: { query: ["limit", "before"], answer: list },
  POST: { rate: "saves", body: LIMITS.document, answer: share },
});
