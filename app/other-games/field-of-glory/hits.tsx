import type { FieldOfGloryHitsAnswer, FieldOfGlorySide, FieldOfGloryTables, Hits } from "@/lib/model/other-games/field-of-glory";
import { meanWords, shareWords } from "@/lib/words/other-games/common";
import { FIELD_OF_GLORY } from "@/lib/words/other-games/field-of-glory";
import { ChanceTable, countChances, type Figure, Figures } from "../_components/chances";
import { PlainTable } from "../_components/plain-table";
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
