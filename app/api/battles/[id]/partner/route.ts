import { makePartnerCode } from "@/lib/server/battles/make-partner-code";
import { handlersOf } from "../../../_http/handlers-of";
import { answerSeat } from "../../_http/answer-seat";
import { madeReply } from "../../_http/made-reply";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  POST: { rate: "saves", answer: answerSeat(async ({ loaded, seat }) => madeReply(await makePartnerCode(loaded, seat))) },
});
