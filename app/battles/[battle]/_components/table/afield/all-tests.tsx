import { AwaitedWords } from "@/app/_components/awaited-words";
import { SourceMark } from "@/app/_components/source-mark";
import type { AfieldTables } from "@/lib/model/afield-tables";
import { TESTED_BY } from "@/lib/model/afield-terms";
import type { BattleTables } from "@/lib/model/battle-tables";
import { faceCalled, momentWords, stepsWords } from "@/lib/words/battle/afield-words";
import { TestDice } from "./test-dice";
import "./tests-due.css";

type Props = { readonly tables: AfieldTables; readonly dice: BattleTables["deathDice"] };

/** Every kill-a-base test there is, for what no tick can know. */
export function AllTests({ tables, dice }: Props) {
  const { causes, shifts, results, commanderResults } = tables.killABase;
  return (
    <details className="day-all screen-only">
      <summary>All kill-a-base tests</summary>
      <div className="day-rows">
        <TestDice {...{ tables, dice }} tested={TESTED_BY} shifts={[]} />
        <dl>
          {causes.map(({ id, name, when, sentence, source }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>
                <AwaitedWords text={`${momentWords(when)}: ${sentence}`} /> <SourceMark from={source.from} why={source.why} />
              </dd>
            </div>
          ))}
          {shifts.map(({ id, name, steps, sentence, source }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>
                <AwaitedWords text={`${stepsWords(steps)}. ${sentence}`} /> <SourceMark from={source.from} why={source.why} />
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <AwaitedWords text={`Of a group: ${results.map(({ id, sentence }) => `${faceCalled(id)} ${sentence}`).join("; ")}.`} />
        </p>
        <p>
          <AwaitedWords
            text={`Of a commander: ${commanderResults.map(({ id, sentence }) => `${faceCalled(id)} ${sentence}`).join("; ")}.`}
          />
        </p>
      </div>
    </details>
  );
}
