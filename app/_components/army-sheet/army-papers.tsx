import type { SheetReader } from "@/lib/model/army-sheet";
import { sheetAddress } from "./asked-sheet";
import { ChoiceLink } from "./choice-link";
import type { PapersAt } from "./papers-at";

const PAPERS_OF_ARMY = [
  { kind: "sheet", label: "Army sheet" },
  { kind: "cards", label: "Cards" },
  { kind: "quick-reference", label: "Quick reference" },
] as const;

type Props = {
  readonly papers: PapersAt;
  readonly here: (typeof PAPERS_OF_ARMY)[number]["kind"];
  /** For whom this one is, and so are the others. */
  readonly reader: SheetReader;
};

/** All that can be printed of an army. */
export function ArmyPapers({ papers, here, reader }: Props) {
  return (
    <nav aria-label="What to print" className="flex flex-wrap gap-x-5">
      {PAPERS_OF_ARMY.map(({ kind, label }) => (
        <ChoiceLink key={kind} href={sheetAddress(papers[kind], { reader, paper: "a4" })} label={label} isChosen={kind === here} />
      ))}
    </nav>
  );
}
