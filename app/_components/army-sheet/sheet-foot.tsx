import type { ReactNode } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import type { ArmySheet } from "@/lib/model/army-sheet";
import { flankMarchWords } from "@/lib/sheets/flank-march-words";
import { shortVersion } from "@/lib/sheets/short-version";
import { HOUSE_MARK } from "@/lib/sheets/text-parts";
import { yearsWords } from "@/lib/words/list-words";

/** What one looks up once: flank marches, verdict, territories, versions, and what the marks mean. */
export function SheetFoot({ sheet }: { readonly sheet: ArmySheet }) {
  const { flankMarches, verdict, territories, versions, notes } = sheet;
  const editions = [versions.list, ...versions.allies].map(
    ({ name, years, version }) => `${name}, ${yearsWords(years)}: ${shortVersion(version)}`,
  );
  return (
    <dl className="sheet-foot">
      {flankMarches.length > 0 && (
        <Entry name="Flank marches">
          <RulesWords text={`The army ${flankMarchWords(flankMarches)}.`} />
        </Entry>
      )}
      {verdict.reasons.length > 0 && (
        <Entry name="Verdict">
          <b>{verdict.words}.</b> <RulesWords text={verdict.reasons.join(" ")} />
        </Entry>
      )}
      <Entry name="Territories">
        <RulesWords text={territories.map(({ letter, name }) => `${letter} ${name}`).join(", ")} />
      </Entry>
      <Entry name="Versions">
        {editions.join("; ")}; rules: {shortVersion(versions.rules)}
      </Entry>
      <Entry name="Notes">
        <RulesWords text={notes.join(" ")} /> {HOUSE_MARK}&nbsp;marks a house value.
      </Entry>
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
