import type { OwnValues } from "@/lib/model/quick-reference";
import { asOwnValue } from "@/lib/server/quick-reference";
import { running } from "@/lib/server/running";
import { answerOwner } from "../_http/answer-owner";
import { handlersOf } from "../_http/handlers-of";
import { ok, type Reply } from "../_http/reply";

const answerOf = (values: OwnValues["values"]): Reply => ok({ values } satisfies OwnValues);

const list = async (owner: string): Promise<Reply> => answerOf((await running().ownValues.allOf(owner)).map(asOwnValue));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: { answer: answerOwner(list, () => answerOf([])) },
});
