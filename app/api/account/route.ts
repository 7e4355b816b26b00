import { LIMITS } from "@/lib/server/limits";
import { deleteAccount, whoAmI } from "@/lib/server/own-account";
import { answerAccount } from "../_http/answer-account";
import { handlersOf } from "../_http/handlers-of";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: { answer: async (call) => answerAccount(await whoAmI(call)) },
  DELETE: { rate: "passwords", body: LIMITS.account, answer: async (call) => answerAccount(await deleteAccount(call)) },
});
