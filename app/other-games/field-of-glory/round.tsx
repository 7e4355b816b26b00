import type { FieldOfGloryRoundAnswer, Outcomes } from "@/lib/model/sister-systems/field-of-glory";
import type { FieldOfGloryTables } from "@/lib/model/sister-systems/field-of-glory-tables";
import { differenceWords, meanWords, OTHER_GAMES, shareWords } from "@/lib/words/other-games/common";
import { FIELD_OF_GLORY } from "@/lib/words/other-games/field-of-glory";
import { Figures, SplitBar } from "../_components/chance-bars";
import { ChanceTable, countChances } from "../_components/chance-table";
import { FiguresTable } from "../_components/plain-table";
import { RollsAs } from "./rolls-as";

type Round = { readonly answer: FieldOfGloryRoundAnswer };
const SIDES = ["own", "other"] as const;

/** A round of close combat, and what the own commander adds for what he risks. */
export function RoundAnswer({ answer, tables }: Round & { readonly tables: FieldOfGloryTables }) {
  const { asked, win, draw, lose } = answer;
  return (
    <>
      <div>
        <Figures
          all={[
            { name: FIELD_OF_GLORY.win, value: shareWords(win), tone: "own" },
            { name: FIELD_OF_GLORY.draw, value: shareWords(draw) },
            { name: FIELD_OF_GLORY.lose, value: shareWords(lose), tone: "other" },
          ]}
        />
        <SplitBar
          parts={[
            { tone: "own", p: win },
            { tone: "even", p: draw },
            { tone: "other", p: lose },
          ]}
        />
        <div className="mt-3">
          {SIDES.map((side) => (
            <RollsAs key={side} {...{ side, tables }} level={answer[side].level} line={asked[side].line} />
          ))}
        </div>
      </div>
      <WhatHeAdds answer={answer} />
      <OutcomesTable answer={answer} />
      <ChanceTable
        id="hits"
        title={FIELD_OF_GLORY.hitsTitle}
        caption={FIELD_OF_GLORY.hitsCaption}
        of={FIELD_OF_GLORY.hits}
        columns={SIDES.map((side) => ({
          ...{ name: FIELD_OF_GLORY.short[side], tone: side, chances: countChances(answer[side].distribution) },
        }))}
      />
    </>
  );
}

function WhatHeAdds({ answer }: Round) {
  const { own, win, lose, without, adds } = answer;
  if (!without || !adds) return <p className="text-soft">{FIELD_OF_GLORY.noCommander}</p>;
  const rows = [
    [FIELD_OF_GLORY.win, shareWords(win), shareWords(without.win), differenceWords(adds.win)],
    [FIELD_OF_GLORY.draw, shareWords(answer.draw), shareWords(without.draw), differenceWords(answer.draw - without.draw)],
    [FIELD_OF_GLORY.lose, shareWords(lose), shareWords(without.lose), differenceWords(adds.lose)],
    [FIELD_OF_GLORY.mean("own"), meanWords(own.mean), meanWords(own.mean - adds.hits), differenceOfMeans(adds.hits)],
    [FIELD_OF_GLORY.killed, shareWords(own.commanderLost), shareWords(0), differenceWords(own.commanderLost)],
  ] as const;
  const verdict =
    adds.win > 0
      ? FIELD_OF_GLORY.addsFor(differenceWords(adds.win).replace("+", ""), shareWords(own.commanderLost))
      : FIELD_OF_GLORY.addsNothing;
  return (
    <div>
      <h2>{FIELD_OF_GLORY.addsTitle}</h2>
      <p>{verdict}</p>
      <p>{adds.winPerLoss === null ? FIELD_OF_GLORY.noRisk : adds.win > 0 && FIELD_OF_GLORY.perLoss(meanWords(adds.winPerLoss))}</p>
      <p id="adds" className="mt-2 text-soft">
        {FIELD_OF_GLORY.addsCaption}
      </p>
      <FiguresTable
        describedBy="adds"
        heads={[FIELD_OF_GLORY.outcome, FIELD_OF_GLORY.inFront, FIELD_OF_GLORY.held, FIELD_OF_GLORY.difference]}
        rows={rows}
      />
    </div>
  );
}

const differenceOfMeans = (hits: number): string => `${hits < 0 ? "−" : "+"}${meanWords(Math.abs(hits))}`;

function OutcomesTable({ answer }: Round) {
  const rows = Object.entries(FIELD_OF_GLORY.outcomes) as [keyof Outcomes, string][];
  const isLed = (side: (typeof SIDES)[number]): boolean => answer.asked[side].line[0]?.commander === "front";
  const more = [
    [FIELD_OF_GLORY.tested, "commanderTested"],
    [FIELD_OF_GLORY.lost, "commanderLost"],
  ] as const;
  return (
    <div>
      <h2>{FIELD_OF_GLORY.outcomesTitle}</h2>
      <p id="outcomes" className="text-soft">
        {FIELD_OF_GLORY.outcomesCaption}
      </p>
      <table className="ledger odds-table" aria-describedby="outcomes">
        <thead>
          <tr>
            <th scope="col">{FIELD_OF_GLORY.outcome}</th>
            {SIDES.map((side) => (
              <th key={side} scope="col" className="figure">
                {FIELD_OF_GLORY.short[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([outcome, name]) => (
            <tr key={outcome}>
              <th scope="row">{name}</th>
              {SIDES.map((side) => (
                <td key={side} className="figure">
                  {isLed(side) || !/Lost$/.test(outcome) ? shareWords(answer[side].outcomes[outcome]) : OTHER_GAMES.none}
                </td>
              ))}
            </tr>
          ))}
          {more.map(([name, field]) => (
            <tr key={field}>
              <th scope="row">{name}</th>
              {SIDES.map((side) => (
                <td key={side} className="figure">
                  {isLed(side) ? shareWords(answer[side][field]) : OTHER_GAMES.none}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
