import { ARMY_PLACES } from "@/lib/model/stored-army";
import { pinVersions } from "@/lib/rules/army/pin-versions";
import { createArmy } from "@/lib/server/create-army";
import { callerOf } from "@/lib/server/identity";
import { LIMITS } from "@/lib/server/limits";
import { listArmies } from "@/lib/server/list-armies";
import { readArmy } from "@/lib/server/read-army";
import { running } from "@/lib/server/running";
import { asOwn } from "../_http/answer-owner";
import { type Call, handlersOf } from "../_http/handlers-of";
import { refuse } from "../_http/refusals";
import { refuseFaults } from "../_http/refuse-faults";
import { ok, type Reply } from "../_http/reply";
import { saverOf } from "../_http/saver-of";
import { creationKeyIn } from "./_http/conditions";
import { storedReply } from "./_http/stored-reply";

async function list({ query, headers }: Call): Promise<Reply> {
  const place = ARMY_PLACES.find((one) => one === query.place) ?? null;
  if (query.place !== undefined && place === null)
    return refuseFaults(400, "not-one-of", [{ path: ["place"], code: "not-one-of", params: { values: ARMY_PLACES } }]);
  const { user, cookies } = await callerOf(headers);
  return asOwn(ok(user ? await listArmies(running().armies, user.id, place) : []), cookies);
}

async function create(call: Call): Promise<Reply> {
  const { armies, knowledge } = running();
  const key = creationKeyIn(call.headers);
  if (!key.ok) return key.reply;
  const read = readArmy(call.body, knowledge);
  if (!read.ok) return refuseFaults(400, read.code, read.faults);
  const saver = await saverOf(call);
  if ("status" in saver) return saver;
  const created = await createArmy(armies, saver.user.id, pinVersions(read.army, knowledge.book), key.value);
  if (!created) return asOwn(refuse("too-many-armies", { most: LIMITS.armies }), saver.cookies);
  const { stored, isNew } = created;
  return asOwn(storedReply(stored, isNew ? 201 : 200, { location: `/api/armies/${stored.id}` }), saver.cookies);
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: { query: ["place"], answer: list },
  POST: { rate: "saves", body: LIMITS.document, answer: create },
});
