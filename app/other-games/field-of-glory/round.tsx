import type { FieldOfGloryRoundAnswer, FieldOfGloryTables, Outcomes } from "@/lib/model/other-games/field-of-glory";
import { differenceWords, meanWords, OTHER_GAMES, shareWords } from "@/lib/words/other-games/common";
import { FIELD_OF_GLORY } from "@/lib/words/other-games/field-of-glory";
import { ChanceTable, countChances, Figures, FiguresTable, PlainTable, SplitBar } from "../_components/figures";
import { OurReadings } from "../_components/our-readings";
import { LineReadings, RollsAs } from "./rolls-as";

type Round = { readonly answer: FieldOfGloryRoundAnswer };
const SIDES = ["own", "other"] as const;
type Side = (typeof SIDES)[number];
type Row = readonly [string, ...string[]];

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
          <LineReadings of={SIDES.map((side) => ({ level: answer[side].level, line: asked[side].line }))} />
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
  const outcomes = Object.entries(FIELD_OF_GLORY.outcomes) as [keyof Outcomes, string][];
  const led = SIDES.filter((side) => answer.asked[side].line[0]?.commander === "front");
  const ofLed = (told: (side: Side) => number) => SIDES.map((side) => (led.includes(side) ? shareWords(told(side)) : OTHER_GAMES.none));
  const { readings } = FIELD_OF_GLORY.page;
  return (
    <PlainTable
      id="outcomes"
      title={FIELD_OF_GLORY.outcomesTitle}
      caption={FIELD_OF_GLORY.outcomesCaption}
      below={<OurReadings of={[readings.draw, led.length > 0 && readings.both]} />}
      heads={[FIELD_OF_GLORY.outcome, ...SIDES.map((side) => FIELD_OF_GLORY.short[side])]}
      rows={[
        ...outcomes.map(([outcome, name]): Row => {
          const told = (side: Side) => answer[side].outcomes[outcome];
          return [name, ...(/Lost$/.test(outcome) ? ofLed(told) : SIDES.map((side) => shareWords(told(side))))];
        }),
        [FIELD_OF_GLORY.tested, ...ofLed((side) => answer[side].commanderTested)],
        [FIELD_OF_GLORY.lost, ...ofLed((side) => answer[side].commanderLost)],
      ]}
    />
  );
}
