"use client";

import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import { askServer, visitorHeaders } from "@/app/_components/ask-server";
import { createBoard, useBoard } from "@/app/_components/browser/board";
import { EVENT } from "@/lib/words/events/events";
import { COMMON } from "@/lib/words/site";

/** What was last said on the page, and by which part of it: only that is shown, until something else is done. */
const LAST_SAID = createBoard<{ readonly by: symbol; readonly words: string; readonly isTrouble: boolean } | null>(null);

/** Changes an event once at a time, and shows it as it is then. `done`: what is said then. `said`: what happened, or why nothing did. */
export function useChange(event: string, done: string = EVENT.done) {
  const router = useRouter();
  const [isShowing, show] = useTransition();
  const [busy, setBusy] = useState(false);
  const [by] = useState(() => Symbol("part"));
  const said = useBoard(LAST_SAID, (last) => (last?.by === by ? last : null));
  const sending = useRef(false);

  async function change(method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<boolean> {
    if (sending.current) return false;
    sending.current = true;
    setBusy(true);
    LAST_SAID.show(null);
    const answer = await askServer<unknown>(method, `/api/events/${event}${path}`, {
      ...(body === undefined ? {} : { body }),
      headers: visitorHeaders(),
    });
    sending.current = false;
    setBusy(false);
    if (answer.ok) LAST_SAID.show({ by, words: done, isTrouble: false });
    else LAST_SAID.show({ by, words: answer.status === 0 ? COMMON.notSent : answer.error.message, isTrouble: true });
    show(() => router.refresh());
    return answer.ok;
  }
  return { change, busy: busy || isShowing, said };
}
export type Change = ReturnType<typeof useChange>;

/** What became of the last change, announced. */
export function ChangeLine({ said }: Pick<Change, "said">) {
  return (
    <div role={said?.isTrouble ? "alert" : "status"} className={said ? "mt-1 print:hidden" : ""}>
      {said && <p className={said.isTrouble ? "finding" : "text-soft"}>{said.words}</p>}
    </div>
  );
}
