import type { ReactNode } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import type { ArmySheet } from "@/lib/model/army-sheet";
import { shortVersion } from "@/lib/sheets/short-version";
import { HOUSE_MARK } from "@/lib/sheets/text-parts";
import { yearsWords } from "@/lib/words/lists";
import { namesAsWords } from "@/lib/words/sentence";
import { armyBreaks, SHEET, SHEET_NOTES } from "@/lib/words/sheet";

/** What is looked up once: flank marches, verdict, territories, versions and notes. */
export function SheetFoot({ sheet }: { readonly sheet: ArmySheet }) {
  const { flankMarches, verdict, territories, versions, notes } = sheet;
  const editions = [versions.list, ...versions.allies].map(
    ({ name, years, version }) => `${name}, ${yearsWords(years)}: ${shortVersion(version)}`,
  );
  return (
    <dl className="sheet-foot">
      {flankMarches.length > 0 && (
        <Entry name={SHEET.flankMarches}>
          <RulesWords text={armyBreaks(flankMarches)} />
        </Entry>
      )}
      {verdict.reasons.length > 0 && (
        <Entry name={SHEET.verdict}>
          <b>{verdict.words}.</b> {verdict.reasons.join(" ")}
        </Entry>
      )}
      <Entry name={SHEET.territories}>
        <RulesWords text={namesAsWords(territories.map(({ letter, name }) => `${letter} ${name}`).join(", "))} />
      </Entry>
      <Entry name={SHEET.versions}>{[...editions, SHEET.rulesVersion(shortVersion(versions.rules))].join("; ")}</Entry>
      <Entry name={SHEET.notes}>{[...notes, SHEET_NOTES.houseMark(HOUSE_MARK)].join(" ")}</Entry>
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
