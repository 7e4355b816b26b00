import { LIMITS } from "@/lib/server/limits";
import { assessArmy } from "@/lib/server/read-army";
import { running } from "@/lib/server/running";
import { handlersOf } from "../_http/handlers-of";
import { refuseFaults } from "../_http/refuse-faults";
import { ok } from "../_http/reply";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  POST: {
    rate: "assess",
    body: LIMITS.document,
    answer: ({ body }) => {
      const assessed = assessArmy(body, running().knowledge);
      return assessed.ok ? ok(assessed.assessment) : refuseFaults(400, assessed.code, assessed.faults);
    },
  },
});
