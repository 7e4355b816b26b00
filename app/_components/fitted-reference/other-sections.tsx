import Link from "next/link";
import type { QuickReference } from "@/lib/model/quick-reference";
import { both } from "@/lib/words/phrasing";

type Props = { readonly others: QuickReference["sections"] };

/** That some sections are not shown, though not for want of use. */
export function OtherSections({ others }: Props) {
  if (others.length === 0) return null;
  return (
    <p className="max-w-prose text-soft">
      {both(others.map(({ title }) => `“${title}”`))}: not needed while one fights, and the same for every army, so not shown here. “All of
      it” has them, and so has <Link href="/quick-reference">the whole quick reference</Link>.
    </p>
  );
}
