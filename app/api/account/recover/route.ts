import { LIMITS } from "@/lib/server/limits";
import { recoverAccount } from "@/lib/server/sign-in";
import { answerAccount } from "../../_http/answer-account";
import { handlersOf } from "../../_http/handlers-of";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  POST: { rate: "passwords", body: LIMITS.account, answer: async (call) => answerAccount(await recoverAccount(call)) },
});
