import Link from "next/link";
import { ArmyPapers } from "@/app/_components/army-sheet/army-papers";
import type { PapersAt } from "@/app/_components/army-sheet/papers-at";
import { sheetReaders } from "@/app/_components/army-sheet/sheet-query";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { ReferenceSheet } from "@/app/_components/reference/reference-sheet";
import type { FittedReference } from "@/lib/model/quick-reference";
import type { WrittenValues } from "@/lib/sheets/reference/reference-keys";
import { partOfReference } from "@/lib/sheets/reference/reference-parts";
import { referenceText } from "@/lib/sheets/reference/reference-text";
import { ARMY_REFERENCE } from "@/lib/words/reference";
import { PAPER } from "@/lib/words/site";
import type { AskedArmyReference } from "./asked-army-reference";
import { FittedChoices } from "./fitted-choices";
import { LeftOut } from "./left-out";
import { OtherSections } from "./other-sections";
import { ReferenceFiles } from "./reference-files";

/** The title of the page, and the name of the file when a browser prints it into one. */
export const referenceTitle = ARMY_REFERENCE.tab;

type Props = {
  readonly army: string;
  /** Of the reference, in the foot of every leaf. */
  readonly name: string;
  readonly notes: readonly string[];
  readonly fitted: FittedReference;
  readonly asked: AskedArmyReference;
  readonly papers: PapersAt;
  /** The reader's own, also on somebody else's army. */
  readonly ownValues: WrittenValues;
};

/** The quick reference that fits an army, the reader's own or a shared one. */
export function ArmyReferencePage({ army, name, notes, fitted, asked, papers, ownValues }: Props) {
  const { reader, view, paper, part, find } = asked;
  const { reference, others } = partOfReference(fitted.reference, part);
  const text = referenceText(reference, { name, about: notes.join(" "), ownValues });
  return (
    <div className="px-4 py-4 md:px-7 print:p-0">
      <header className="screen-only">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-1">
          <Link href={papers.back} className="inline-flex min-h-[44px] min-w-0 flex-auto items-center [overflow-wrap:anywhere]">
            {PAPER.back(army)}
          </Link>
          <ArmyPapers papers={papers} here="quick-reference" reader={reader} />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <div className="min-w-0">
            <h1>{ARMY_REFERENCE.heading}</h1>
            <p className="mt-1 max-w-prose text-soft">{[ARMY_REFERENCE.lead, ...notes].join(" ")}</p>
          </div>
          <FittedChoices
            address={papers["quick-reference"]}
            {...{ view, paper, part }}
            readers={sheetReaders(papers.own)}
            reader={reader}
          />
        </div>
        <div className="mt-3 mb-2 flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
          <div className="min-w-0">
            <OtherSections others={others} />
            <LeftOut leftOut={fitted.leftOut} />
          </div>
          <ReferenceFiles name={name} text={text} isForPrint={view === "printed"} />
        </div>
      </header>
      <ReferenceSheet reference={reference} paper={paper} view={view} find={find} ownValues={ownValues} name={name} />
      <GlossaryCard />
    </div>
  );
}
