import type { SharedArmy } from "@/lib/model/stored-army";
import { running } from "@/lib/server/running";
import { findShare, shareLink, withdrawShare } from "@/lib/server/shares";
import { answerOwner } from "../../_http/answer-owner";
import { type Call, handlersOf } from "../../_http/handlers-of";
import { refuse } from "../../_http/refusals";
import { ok, type Reply } from "../../_http/reply";

const shareOf = ({ params }: Call): string => String(params.share);

async function show(call: Call): Promise<Reply> {
  const found = await findShare(running().shares, shareOf(call));
  switch (found.kind) {
    case "shared":
      return ok({ ...shareLink(shareOf(call)), army: found.army } satisfies SharedArmy);
    case "withdrawn":
      return refuse("share-withdrawn", {});
    case "unknown":
      return refuse("unknown-share", { own: false });
    default:
      return found satisfies never;
  }
}

const notYours = (): Reply => refuse("unknown-share", { own: true });

async function withdraw(owner: string, call: Call): Promise<Reply> {
  const isWithdrawn = await withdrawShare(running(), owner, shareOf(call));
  return isWithdrawn ? { status: 204, body: null } : notYours();
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: { answer: show },
  DELETE: { rate: "saves", answer: answerOwner(withdraw, notYours) },
});
