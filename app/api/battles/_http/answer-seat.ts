import type { SeatName } from "@/lib/model/by-seat";
import type { Loaded } from "@/lib/server/battles/loaded";
import { findSeat } from "@/lib/server/battles/seats";
import { asOwn } from "../../_http/answer-owner";
import type { Call } from "../../_http/handlers-of";
import { refuse } from "../../_http/refusals";
import type { Reply } from "../../_http/reply";
import { type Asking, askerOf } from "./asker-of";

export type Onlooker = { readonly loaded: Loaded; readonly seat: SeatName | null; readonly mine: readonly SeatName[] };
export type Seated = { readonly loaded: Loaded; readonly seat: SeatName };

export const battleOf = ({ params }: Call): string => String(params.id);

/** The battle, and the seat of the caller; null for a spectator. */
export async function onlookerOf(call: Call): Promise<(Onlooker & Pick<Asking, "cookies">) | Reply> {
  const asking = await askerOf(call);
  if ("status" in asking) return asking;
  const found = await findSeat(battleOf(call), asking.asker);
  return found.ok ? { ...found, cookies: asking.cookies } : refuse(found.code, {});
}

/** Answers players and spectators. No cache may keep a seat's answer. */
export function answerOnlooker(answer: (onlooker: Onlooker, call: Call) => Reply | Promise<Reply>): (call: Call) => Promise<Reply> {
  return async (call) => {
    const onlooker = await onlookerOf(call);
    return "status" in onlooker ? onlooker : asOwn(await answer(onlooker, call), onlooker.cookies);
  };
}

/** Answers only the holder of a seat. */
export function answerSeat(answer: (seated: Seated, call: Call) => Reply | Promise<Reply>): (call: Call) => Promise<Reply> {
  return answerOnlooker(({ loaded, seat, mine }, call) => {
    if (seat) return answer({ loaded, seat }, call);
    return mine.length > 0 ? refuse("bad-seat", {}) : refuse("no-seat", {});
  });
}
