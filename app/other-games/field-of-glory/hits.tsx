import type { FieldOfGloryHitsAnswer, FieldOfGlorySide, Hits } from "@/lib/model/sister-systems/field-of-glory";
import type { FieldOfGloryTables } from "@/lib/model/sister-systems/field-of-glory-tables";
import { rulesRow } from "@/lib/rules/rules-row";
import { meanWords, shareWords } from "@/lib/words/other-games/common";
import { FIELD_OF_GLORY } from "@/lib/words/other-games/field-of-glory";
import { type Figure, Figures } from "../_components/chance-bars";
import { ChanceTable, countChances } from "../_components/chance-table";
import { RollsAs } from "./rolls-as";

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
      <HitsByQuality levels={levels} />
    </>
  );
}

type Levels = { readonly levels: readonly Hits[] };

function EveryQuality({ levels, side, tables }: Levels & { readonly side: FieldOfGlorySide; readonly tables: FieldOfGloryTables }) {
  const title = FIELD_OF_GLORY.everyQuality;
  return (
    <div>
      <h2>{title}</h2>
      <p id="every-quality" className="text-soft">
        {FIELD_OF_GLORY.everyQualityCaption(side.dice, side.target)} {FIELD_OF_GLORY.facesCaption}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={title}>
        <table className="ledger odds-table" aria-describedby="every-quality">
          <thead>
            <tr>
              <th scope="col">{FIELD_OF_GLORY.level}</th>
              <th scope="col">{FIELD_OF_GLORY.rerolls}</th>
              <th scope="col" className="figure">
                {FIELD_OF_GLORY.dieHits}
              </th>
              <th scope="col" className="figure">
                {FIELD_OF_GLORY.meanHits}
              </th>
              {[1, 2, 3, 4, 5, 6].map((face) => (
                <th key={face} scope="col" className="figure">
                  {face}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {levels.map(({ level, faces, hitChance, mean }) => (
              <tr key={level}>
                <th scope="row">{FIELD_OF_GLORY.levels[level]}</th>
                <td className="whitespace-nowrap">{rulesRow(tables.levels, level).rerolls.join(", ") || FIELD_OF_GLORY.noRerolls}</td>
                <td className="figure">{shareWords(hitChance)}</td>
                <td className="figure">{meanWords(mean)}</td>
                {faces.map((chance, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a face is known by its place.
                  <td key={at} className="figure text-soft">
                    {shareWords(chance)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function HitsByQuality({ levels }: Levels) {
  const counts = Math.max(...levels.map(({ distribution }) => distribution.length));
  const title = FIELD_OF_GLORY.byQuality;
  return (
    <div>
      <h2>{title}</h2>
      <p id="by-quality" className="text-soft">
        {FIELD_OF_GLORY.byQualityCaption}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={title}>
        <table className="ledger odds-table" aria-describedby="by-quality">
          <thead>
            <tr>
              <th scope="col">{FIELD_OF_GLORY.hits}</th>
              {levels.map(({ level }) => (
                <th key={level} scope="col" className="figure">
                  {FIELD_OF_GLORY.levels[level]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: counts }, (_, count) => `${count}`).map((count) => (
              <tr key={count}>
                <th scope="row">{count}</th>
                {levels.map(({ level, distribution }) => (
                  <td key={level} className="figure">
                    {shareWords(distribution[Number(count)] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
