import { ownValuesOf, referenceWithText, wholeReferenceText } from "@/lib/server/quick-reference";
import { type Call, handlersOf } from "../_http/handlers-of";
import { refuseFaults } from "../_http/refuse-faults";
import { NEVER_KEPT, ok, type Reply } from "../_http/reply";

const FORMATS = ["json", "text"];

async function show({ query, headers }: Call): Promise<Reply> {
  const { format = "json" } = query;
  if (!FORMATS.includes(format))
    return refuseFaults(400, "not-one-of", [{ path: ["format"], code: "not-one-of", params: { values: FORMATS } }]);
  if (format === "json") return ok(referenceWithText());
  return {
    status: 200,
    body: new Blob([wholeReferenceText(await ownValuesOf(headers))]).stream(),
    headers: { "content-type": "text/plain; charset=utf-8", ...NEVER_KEPT },
  };
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: { query: ["format"], answer: show },
});
