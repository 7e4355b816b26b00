import type { ReactNode } from "react";
import {
  type FieldOfGloryHitsAnswer,
  type FieldOfGlorySide,
  type FieldOfGloryTables,
  type FieldOfGloryTestAnswer,
  type Hits,
  FIELD_OF_GLORY_MOST as MOST,
} from "@/lib/model/other-games/field-of-glory";
import { meanWords, shareWords } from "@/lib/words/other-games/common";
import { FIELD_OF_GLORY } from "@/lib/words/other-games/field-of-glory";
import { Amount, Pick } from "../_components/ask-fields";
import { ChanceTable, countChances, type Figure, Figures, PlainTable, SplitBar } from "../_components/figures";
import { OurReadings } from "../_components/our-readings";
import { numbersFrom, Pairs, Part } from "../_components/question";
import { LineReadings, RollsAs, rerollsOf } from "./rolls-as";

type Told = { readonly answer: FieldOfGloryHitsAnswer; readonly tables: FieldOfGloryTables };
const SIDES = ["own", "other"] as const;

/** The hits of both sides, and of the own dice at every quality. */
export function HitsAnswer({ answer, tables }: Told) {
  const { asked, own, other, levels } = answer;
  const told = SIDES.flatMap((side) => {
    const [hits, of] = [side === "own" ? own : other, asked[side]];
    return hits && of ? [{ side, hits, of }] : [];
  });
  const figures = told.flatMap(({ side, hits }): Figure[] => [
    { name: FIELD_OF_GLORY.mean(side), value: meanWords(hits.mean), tone: side },
    { name: FIELD_OF_GLORY.eachDie(side), value: shareWords(hits.hitChance), tone: side },
  ]);
  return (
    <>
      <div>
        <Figures all={figures} />
        {told.map(({ side, hits, of }) => (
          <RollsAs key={side} {...{ side, tables }} level={hits.level} line={of.line} />
        ))}
        <LineReadings of={told.map(({ hits, of }) => ({ level: hits.level, line: of.line }))} />
      </div>
      <ChanceTable
        id="hits"
        title={FIELD_OF_GLORY.hitsTitle}
        caption={FIELD_OF_GLORY.hitsCaption}
        of={FIELD_OF_GLORY.hits}
        columns={told.map(({ side, hits }) => ({
          ...{ name: FIELD_OF_GLORY.short[side], tone: side, chances: countChances(hits.distribution) },
        }))}
      />
      <EveryQuality {...{ levels, tables }} side={asked.own} />
      <FacesByQuality levels={levels} />
      <HitsByQuality levels={levels} />
    </>
  );
}

type Levels = { readonly levels: readonly Hits[] };

function EveryQuality({ levels, side, tables }: Levels & { readonly side: FieldOfGlorySide; readonly tables: FieldOfGloryTables }) {
  return (
    <PlainTable
      id="every-quality"
      title={FIELD_OF_GLORY.everyQuality}
      caption={FIELD_OF_GLORY.everyQualityCaption(side.dice, side.target)}
      heads={[FIELD_OF_GLORY.level, FIELD_OF_GLORY.rerolls, FIELD_OF_GLORY.dieHits, FIELD_OF_GLORY.meanHits]}
      rows={levels.map(({ level, hitChance, mean }) => [
        FIELD_OF_GLORY.levels[level],
        rerollsOf(level, tables),
        shareWords(hitChance),
        meanWords(mean),
      ])}
    />
  );
}

function FacesByQuality({ levels }: Levels) {
  return (
    <PlainTable
      id="faces"
      isNarrow
      title={FIELD_OF_GLORY.facesTitle}
      caption={FIELD_OF_GLORY.facesCaption}
      heads={[FIELD_OF_GLORY.level, "1", "2", "3", "4", "5", "6"]}
      rows={levels.map(({ level, faces }) => [FIELD_OF_GLORY.levels[level], ...faces.map(shareWords)])}
    />
  );
}

function HitsByQuality({ levels }: Levels) {
  const counts = Math.max(...levels.map(({ distribution }) => distribution.length));
  return (
    <PlainTable
      id="by-quality"
      isNarrow
      title={FIELD_OF_GLORY.byQuality}
      caption={FIELD_OF_GLORY.byQualityCaption}
      heads={[FIELD_OF_GLORY.hits, ...levels.map(({ level }) => FIELD_OF_GLORY.levels[level])]}
      rows={Array.from({ length: counts }, (_, count) => [
        String(count),
        ...levels.map(({ distribution }) => shareWords(distribution[count] ?? 0)),
      ])}
    />
  );
}

type Tested = { readonly answer: FieldOfGloryTestAnswer; readonly tables: FieldOfGloryTables };

/** A test of two dice, and how it would go at every quality. */
export function TestAnswer({ answer: { asked, level, totals, pass, levels }, tables }: Tested) {
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
