import { ArmyPapers, type PapersAt, SheetChoices } from "@/app/_components/army-sheet/army-papers";
import { ArmySheetPage } from "@/app/_components/army-sheet/army-sheet-page";
import { ReferenceFiles } from "@/app/_components/fitted-reference/reference-files";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { Link } from "@/app/_components/link";
import { pageNumbers } from "@/app/_components/paper/paper";
import type { SheetChoice } from "@/app/_components/paper/paper-query";
import { Said } from "@/app/_components/said";
import type { ArmySheet } from "@/lib/model/army-sheet";
import type { notesOf } from "@/lib/rules/army/names";
import { sheetText } from "@/lib/sheets/sheet-text";
import { PAPER, SHEET_PAGE } from "@/lib/words/papers";
import { SHEET } from "@/lib/words/sheet";

/** The title of the page, and the name of the file when a browser prints it into one. */
export const sheetTitle = ({ name }: ArmySheet): string => SHEET_PAGE.title(name);

type Props = {
  readonly sheet: ArmySheet;
  /** What its player noted, which a sheet has only where it is wanted. */
  readonly noted: ReturnType<typeof notesOf>;
  readonly choice: SheetChoice;
  readonly papers: PapersAt;
  /** Whether it is drawn without a connection: nothing can be shared then. */
  readonly isOffline?: boolean;
  /** Nobody needs to share a sample army. */
  readonly isSample?: boolean;
};

/** The page with the sheet of the reader's own army or of a sample army. */
export function OwnSheet({
  sheet,
  noted: all,
  choice: { reader, paper, notes = false },
  papers,
  isOffline = false,
  isSample = false,
}: Props) {
  const noted = reader === "own" ? all : [];
  const units = sheet.commands.flatMap((one) => one.units);
  const nameOf = (number: number | null) => units.find((one) => one.number === number)?.name ?? null;
  const remarks = notes ? noted.map(({ number, note }) => SHEET.ownNote(number, nameOf(number), note)).join(" ") : "";
  return (
    <div className="px-4 py-4 md:px-7 print:p-0">
      <div style={pageNumbers(paper)} className="sheet-measure mb-4 flex flex-wrap items-center gap-x-8 gap-y-1 print:hidden">
        <Link href={papers.back} className="inline-flex min-h-[44px] min-w-0 flex-auto items-center [overflow-wrap:anywhere]">
          {PAPER.back(sheet.name)}
        </Link>
        <ArmyPapers papers={papers} here="sheet" reader={reader} />
        <div className="order-last basis-full">
          <SheetChoices papers={papers} reader={reader} paper={paper} notes={notes} hasNotes={noted.length > 0} />
        </div>
        <ReferenceFiles name={sheet.name} text={sheetText(sheet, "full")} />
        {sheet.link === null && !isSample && (
          <p className="order-last basis-full text-soft">
            {isOffline ? (
              SHEET_PAGE.noCodeOffline
            ) : (
              <Said
                words={reader === "own" ? SHEET_PAGE.notShared : SHEET_PAGE.notSharedForOpponent}
                slots={{ editor: (text) => <Link href={papers.back}>{text}</Link> }}
              />
            )}
          </p>
        )}
      </div>
      <ArmySheetPage sheet={sheet} paper={paper} remarks={remarks} />
      <GlossaryCard />
    </div>
  );
}
