import type { SheetReader } from "@/lib/model/army-sheet";
import { PAPER } from "@/lib/words/site";
import { ChoiceLink } from "./choice-link";
import type { PapersAt } from "./papers-at";
import { sheetAddress } from "./sheet-query";

const KINDS = ["sheet", "cards", "quick-reference"] as const;

type Props = {
  readonly papers: PapersAt;
  readonly here: (typeof KINDS)[number];
  /** Who this paper is for: links to the others keep it. */
  readonly reader: SheetReader;
};

/** All that can be printed of an army. */
export function ArmyPapers({ papers, here, reader }: Props) {
  return (
    <nav aria-label={PAPER.which} className="flex flex-wrap gap-x-5">
      {KINDS.map((kind) => (
        <ChoiceLink
          key={kind}
          href={sheetAddress(papers[kind], { reader, paper: "a4" })}
          label={PAPER.names[kind]}
          isChosen={kind === here}
        />
      ))}
    </nav>
  );
}
