import Link from "next/link";
import { Said } from "@/app/_components/said";
import type { QuickReference } from "@/lib/model/quick-reference";
import { ARMY_REFERENCE } from "@/lib/words/reference";

type Props = { readonly others: QuickReference["sections"] };

/** Names the sections that are not shown because every army has the same. */
export function OtherSections({ others }: Props) {
  if (others.length === 0) return null;
  const words = ARMY_REFERENCE.others(others.map(({ title }) => title));
  return (
    <p className="max-w-prose text-soft">
      <Said words={words} slots={{ whole: (text) => <Link href="/quick-reference">{text}</Link> }} />
    </p>
  );
}
