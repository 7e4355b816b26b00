import { AwaitedWords } from "@/app/_components/awaited-words";
import { SourceMark } from "@/app/_components/source-mark";
import { type AfieldTables, TESTED_BY } from "@/lib/model/afield-tables";
import type { BattleTables } from "@/lib/model/battle-tables";
import { AFIELD, causeSentence, momentWords, resultsSentence, shiftSentence, stepsWords } from "@/lib/words/battle/afield";
import { sentenceCase } from "@/lib/words/phrasing";
import { say } from "@/lib/words/sentence";
import { TestDice } from "./test-dice";
import "./tests-due.css";

type Props = { readonly tables: AfieldTables; readonly dice: BattleTables["deathDice"] };

/** Every kill-a-base test, for causes that no tick shows. */
export function AllTests({ tables, dice }: Props) {
  const { causes, shifts, results, commanderResults } = tables.killABase;
  return (
    <details className="day-all screen-only">
      <summary>{AFIELD.tests.all}</summary>
      <div className="day-rows">
        <TestDice {...{ tables, dice }} tested={TESTED_BY} shifts={[]} />
        <dl>
          {causes.map(({ source, ...cause }) => (
            <div key={cause.id}>
              <dt>{cause.name}</dt>
              <dd>
                <AwaitedWords text={say`${momentWords(cause.when)}: ${causeSentence(cause)}`} />{" "}
                <SourceMark from={source.from} why={source.why} />
              </dd>
            </div>
          ))}
          {shifts.map(({ source, ...shift }) => (
            <div key={shift.id}>
              <dt>{shift.name}</dt>
              <dd>
                <AwaitedWords text={say`${sentenceCase(stepsWords(shift.steps))}. ${shiftSentence(shift)}`} />{" "}
                <SourceMark from={source.from} why={source.why} />
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <AwaitedWords text={resultsSentence("group", results)} />
        </p>
        <p>
          <AwaitedWords text={resultsSentence("commander", commanderResults)} />
        </p>
      </div>
    </details>
  );
}
