import { exportAccount } from "@/lib/server/own-account";
import { answerAccount } from "../../_http/answer-account";
import { handlersOf } from "../../_http/handlers-of";

const AS_FILE = { "content-type": "application/json; charset=utf-8", "content-disposition": 'attachment; filename="condotta-export.json"' };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: { answer: async (call) => answerAccount(await exportAccount(call), AS_FILE) },
});
