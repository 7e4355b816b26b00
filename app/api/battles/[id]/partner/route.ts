import { makePartnerCode } from "@/lib/server/battles/seats";
import { storing } from "../../../_http/guards";
import { type Call, handlersOf } from "../../../_http/handlers-of";
import type { Reply } from "../../../_http/reply";
import { answerSeat, type Seated } from "../../_http/answer-seat";
import { madeReply, ONE_CODE } from "../../_http/made-reply";

const invite = ({ loaded, seat }: Seated, { address }: Call): Promise<Reply> =>
  storing(address, ONE_CODE, async () => madeReply(await makePartnerCode(loaded, seat)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  POST: { rate: "saves", answer: answerSeat(invite) },
});
