import { AwaitedWords } from "@/app/_components/awaited-words";
import type { BattleTables } from "@/lib/model/battle-tables";
import { QUALITIES } from "@/lib/model/enumerations";
import type { ArmyAfield, CommanderAfield, GroupAfield } from "@/lib/rules/afield/army-afield";
import { commanderDie, shiftsOf, stepsOf } from "@/lib/rules/afield/test-dice";
import type { TestDue } from "@/lib/rules/afield/tests-due";
import { rulesRow } from "@/lib/rules/rules-row";
import { armyCalled, dueWords, momentWords, shiftWords, stepsWords, throwsWords } from "@/lib/words/battle/afield-words";
import { sentenceCase } from "@/lib/words/phrasing";
import { calledOf } from "./commander-line";
import { TestDice } from "./test-dice";
import { TestDie } from "./test-die";
import type { Ticking } from "./ticking";

type Props = Ticking & { readonly dice: BattleTables["deathDice"] };

function whoOf({ group, commander, cause, seat }: TestDue, { names }: Pick<Props, "names">): string {
  if (group) return `${group.number} ${group.name}`;
  if (commander) return calledOf(commander);
  return cause === "camp-sacked" ? `${sentenceCase(armyCalled(names, seat))}'s camp` : "A hidden group";
}

/** One test: what brought it and when, its dice in a row, and folded away on whom and for whom it is another die. */
export function DueTest({ test, ...props }: Props & { readonly test: TestDue }) {
  const { armies, tables, names, mark, dice } = props;
  const row = rulesRow(tables.killABase.causes, test.cause);
  const who = whoOf(test, props);
  const army = armies[test.seat];
  return (
    <li className="day-due">
      <div className="day-test-head">
        <h4>{sentenceCase(dueWords({ cause: test.cause, who }))}</h4>
        <span className="text-soft">{momentWords(row.when)}</span>
      </div>
      <button type="button" className="button" data-small aria-label={`Done: ${who}`} onClick={() => mark({ [test.key]: 1 }, "Done.")}>
        Done
      </button>
      {test.cause !== "commander-routed" && (
        <TestDice {...{ tables, dice }} shifts={test.shifts} tested={[...QUALITIES, ...beastsOf(army)]} isBrief />
      )}
      {test.leader && <LeaderTest leader={test.leader} tables={tables} />}
      {test.cause !== "commander-routed" && (
        <details className="day-test">
          <summary>Who is tested, and by another die</summary>
          <p>
            <AwaitedWords text={`${row.sentence} ${throwsWords(names, test.seat)}`} />
          </p>
          <Unlike army={army} tables={tables} />
        </details>
      )}
    </li>
  );
}

function LeaderTest({ leader, tables }: { readonly leader: CommanderAfield; readonly tables: Ticking["tables"] }) {
  const die = commanderDie(leader.grade, tables);
  return (
    <p className="day-leader">
      <TestDie colour={die} />
      <span>
        {calledOf(leader)}, if he was with it: {die}, at once. Not if a test broke it.
      </span>
    </p>
  );
}

const isThere = ({ isLost, where }: GroupAfield): boolean => !isLost && where !== "march";

/** Elephants and battle wagons, where the army has any left. */
function beastsOf({ groups }: ArmyAfield): readonly ("elephant" | "battle-wagon")[] {
  const types = new Set(groups.filter(isThere).map(({ troop }) => troop.type));
  return (["elephant", "battle-wagon"] as const).filter((type) => types.has(type));
}

/** Who of an army is tested by another die than his quality says. */
function Unlike({ army, tables }: { readonly army: ArmyAfield; readonly tables: Ticking["tables"] }) {
  const unlike = army.groups.filter(isThere).flatMap(({ number, name, troop, nervous }) => {
    const shifts = shiftsOf(troop, nervous, tables);
    return shifts.length > 0 ? [{ number, name, shifts, steps: stepsOf(shifts, tables) }] : [];
  });
  const support = rulesRow(tables.killABase.shifts, "rear-support");
  return (
    <ul className="day-unlike">
      {unlike.map(({ number, name, shifts, steps }) => (
        <li key={number}>
          <b>
            {number} {name}
          </b>{" "}
          <AwaitedWords text={`${stepsWords(steps)}: ${shifts.map(shiftWords).join(", ")}`} />
        </li>
      ))}
      <li>
        <b>
          <AwaitedWords text="Rear support" />
        </b>{" "}
        <AwaitedWords text={`${stepsWords(support.steps)}: ${support.sentence}`} />
      </li>
    </ul>
  );
}
