"use client";

import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import { askServer, visitorHeaders } from "@/app/_components/ask-server";
import { EVENT } from "@/lib/words/events/events";
import { COMMON } from "@/lib/words/site";

/** Changes an event once at a time, and shows it as it is then. `done`: what is said then. `said`: what happened, or why nothing did. */
export function useChange(event: string, done: string = EVENT.done) {
  const router = useRouter();
  const [isShowing, show] = useTransition();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly words: string; readonly isTrouble: boolean } | null>(null);
  const sending = useRef(false);

  async function change(method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<boolean> {
    if (sending.current) return false;
    sending.current = true;
    setBusy(true);
    setSaid(null);
    const answer = await askServer<unknown>(method, `/api/events/${event}${path}`, {
      ...(body === undefined ? {} : { body }),
      headers: visitorHeaders(),
    });
    sending.current = false;
    setBusy(false);
    if (answer.ok) setSaid({ words: done, isTrouble: false });
    else setSaid({ words: answer.status === 0 ? COMMON.notSent : answer.error.message, isTrouble: true });
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
