import { type FormEvent, useId, useState } from "react";
import type { SeenChain } from "@/app/battles/_components/seen-chain";
import { SEEN_LINK } from "@/lib/rules/record/chain";
import { VERIFY } from "@/lib/words/battle/verify";

/** `of`: the battle. `link`: what its record is compared with. `from`: what this browser saved. */
export type Seen = { readonly of: string; readonly link: string | null; readonly from: SeenChain | null };

type Props = { readonly seen: Seen; readonly take: (seen: Seen) => void };

function sourceWords({ link, from }: Seen): string {
  if (from !== null && link === from.chain) return VERIFY.seen.watched(from.seq);
  if (link !== null) return VERIFY.seen.typed;
  return from === null ? VERIFY.seen.notWatched : VERIFY.seen.none;
}

/** Asks for the last link that the reader saw. */
export function SeenLink({ seen, take }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(seen.link ?? "");
  const [isUnfit, setUnfit] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const link = typed.toLowerCase().replace(/[\s…]/g, "");
    const isFit = link === "" || SEEN_LINK.test(link);
    setUnfit(!isFit);
    if (isFit) take({ ...seen, link: link === "" ? null : link });
  };
  return (
    <section aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>{VERIFY.seen.heading}</h2>
      <p className="mt-1 text-soft">{VERIFY.seen.text}</p>
      <form onSubmit={submit} className="mt-3 grid gap-2">
        <label htmlFor={id}>{VERIFY.seen.label}</label>
        <input
          id={id}
          className="field verify-link"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          aria-invalid={isUnfit || undefined}
          aria-describedby={`${id}-from`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <p id={`${id}-from`} aria-live="polite" className={`text-[0.9rem] ${isUnfit ? "finding" : "text-soft"}`}>
          {isUnfit ? VERIFY.seen.unfit : sourceWords(seen)}
        </p>
        <button type="submit" className="button justify-self-start" data-filled>
          {VERIFY.seen.button}
        </button>
      </form>
    </section>
  );
}
