import { AwaitedWords } from "@/app/_components/awaited-words";
import type { BattleTables } from "@/lib/model/battle-tables";
import { QUALITIES } from "@/lib/model/enumerations";
import type { ArmyAfield, CommanderAfield, GroupAfield } from "@/lib/rules/afield/army-afield";
import { commanderDie, shiftsOf, stepsOf } from "@/lib/rules/afield/test-dice";
import type { TestDue } from "@/lib/rules/afield/tests-due";
import { rulesRow } from "@/lib/rules/rules-row";
import {
  AFIELD,
  armyCalled,
  causeSentence,
  dueWords,
  momentWords,
  rollsWords,
  shiftedWords,
  shiftSentence,
  stepsWords,
} from "@/lib/words/battle/afield";
import type { SeatNames } from "@/lib/words/battle/names";
import { sentenceCase } from "@/lib/words/phrasing";
import { say } from "@/lib/words/sentence";
import { useNames } from "../../room-context";
import { commanderLabel } from "./commander-line";
import { TestDice } from "./test-dice";
import { TestDie } from "./test-die";
import type { Ticking } from "./ticking";

const { tests: TESTS } = AFIELD;

type Props = Ticking & { readonly dice: BattleTables["deathDice"] };

function whoOf({ group, commander, cause, seat }: TestDue, names: SeatNames): string {
  if (group) return `${group.number} ${group.name}`;
  if (commander) return commanderLabel(commander);
  return cause === "camp-sacked" ? TESTS.campOf(armyCalled(names, seat)) : TESTS.hiddenGroup;
}

/** One test: its cause, when it is made, its dice, and, folded away, which groups are tested with which die. */
export function DueTest({ test, ...props }: Props & { readonly test: TestDue }) {
  const { armies, tables, mark, dice } = props;
  const names = useNames();
  const row = rulesRow(tables.killABase.causes, test.cause);
  const who = whoOf(test, names);
  const army = armies[test.seat];
  return (
    <li className="day-due">
      <div className="day-test-head">
        <h4>{sentenceCase(dueWords({ cause: test.cause, who }))}</h4>
        <span className="text-soft">{momentWords(row.when)}</span>
      </div>
      <button
        type="button"
        className="button"
        data-small
        aria-label={TESTS.doneNamed(who)}
        onClick={() => mark({ [test.key]: 1 }, TESTS.doneSaid)}
      >
        {TESTS.done}
      </button>
      {test.cause !== "commander-routed" && (
        <TestDice {...{ tables, dice }} shifts={test.shifts} tested={[...QUALITIES, ...beastsOf(army)]} isBrief />
      )}
      {test.leader && <LeaderTest leader={test.leader} tables={tables} />}
      {test.cause !== "commander-routed" && (
        <details className="day-test">
          <summary>{TESTS.who}</summary>
          <p>
            <AwaitedWords text={say`${causeSentence(row)} ${rollsWords(names, test.seat)}`} />
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
      <span>{TESTS.leader(commanderLabel(leader), die)}</span>
    </p>
  );
}

const isThere = ({ isLost, where }: GroupAfield): boolean => !isLost && where !== "march";

/** Elephants and battle wagons, where the army has any left. */
function beastsOf({ groups }: ArmyAfield): readonly ("elephant" | "battle-wagon")[] {
  const types = new Set(groups.filter(isThere).map(({ troop }) => troop.type));
  return (["elephant", "battle-wagon"] as const).filter((type) => types.has(type));
}

/** Groups that are tested with another die than their quality says. */
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
          <AwaitedWords text={shiftedWords(steps, shifts)} />
        </li>
      ))}
      <li>
        <b>
          <AwaitedWords text={TESTS.rearSupport} />
        </b>{" "}
        <AwaitedWords text={say`${stepsWords(support.steps)}: ${shiftSentence(support)}`} />
      </li>
    </ul>
  );
}
