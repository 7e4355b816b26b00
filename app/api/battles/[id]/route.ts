import { battleView } from "@/lib/server/battles/load-battle";
import { handlersOf } from "../../_http/handlers-of";
import { ok } from "../../_http/reply";
import { answerOnlooker } from "../_http/answer-seat";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: { answer: answerOnlooker(({ loaded, seat }) => ok(battleView(loaded, seat))) },
});
