import { listSummaries } from "@/lib/server/knowledge";
import { running } from "@/lib/server/running";
import { handlersOf } from "../_http/handlers-of";
import { ok } from "../_http/reply";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: { answer: () => ok(listSummaries(running().knowledge)) },
});
