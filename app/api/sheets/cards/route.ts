import { SHEET_READERS } from "@/lib/model/army-sheet";
import { makeCards } from "@/lib/server/cards-of-army";
import { LIMITS } from "@/lib/server/limits";
import { type Call, handlersOf } from "../../_http/handlers-of";
import { refuseFaults } from "../../_http/refuse-faults";
import { ok, type Reply } from "../../_http/reply";

function make({ query, body }: Call): Reply {
  const { for: wanted = "own" } = query;
  const reader = SHEET_READERS.find((one) => one === wanted);
  if (reader === undefined)
    return refuseFaults(400, "not-one-of", [{ path: ["for"], code: "not-one-of", params: { values: SHEET_READERS } }]);
  const cards = makeCards(body, reader);
  return cards.ok ? ok(cards.made) : refuseFaults(400, cards.code, cards.faults);
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  POST: { query: ["for"], rate: "assess", body: LIMITS.document, answer: make },
});
