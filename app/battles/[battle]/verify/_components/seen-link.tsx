import { type FormEvent, useId, useState } from "react";
import type { SeenChain } from "@/app/battles/_components/seen-chain";
import { SEEN_LINK } from "@/lib/rules/record/check-chain";

/** `of`: the battle. The link that its record is checked against, and the one that this browser kept. */
export type Seen = { readonly of: string; readonly link: string | null; readonly from: SeenChain | null };

type Props = { readonly seen: Seen; readonly take: (seen: Seen) => void };

const UNFIT = "A link has 12 to 64 characters, from 0-9 and a-f. Nothing was compared anew.";

function whereFrom({ link, from }: Seen): string {
  if (from !== null && link === from.chain) return `Kept by this browser, which watched the battle as far as event ${from.seq}.`;
  if (link !== null) return "As you typed it.";
  return from === null ? "This browser has kept none: it did not watch this battle." : "Nothing is compared.";
}

/** Asks for the end of the chain that the reader has seen. */
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
      <h2 id={`${id}-head`}>The link that you saw</h2>
      <p className="mt-1 text-soft">
        Each event of a battle has a link, reckoned from it and from all before it. If the last one that you saw during the battle is in the
        record, then up to there it is the battle that you played. A printed record has it at its foot.
      </p>
      <form onSubmit={submit} className="mt-3 grid gap-2">
        <label htmlFor={id}>Link, 12 characters or more</label>
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
          {isUnfit ? UNFIT : whereFrom(seen)}
        </p>
        <button type="submit" className="button justify-self-start" data-filled>
          Check again
        </button>
      </form>
    </section>
  );
}
