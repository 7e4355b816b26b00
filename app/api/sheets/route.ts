import { SHEET_READERS } from "@/lib/model/army-sheet";
import { LIMITS } from "@/lib/server/limits";
import { makeSheet } from "@/lib/server/make-sheet";
import { type Call, handlersOf } from "../_http/handlers-of";
import { refuseFaults } from "../_http/refuse-faults";
import { ok, type Reply } from "../_http/reply";

async function make({ query, body }: Call): Promise<Reply> {
  const { for: wanted = "own" } = query;
  const reader = SHEET_READERS.find((one) => one === wanted);
  if (reader === undefined)
    return refuseFaults(400, "not-one-of", [{ path: ["for"], code: "not-one-of", params: { values: SHEET_READERS } }]);
  const sheet = await makeSheet(body, reader);
  return sheet.ok ? ok(sheet.made) : refuseFaults(400, sheet.code, sheet.faults);
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  POST: { query: ["for"], rate: "assess", body: LIMITS.document, answer: make },
});
