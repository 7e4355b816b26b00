import { renewInvite } from "@/lib/server/battles/renew-invite";
import { revokeInvite } from "@/lib/server/battles/revoke-invite";
import { handlersOf } from "../../../_http/handlers-of";
import type { Reply } from "../../../_http/reply";
import { answerSeat, type Seated } from "../../_http/answer-seat";
import { madeReply } from "../../_http/made-reply";

const renew = async ({ loaded }: Seated): Promise<Reply> => madeReply(await renewInvite(loaded));

async function revoke({ loaded }: Seated): Promise<Reply> {
  await revokeInvite(loaded);
  return { status: 204, body: null };
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  POST: { rate: "saves", answer: answerSeat(renew) },
  DELETE: { rate: "saves", answer: answerSeat(revoke) },
});
