import type { Paper } from "@/app/_components/paper/paper";
import type { ArmySheet } from "@/lib/model/army-sheet";
import { fitSheet, sheetNumbers } from "./fit-sheet";
import { SheetFigures } from "./sheet-figures";
import { SheetFoot } from "./sheet-foot";
import { SheetHead } from "./sheet-head";
import { SheetTable } from "./sheet-table";
import "./sheet.css";
import "./sheet-on-phone.css";

type Props = { readonly sheet: ArmySheet; readonly paper: Paper };

/** An army as a leaf of paper: the same on the screen and from the printer. */
export function ArmySheetPage({ sheet, paper }: Props) {
  const setting = fitSheet(sheet, paper);
  return (
    <article
      className="army-sheet"
      data-paper={paper}
      data-reader={sheet.reader}
      data-type={setting.name}
      style={sheetNumbers(setting, paper)}
    >
      <SheetHead sheet={sheet} />
      <SheetFigures figures={sheet.figures} />
      <SheetTable sheet={sheet} />
      <SheetFoot sheet={sheet} />
    </article>
  );
}
