import { AwaitedWords } from "@/app/_components/awaited-words";
import type { AfieldTables, DieShift, TestedBy } from "@/lib/model/afield-tables";
import type { BattleTables } from "@/lib/model/battle-tables";
import { testDie } from "@/lib/rules/afield/test-dice";
import { testedWords } from "@/lib/words/battle/afield";
import { faceCounts } from "@/lib/words/battle/days";
import { TestDie } from "./test-die";

type Props = {
  readonly tables: AfieldTables;
  readonly dice: BattleTables["deathDice"];
  readonly tested: readonly TestedBy[];
  readonly shifts: readonly DieShift[];
  /** In one row, without what each face does. */
  readonly isBrief?: boolean;
};

/** The die for each quality, with the shifts that apply to all of them. */
export function TestDice({ tables, dice, tested, shifts, isBrief = false }: Props) {
  return (
    <ul className="day-dice" data-brief={isBrief || undefined}>
      {tested.map((one) => {
        const die = testDie(one, shifts, tables);
        const faces = dice.find(({ id }) => id === die)?.faces ?? [];
        return (
          <li key={one}>
            <TestDie colour={die} />
            <span>
              <AwaitedWords text={testedWords(one)} />
            </span>
            {!isBrief && <b>{die}</b>}
            {!isBrief &&
              faceCounts(faces).map((face) => (
                <span key={face} className="day-faces">
                  {face}
                </span>
              ))}
          </li>
        );
      })}
    </ul>
  );
}
