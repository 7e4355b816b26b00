import { deleteAccount } from "@/lib/server/delete-account";
import { LIMITS } from "@/lib/server/limits";
import { whoAmI } from "@/lib/server/who-am-i";
import { answerAccount } from "../_http/answer-account";
import { handlersOf } from "../_http/handlers-of";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: { answer: async (call) => answerAccount(await whoAmI(call)) },
  DELETE: { rate: "passwords", body: LIMITS.account, answer: async (call) => answerAccount(await deleteAccount(call)) },
});
