import { makeFittedReference } from "@/lib/server/fitted-reference";
import { LIMITS } from "@/lib/server/limits";
import { handlersOf } from "../../_http/handlers-of";
import { refuseFaults } from "../../_http/refuse-faults";
import { ok } from "../../_http/reply";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  POST: {
    rate: "assess",
    body: LIMITS.document,
    answer: ({ body }) => {
      const fitted = makeFittedReference(body);
      return fitted.ok ? ok(fitted.made) : refuseFaults(400, fitted.code, fitted.faults);
    },
  },
});
