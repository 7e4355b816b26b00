import { PAPER_NAMES, PAPERS } from "@/app/_components/paper/paper";
import { SHEET } from "@/lib/words/sheet";
import { ChoiceLink } from "./choice-link";
import type { PapersAt } from "./papers-at";
import { type SheetChoice, sheetAddress, sheetReaders } from "./sheet-query";

type Props = SheetChoice & { readonly papers: PapersAt };

/** Whom a sheet is for, and on what paper. */
export function SheetChoices({ papers: { sheet, own }, reader, paper }: Props) {
  return (
    <nav aria-label={SHEET.which} className="flex flex-wrap items-center gap-x-8 gap-y-1">
      <p className="flex gap-5">
        {sheetReaders(own).map(({ id, label }) => (
          <ChoiceLink key={id} href={sheetAddress(sheet, { paper, reader: id })} label={label} isChosen={id === reader} />
        ))}
      </p>
      <p className="flex gap-5">
        {PAPERS.map((one) => (
          <ChoiceLink key={one} href={sheetAddress(sheet, { reader, paper: one })} label={PAPER_NAMES[one]} isChosen={one === paper} />
        ))}
      </p>
    </nav>
  );
}
