import { findBattleTables } from "@/lib/server/knowledge";
import { running } from "@/lib/server/running";
import { handlersOf } from "../_http/handlers-of";
import { refuseFaults } from "../_http/refuse-faults";
import { FOR_EVER, ok } from "../_http/reply";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: {
    query: ["version"],
    answer: ({ query }) => {
      const { version = null } = query;
      const found = findBattleTables(running().knowledge, version);
      if (!found.ok) return refuseFaults(404, found.fault.code, [found.fault]);
      return ok(found.tables, version === null ? {} : FOR_EVER);
    },
  },
});
