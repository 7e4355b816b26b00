import { suggest } from "@/lib/server/battles/advice";
import { handlersOf } from "../../../_http/handlers-of";
import { refuse } from "../../../_http/refusals";
import { ok } from "../../../_http/reply";
import { answerSeat } from "../../_http/answer-seat";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: {
    rate: "places",
    answer: answerSeat(async ({ loaded, seat }) => {
      const suggested = await suggest(loaded, seat);
      return suggested ? ok(suggested) : refuse("nothing-to-suggest", {});
    }),
  },
});
