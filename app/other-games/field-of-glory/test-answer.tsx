import type { ReactNode } from "react";
import type { FieldOfGloryTables } from "@/lib/model/other-games/field-of-glory";
import { type FieldOfGloryTestAnswer, FIELD_OF_GLORY_MOST as MOST } from "@/lib/model/other-games/field-of-glory";
import { shareWords } from "@/lib/words/other-games/common";
import { FIELD_OF_GLORY } from "@/lib/words/other-games/field-of-glory";
import { Amount, Pick } from "../_components/ask-fields";
import { ChanceTable, Figures, SplitBar } from "../_components/chances";
import { OurReadings } from "../_components/our-readings";
import { PlainTable } from "../_components/plain-table";
import { numbersFrom, Pairs, Part } from "../_components/question";
import { LineReadings, RollsAs, rerollsOf } from "./rolls-as";

type Told = { readonly answer: FieldOfGloryTestAnswer; readonly tables: FieldOfGloryTables };

/** A test of two dice, and how it would go at every quality. */
export function TestAnswer({ answer: { asked, level, totals, pass, levels }, tables }: Told) {
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
          <LineReadings of={[{ level, line: asked.line }]} />
          <OurReadings of={[asked.line.some(({ commander }) => commander === "front") && FIELD_OF_GLORY.page.readings.tests]} />
        </div>
      </div>
      <PlainTable
        id="pass"
        title={FIELD_OF_GLORY.passTitle}
        caption={FIELD_OF_GLORY.passCaption(asked.need, asked.modifier)}
        heads={[FIELD_OF_GLORY.level, FIELD_OF_GLORY.rerolls, FIELD_OF_GLORY.pass]}
        rows={levels.map((one) => [FIELD_OF_GLORY.levels[one.level], rerollsOf(one.level, tables), shareWords(one.pass)])}
        current={levels.findIndex((one) => one.level === level)}
      />
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

const needs = numbersFrom(2, 12, FIELD_OF_GLORY.orMore);

/** What the test needs, and who takes it. */
export function NeedFields({ children }: { readonly children: ReactNode }) {
  return (
    <Part name={FIELD_OF_GLORY.line} side="own">
      <Pairs>
        <Pick name="need" label={FIELD_OF_GLORY.fields.need} options={needs} />
        <Amount name="modifier" label={FIELD_OF_GLORY.fields.modifier} min={-MOST.modifier} max={MOST.modifier} />
      </Pairs>
      {children}
    </Part>
  );
}
