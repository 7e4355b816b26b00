import { KILL_A_BASE_MOMENTS } from "@/lib/model/afield-tables";
import type { BattleTables } from "@/lib/model/battle-tables";
import { SEATS } from "@/lib/model/enumerations";
import { markOf } from "@/lib/rules/afield/notebook";
import { type TestDue, testsDue } from "@/lib/rules/afield/tests-due";
import { rulesRow } from "@/lib/rules/rules-row";
import { AFIELD } from "@/lib/words/battle/afield";
import { DueTest } from "./due-test";
import type { Ticking } from "./ticking";
import "./tests-due.css";

type Props = Ticking & { readonly dice: BattleTables["deathDice"] };

/** The kill-a-base tests that are still to make, the most urgent first.  */
export function TestsDue(props: Props) {
  const { armies, marks, tables } = props;
  const due = SEATS.flatMap((seat) => testsDue(armies[seat])).filter(({ key }) => markOf(marks, key) === 0);
  if (due.length === 0) return null;
  const whenOf = ({ cause }: TestDue) => KILL_A_BASE_MOMENTS.indexOf(rulesRow(tables.killABase.causes, cause).when);
  const inOrder = [...due].sort((one, other) => whenOf(one) - whenOf(other));
  return (
    <section className="day-tests" aria-labelledby="tests-due">
      <h3 id="tests-due">{AFIELD.tests.heading}</h3>
      <ul>
        {inOrder.map((test) => (
          <DueTest key={test.key} test={test} {...props} />
        ))}
      </ul>
    </section>
  );
}
