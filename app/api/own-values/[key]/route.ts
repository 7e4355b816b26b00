import { faultsOf } from "@/lib/model/faults";
import { typedOwnValue } from "@/lib/model/quick-reference";
import { LIMITS } from "@/lib/server/limits";
import { asOwnValue, ownValueCells } from "@/lib/server/quick-reference";
import { running } from "@/lib/server/running";
import { answerOwner, asOwn } from "../../_http/answer-owner";
import { bytesOf, storing } from "../../_http/guards";
import { type Call, handlersOf } from "../../_http/handlers-of";
import { refuse } from "../../_http/refusals";
import { refuseFaults } from "../../_http/refuse-faults";
import { ok, type Reply } from "../../_http/reply";
import { saverOf } from "../../_http/saver-of";

const keyOf = ({ params }: Call): string => String(params.key);

/** Why this cell takes no own value; null if it does. */
function refusedCell(key: string): Reply | null {
  switch (ownValueCells().get(key)) {
    case undefined:
      return refuse("unknown-cell", {});
    case false:
      return refuse("cell-of-the-rulebook", {});
    default:
      return null;
  }
}

async function put(call: Call): Promise<Reply> {
  const key = keyOf(call);
  const parsed = typedOwnValue.safeParse(call.body);
  const refused = refusedCell(key) ?? (parsed.success ? null : refuseFaults(400, "bad-document", faultsOf(parsed.error, call.body)));
  if (refused || !parsed.success) return refused as Reply;
  const { data } = parsed;
  return storing(call.address, { bytes: bytesOf(data) }, async () => {
    const saver = await saverOf(call);
    if ("status" in saver) return saver;
    const row = { key, value: data.value, changedAt: new Date() };
    const isKept = await running().ownValues.put({ ...row, userId: saver.user.id, most: LIMITS.ownValues });
    return asOwn(isKept ? ok(asOwnValue(row)) : refuse("too-many-own-values", { most: LIMITS.ownValues }), saver.cookies);
  });
}

const NOTHING: Reply = { status: 204, body: null };

async function takeBack(owner: string, call: Call): Promise<Reply> {
  await running().ownValues.remove(owner, keyOf(call));
  return NOTHING;
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  PUT: { rate: "saves", body: LIMITS.ownValue, answer: put },
  DELETE: { rate: "saves", answer: answerOwner(takeBack, () => NOTHING) },
});
