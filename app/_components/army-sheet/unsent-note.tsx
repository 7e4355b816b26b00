"use client";

import { Link } from "@/app/_components/link";
import { Said } from "@/app/_components/said";
import { useHasUnsent } from "@/app/_components/unsent";
import { PAPER } from "@/lib/words/site";

/** A paper is made by the server, of the army that it has: changes that were not sent are not on it. */
export function UnsentNote({ back }: { readonly back: string }) {
  const hasUnsent = useHasUnsent(back.replace("/armies/", ""));
  return (
    hasUnsent && (
      <p role="status" className="finding basis-full" data-severity="warning">
        <Said words={PAPER.unsent} slots={{ army: (text) => <Link href={back}>{text}</Link> }} />
      </p>
    )
  );
}
