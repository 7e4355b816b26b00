import type { ReactNode } from "react";
import { type FieldOfGloryTestAnswer, FIELD_OF_GLORY_MOST as MOST } from "@/lib/model/sister-systems/field-of-glory";
import type { FieldOfGloryTables } from "@/lib/model/sister-systems/field-of-glory-tables";
import { shareWords } from "@/lib/words/other-games/common";
import { FIELD_OF_GLORY } from "@/lib/words/other-games/field-of-glory";
import { Amount, Pick } from "../_components/ask-fields";
import { Figures, SplitBar } from "../_components/chance-bars";
import { ChanceTable } from "../_components/chance-table";
import { RollsAs } from "./rolls-as";

type Told = { readonly answer: FieldOfGloryTestAnswer; readonly tables: FieldOfGloryTables };

/** A test of two dice, and how it would go at every quality. */
export function TestAnswer({ answer: { asked, level, totals, pass, levels }, tables }: Told) {
  const title = FIELD_OF_GLORY.passTitle;
  return (
    <>
      <div>
        <Figures
          all={[
            { name: FIELD_OF_GLORY.pass, value: shareWords(pass), tone: "own" },
            { name: FIELD_OF_GLORY.fail, value: shareWords(Math.max(0, 1 - pass)), tone: "other" },
          ]}
        />
        <SplitBar
          parts={[
            { tone: "own", p: pass },
            { tone: "other", p: Math.max(0, 1 - pass) },
          ]}
        />
        <div className="mt-3">
          <RollsAs {...{ level, tables }} line={asked.line} />
        </div>
      </div>
      <div>
        <h2>{title}</h2>
        <p id="pass" className="text-soft">
          {FIELD_OF_GLORY.passCaption(asked.need, asked.modifier)}
        </p>
        <table className="ledger odds-table" aria-describedby="pass">
          <thead>
            <tr>
              <th scope="col">{FIELD_OF_GLORY.level}</th>
              <th scope="col">{FIELD_OF_GLORY.rerolls}</th>
              <th scope="col" className="figure">
                {FIELD_OF_GLORY.pass}
              </th>
            </tr>
          </thead>
          <tbody>
            {levels.map((one) => (
              <tr key={one.level} aria-current={one.level === level || undefined}>
                <th scope="row">{FIELD_OF_GLORY.levels[one.level]}</th>
                <td>{tables.levels.find(({ id }) => id === one.level)?.rerolls.join(", ") || FIELD_OF_GLORY.noRerolls}</td>
                <td className="figure">{shareWords(one.pass)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ChanceTable
        id="totals"
        title={FIELD_OF_GLORY.totals}
        caption={FIELD_OF_GLORY.totalsCaption}
        of={FIELD_OF_GLORY.total}
        columns={[{ name: FIELD_OF_GLORY.levels[level], tone: "own", chances: totals }]}
      />
    </>
  );
}

const needs = Array.from({ length: 11 }, (_, at) => ({ value: String(at + 2), label: FIELD_OF_GLORY.orMore(at + 2) }));

/** What the test needs, and who takes it. */
export function NeedFields({ children }: { readonly children: ReactNode }) {
  return (
    <fieldset className="odds-side grid gap-3" data-side="own">
      <legend className="font-serif text-[1.15rem]">{FIELD_OF_GLORY.line}</legend>
      <div className="grid grid-cols-2 items-end gap-3">
        <Pick name="need" label={FIELD_OF_GLORY.need} options={needs} />
        <Amount name="modifier" label={FIELD_OF_GLORY.modifier} min={-MOST.modifier} max={MOST.modifier} />
      </div>
      {children}
    </fieldset>
  );
}
