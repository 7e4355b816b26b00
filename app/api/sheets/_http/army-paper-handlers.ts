import { SHEET_READERS, type SheetReader } from "@/lib/model/army-sheet";
import { LIMITS } from "@/lib/server/limits";
import type { ReadArmy } from "@/lib/server/read-army";
import { type Call, handlersOf } from "../../_http/handlers-of";
import { refuseFaults } from "../../_http/refuse-faults";
import { ok, type Reply } from "../../_http/reply";

type Made = { readonly ok: true; readonly made: unknown } | Extract<ReadArmy, { readonly ok: false }>;
type Make = (document: unknown, reader: SheetReader) => Made | Promise<Made>;

/** The handlers of an army's paper, for the reader that the query names. */
export function armyPaperHandlers(make: Make): ReturnType<typeof handlersOf> {
  async function answer({ query, body }: Call): Promise<Reply> {
    const { for: wanted = "own" } = query;
    const reader = SHEET_READERS.find((one) => one === wanted);
    if (reader === undefined)
      return refuseFaults(400, "not-one-of", [{ path: ["for"], code: "not-one-of", params: { values: SHEET_READERS } }]);
    const paper = await make(body, reader);
    return paper.ok ? ok(paper.made) : refuseFaults(400, paper.code, paper.faults);
  }
  return handlersOf({ POST: { query: ["for"], rate: "assess", body: LIMITS.document, answer } });
}
