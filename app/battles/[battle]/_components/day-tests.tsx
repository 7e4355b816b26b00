import { AwaitedWords } from "@/app/_components/awaited-words";
import { SourceMark } from "@/app/_components/source-mark";
import { type AfieldTables, type DieShift, KILL_A_BASE_MOMENTS, TESTED_BY, type TestedBy } from "@/lib/model/afield-tables";
import type { BattleTables } from "@/lib/model/battle-tables";
import { QUALITIES, SEATS } from "@/lib/model/enumerations";
import type { ArmyAfield, CommanderAfield, GroupAfield } from "@/lib/rules/afield/army-afield";
import { commanderDie, shiftsOf, stepsOf, type TestDue, testDie, testsDue } from "@/lib/rules/afield/kill-a-base";
import { markOf } from "@/lib/rules/afield/notebook";
import { rulesRow } from "@/lib/rules/rules-row";
import {
  AFIELD,
  armyCalled,
  causeSentence,
  causeTold,
  dueSentence,
  dueWords,
  groupCalled,
  momentWords,
  resultsSentence,
  rollsWords,
  shiftedWords,
  shiftSentence,
  stepsWords,
  testedWords,
  whoTestsWords,
} from "@/lib/words/battle/afield";
import { faceCounts } from "@/lib/words/battle/days";
import type { SeatNames } from "@/lib/words/battle/names";
import { sentenceCase } from "@/lib/words/phrasing";
import { say } from "@/lib/words/sentence";
import { commanderLabel, TestDie, type Ticking } from "./day-lines";
import { useNames } from "./room-context";
import "./tests-due.css";

type Props = Ticking & { readonly dice: BattleTables["deathDice"] };

/** Where on the page the tests are that are still to make. */
export const TESTS_DUE = "tests-due";

/** The kill-a-base tests of both armies that are due and not yet made. */
export const testsToMake = (armies: Ticking["armies"], marks: Ticking["marks"]): readonly TestDue[] =>
  SEATS.flatMap((seat) => testsDue(armies[seat])).filter(({ key }) => markOf(marks, key) === 0);

/** The kill-a-base tests that are still to make, the most urgent first.  */
export function TestsDue(props: Props) {
  const { armies, marks, tables } = props;
  const due = testsToMake(armies, marks);
  if (due.length === 0) return null;
  const whenOf = ({ cause }: TestDue) => KILL_A_BASE_MOMENTS.indexOf(rulesRow(tables.killABase.causes, cause).when);
  const inOrder = [...due].sort((one, other) => whenOf(one) - whenOf(other));
  return (
    <section className="day-tests" aria-labelledby={TESTS_DUE}>
      <h3 id={TESTS_DUE} tabIndex={-1}>
        {AFIELD.tests.heading}
      </h3>
      <ul>
        {inOrder.map((test) => (
          <DueTest key={test.key} test={test} {...props} />
        ))}
      </ul>
    </section>
  );
}

const { tests: TESTS } = AFIELD;

type DueTestProps = Ticking & { readonly dice: BattleTables["deathDice"] };

function whoOf({ group, commander, cause, seat }: TestDue, names: SeatNames): string {
  if (group) return groupCalled(group);
  if (commander) return commanderLabel(commander);
  return cause === "camp-sacked" ? TESTS.campOf(armyCalled(names, seat)) : TESTS.hiddenGroup;
}

/** A commander whom nobody has told of may be an ally. */
const mayHaveAllies = ({ commanders }: ArmyAfield): boolean => commanders.some(({ role }) => role === null || role === "ally");

/** One test: its cause, when it is made, who is tested, the dice, and, folded away, which groups are tested with another die. */
function DueTest({ test, ...props }: DueTestProps & { readonly test: TestDue }) {
  const { armies, tables, mark, dice } = props;
  const names = useNames();
  const row = rulesRow(tables.killABase.causes, test.cause);
  const who = whoOf(test, names);
  const army = armies[test.seat];
  return (
    <li className="day-due">
      <div className="day-test-head">
        <h4>{sentenceCase(dueWords({ cause: test.cause, who, army: armyCalled(names, test.seat) }))}</h4>
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
        <>
          <p>
            <AwaitedWords text={whoTestsWords(dueSentence(row, mayHaveAllies(army)), rollsWords(names, test.seat))} />
          </p>
          <TestDice {...{ tables, dice }} shifts={test.shifts} tested={[...QUALITIES, ...beastsOf(army)]} isBrief />
        </>
      )}
      {test.leader && <LeaderTest leader={test.leader} tables={tables} />}
      {test.cause !== "commander-routed" && (
        <details className="day-test">
          <summary>{TESTS.otherDice}</summary>
          <Unlike army={army} tables={tables} />
        </details>
      )}
    </li>
  );
}

function LeaderTest({ leader, tables }: { readonly leader: CommanderAfield; readonly tables: Ticking["tables"] }) {
  // He is tested as he was when the group broke, and his successor comes in a later turn ("Dead, Injured and Stunned Commanders 2.2").
  const now = commanderDie(leader.grade, tables);
  const die = leader.fallen ? commanderDie(leader.fallen, tables) : now;
  return (
    <p className="day-leader">
      <TestDie colour={die} />
      <span>{TESTS.leader(leader.name, leader.at, die, now === die ? null : now)}</span>
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
        <AwaitedWords text={say`${TESTS.rearSupport(support.steps)} ${shiftSentence(support)}`} />
      </li>
    </ul>
  );
}

type AllTestsProps = { readonly tables: AfieldTables; readonly dice: BattleTables["deathDice"] };

/** Every kill-a-base test, for causes that no tick shows. */
export function AllTests({ tables, dice }: AllTestsProps) {
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
                <AwaitedWords text={causeTold(cause.when, causeSentence(cause))} /> <SourceMark from={source.from} why={source.why} />
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

type TestDiceProps = {
  readonly tables: AfieldTables;
  readonly dice: BattleTables["deathDice"];
  readonly tested: readonly TestedBy[];
  readonly shifts: readonly DieShift[];
  /** In one row, without what each face does. */
  readonly isBrief?: boolean;
};

/** The die for each quality, with the shifts that apply to all of them. */
function TestDice({ tables, dice, tested, shifts, isBrief = false }: TestDiceProps) {
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
