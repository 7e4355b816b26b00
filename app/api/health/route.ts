import { healthProblems } from "@/lib/server/health";
import { running } from "@/lib/server/running";
import { handlersOf } from "../_http/handlers-of";
import { NEVER_KEPT } from "../_http/reply";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: {
    answer: async () => {
      const problems = await healthProblems(running());
      const ok = problems.length === 0;
      return { status: ok ? 200 : 503, body: { ok, data: running().knowledge.catalog.version, problems }, headers: NEVER_KEPT };
    },
  },
});
