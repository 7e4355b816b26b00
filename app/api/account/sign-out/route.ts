import { signOut } from "@/lib/server/sign-in";
import { answerAccount } from "../../_http/answer-account";
import { handlersOf } from "../../_http/handlers-of";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  POST: { answer: async (call) => answerAccount(await signOut(call)) },
});
