"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { askServer, visitorHeaders } from "@/app/_components/ask-server";
import { FormTrouble } from "@/app/_components/form";
import type { Tournament } from "@/lib/model/tournament";
import { EVENT } from "@/lib/words/events/events";

const WORDS = EVENT.takeOver;

/** The code is behind the address's "#", so that no server logs it. */
export function TakeOver({ event }: { readonly event: string }) {
  const router = useRouter();
  const [trouble, setTrouble] = useState<string | null>(null);
  async function take(): Promise<void> {
    const code = window.location.hash.slice(1);
    if (!/^[a-z2-7]{26}$/.test(code)) return setTrouble(WORDS.broken);
    const answer = await askServer<Tournament>("PUT", `/api/events/${event}/hand-over`, { body: { code }, headers: visitorHeaders() });
    if (answer.ok) router.push(`/events/${event}`);
    else setTrouble(answer.error.message);
  }
  return (
    <div className="mt-3 grid max-w-prose gap-4">
      <p>{WORDS.text}</p>
      <div>
        <button type="button" className="button" data-filled onClick={() => void take()}>
          {WORDS.send}
        </button>
      </div>
      <FormTrouble trouble={trouble} />
    </div>
  );
}
