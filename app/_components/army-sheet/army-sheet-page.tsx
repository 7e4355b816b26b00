import type { ReactNode } from "react";
import type { Paper } from "@/app/_components/paper/paper";
import { QrCode } from "@/app/_components/qr-code";
import { RulesWords } from "@/app/_components/rules-words";
import type { ArmySheet, SheetFigure } from "@/lib/model/army-sheet";
import { HOUSE_MARK, shortVersion } from "@/lib/sheets/text-parts";
import { yearsWords } from "@/lib/words/list-lines";
import { FIGURE_TERMS, flankMarchTerms, SHEET, SHEET_NOTES } from "@/lib/words/sheet";
import { namesAsWords } from "@/lib/words/terms";
import { fitSheet, sheetNumbers } from "./fit-sheet";
import { Facts, HouseMark } from "./sheet-cells";
import { SheetTable } from "./sheet-table";
import "./sheet.css";
import "./sheet-on-phone.css";

/** Whose army it is and how it stands, and the way back to it from paper. */
function SheetHead({ sheet: { name, about, verdict, link } }: { readonly sheet: ArmySheet }) {
  return (
    <header className="sheet-head">
      <div>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p>
          <Facts text={about} />· <b>{verdict.words}</b>
        </p>
        {link !== null && <a href={link}>{link}</a>}
      </div>
      {link !== null && <QrCode link={link} className="sheet-code" />}
    </header>
  );
}

/** The numbers asked for most, as a strip. */
function SheetFigures({ figures }: { readonly figures: readonly SheetFigure[] }) {
  return (
    <dl className="sheet-figures">
      {figures.map(({ id, value, source }) => (
        <div key={id}>
          <dt>
            <RulesWords text={FIGURE_TERMS[id]} />
            {source === "house" && <HouseMark />}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is looked up once: flank marches, verdict, territories, versions and notes. */
function SheetFoot({ sheet, remarks }: { readonly sheet: ArmySheet; readonly remarks: string }) {
  const { flankMarches, verdict, territories, versions, notes } = sheet;
  const editions = [versions.list, ...versions.allies].map(
    ({ name, years, version }) => `${name}, ${yearsWords(years)}: ${shortVersion(version)}`,
  );
  return (
    <dl className="sheet-foot">
      {flankMarches.length > 0 && (
        <Entry name={SHEET.flankMarches}>
          <RulesWords text={flankMarchTerms(flankMarches)} />
        </Entry>
      )}
      {remarks !== "" && <Entry name={SHEET.ownNotes}>{remarks}</Entry>}
      {verdict.reasons.length > 0 && (
        <Entry name={SHEET.verdict}>
          <b>{verdict.words}.</b> {verdict.reasons.join(" ")}
        </Entry>
      )}
      <Entry name={SHEET.territories}>
        <RulesWords text={namesAsWords(territories.map(({ letter, name }) => `${letter} ${name}`).join(", "))} />
      </Entry>
      <Entry name={SHEET.versions}>
        {SHEET.versionsShown([...editions, SHEET.rulesVersion(shortVersion(versions.rules), versions.tables)])}
      </Entry>
      <Entry name={SHEET.key}>{[...notes, SHEET_NOTES.houseMark(HOUSE_MARK)].join(" ")}</Entry>
    </dl>
  );
}

function Entry({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** `remarks`: what its player noted, where it is wanted. A sheet itself never has it. */
type Props = { readonly sheet: ArmySheet; readonly paper: Paper; readonly remarks?: string };

/** An army as a leaf of paper: the same on the screen and from the printer. */
export function ArmySheetPage({ sheet, paper, remarks = "" }: Props) {
  const setting = fitSheet(remarks === "" ? sheet : { ...sheet, notes: [...sheet.notes, remarks] }, paper);
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
      <SheetFoot sheet={sheet} remarks={remarks} />
    </article>
  );
}
