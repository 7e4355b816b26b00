"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { AskedButton } from "@/app/_components/asked-button";
import { Fold, FormTrouble } from "@/app/_components/form";
import { HandOnLink } from "@/app/_components/hand-on-link";
import { useOnce } from "@/app/_components/use-once";
import type { HandOver } from "@/lib/model/tournament";
import { EVENT } from "@/lib/words/events/events";
import { COMMON } from "@/lib/words/site";

const WORDS = EVENT.organiser;

type Props = { readonly event: string; readonly name: string; readonly link: string };

/** Handing an event over to another organiser, and deleting it. */
export function EndOfEvent({ event, name, link }: Props) {
  const router = useRouter();
  const [code, setCode] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const offering = useOnce(async () => {
    setTrouble(null);
    const answer = await askServer<HandOver>("POST", `/api/events/${event}/hand-over`);
    if (answer.ok) setCode(answer.value.code);
    else setTrouble(answer.error.message);
    return answer.ok;
  });
  async function remove(): Promise<void> {
    setTrouble(null);
    const answer = await askServer<null>("DELETE", `/api/events/${event}`);
    if (answer.ok) router.push("/events");
    else setTrouble(answer.error.message);
  }
  return (
    <div className="mt-10 max-w-2xl border-t border-rule">
      <Fold title={WORDS.handOver}>
        {/* A link to it opens the fold. */}
        <p id="hand-over" className="mb-3">
          {WORDS.handOverText}
        </p>
        {code === null ? (
          <button type="button" className="button" aria-disabled={offering.busy || undefined} onClick={() => void offering.run()}>
            {WORDS.makeLink}
          </button>
        ) : (
          <HandOnLink url={`${link}#${code}`} name={name} label={WORDS.handOver} isNew />
        )}
      </Fold>
      <Fold title={WORDS.delete}>
        <p className="mb-3">{WORDS.deleteText}</p>
        <AskedButton label={WORDS.delete} asks={WORDS.confirmDelete(name)} keep={COMMON.cancel} act={remove} />
      </Fold>
      <FormTrouble trouble={trouble} />
    </div>
  );
}
