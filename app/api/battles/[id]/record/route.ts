import { battleRecord } from "@/lib/server/battles/load-battle";
import { type Call, handlersOf } from "../../../_http/handlers-of";
import { NEVER_KEPT, ok, type Reply } from "../../../_http/reply";
import { onlookerOf } from "../../_http/answer-seat";

/** The same for everybody. Once the seed is public the record rarely changes, so it can be revalidated by its tag. */
async function show(call: Call): Promise<Reply> {
  const onlooker = await onlookerOf(call);
  if ("status" in onlooker) return onlooker;
  const record = await battleRecord(onlooker.loaded);
  return ok(record, record.seed === null ? NEVER_KEPT : {});
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({ GET: { answer: show } });
