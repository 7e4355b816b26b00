import { armyLikings } from "@/lib/server/battles/advice";
import { handlersOf } from "../../../_http/handlers-of";
import { ok } from "../../../_http/reply";
import { answerSeat } from "../../_http/answer-seat";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: { answer: answerSeat(({ loaded, seat }) => ok(armyLikings(loaded, seat))) },
});
