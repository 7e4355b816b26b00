import { BATTLEFIELD_QUERY, findBattlefield } from "@/lib/server/find-battlefield";
import { running } from "@/lib/server/running";
import { handlersOf } from "../_http/handlers-of";
import { refuseFaults } from "../_http/refuse-faults";
import { ok } from "../_http/reply";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: {
    query: BATTLEFIELD_QUERY,
    rate: "battlefields",
    answer: ({ query }) => {
      const found = findBattlefield(query, running().knowledge);
      return found.ok ? ok(found.battlefield) : refuseFaults(400, "bad-query", found.faults);
    },
  },
});
