import { withCleanNames } from "@/lib/model/clean-names";
import { ARMY_PLACES } from "@/lib/model/stored-army";
import { pinVersions } from "@/lib/rules/army/pin-versions";
import { createArmy, listArmies } from "@/lib/server/armies";
import { callerOf } from "@/lib/server/identity";
import { armyBytes, LIMITS } from "@/lib/server/limits";
import { linkToNext, partIn } from "@/lib/server/queries";
import { readArmy } from "@/lib/server/read-army";
import { running } from "@/lib/server/running";
import { asOwn } from "../_http/answer-owner";
import { storing } from "../_http/guards";
import { type Call, handlersOf } from "../_http/handlers-of";
import { refuseFaults } from "../_http/refuse-faults";
import { ok, type Reply } from "../_http/reply";
import { saverOf } from "../_http/saver-of";
import { creationKeyIn, noRoom, tooLarge } from "./_http/conditions";
import { storedReply } from "./_http/stored-reply";

async function list({ query, headers }: Call): Promise<Reply> {
  const place = ARMY_PLACES.find((one) => one === query.place) ?? null;
  if (query.place !== undefined && place === null)
    return refuseFaults(400, "not-one-of", [{ path: ["place"], code: "not-one-of", params: { values: ARMY_PLACES } }]);
  const part = partIn(query);
  if (!part.ok) return refuseFaults(400, "bad-part", part.faults);
  const { user, cookies } = await callerOf(headers);
  if (!user) return asOwn(ok([]), cookies);
  const armies = await listArmies(running().armies, user.id, place, part.asked);
  return asOwn(ok(armies.told, linkToNext("/api/armies", query, armies)), cookies);
}

async function create(call: Call): Promise<Reply> {
  const { armies, knowledge } = running();
  const key = creationKeyIn(call.headers);
  if (!key.ok) return key.reply;
  const read = readArmy(withCleanNames(call.body), knowledge);
  if (!read.ok) return refuseFaults(400, read.code, read.faults);
  const army = pinVersions(read.army, knowledge.book);
  const store = async () => {
    const saver = await saverOf(call);
    if ("status" in saver) return saver;
    const created = await createArmy(armies, saver.user, army, key.value);
    if (!created) return asOwn(await noRoom(saver.user), saver.cookies);
    const { stored, isNew } = created;
    return asOwn(storedReply(stored, isNew ? 201 : 200, { location: `/api/armies/${stored.id}` }), saver.cookies);
  };
  return tooLarge(army) ?? storing(call.address, { bytes: armyBytes(army) }, store);
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: { query: ["place", "limit", "before"], answer: list },
  POST: { rate: "saves", body: LIMITS.document, answer: create },
});
