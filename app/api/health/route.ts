import { isHealthy } from "@/lib/server/is-healthy";
import { running } from "@/lib/server/running";
import { handlersOf } from "../_http/handlers-of";
import { NEVER_KEPT } from "../_http/reply";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: {
    answer: async () => {
      const { knowledge, documents } = running();
      const healthy = await isHealthy(knowledge, documents);
      return { status: healthy ? 200 : 503, body: { ok: healthy, data: knowledge.catalog.version }, headers: NEVER_KEPT };
    },
  },
});
