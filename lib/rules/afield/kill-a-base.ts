import type { AfieldTables, DieShift, KillABaseCause, TestedBy } from "../../model/afield-tables";
import type { SeatName } from "../../model/by-seat";
import { COLOURS, type Colour, type Grade } from "../../model/enumerations";
import type { QuickTroop } from "../../model/force";
import { rulesRow } from "../rules-row";
import type { ArmyAfield, CommanderAfield, GroupAfield } from "./army-afield";
import { testKey } from "./notebook";

/** The die this many colours higher (negative: lower), never beyond black or red. */
function shiftedDie(die: Colour, steps: number): Colour {
  const at = Math.min(COLOURS.length - 1, Math.max(0, COLOURS.indexOf(die) + steps));
  return COLOURS[at] ?? die;
}

/** What changes the die that tests such troops, by what they are or where they stand ("Exceptions to KAB Tests", "Glossary: Steady", "Nervous"). */
export function shiftsOf(troop: QuickTroop, nervous: boolean, { rearSupported }: Pick<AfieldTables, "rearSupported">): readonly DieShift[] {
  return [
    ...(troop.setFormation && rearSupported.includes(troop.setFormation) ? (["rear-support"] as const) : []),
    ...(troop.characteristics.includes("steady") ? (["steady"] as const) : []),
    ...(nervous || troop.characteristics.includes("nervous") ? (["nervous"] as const) : []),
  ];
}

/** By how many colours these shifts change a die, together. */
export const stepsOf = (shifts: readonly DieShift[], { killABase }: Pick<AfieldTables, "killABase">): number =>
  shifts.reduce((sum, shift) => sum + rulesRow(killABase.shifts, shift).steps, 0);

/** The die that tests a unit group ("Kill a Base test 3"). Each shift is made in turn, and none goes beyond the dice there are. */
export function testDie(tested: TestedBy, shifts: readonly DieShift[], tables: Pick<AfieldTables, "killABase">): Colour {
  const { dice, shifts: rows } = tables.killABase;
  return shifts.reduce((die, shift) => shiftedDie(die, rulesRow(rows, shift).steps), rulesRow(dice, tested).die);
}

/** The die that tests a commander, by his grade now ("Kill a Base test 5.1"). */
export const commanderDie = (grade: Grade, { commanderDice }: Pick<AfieldTables, "commanderDice">): Colour =>
  rulesRow(commanderDice, grade).die;

/** A kill-a-base test caused by what was ticked. */
export type TestDue = {
  readonly key: string;
  readonly cause: KillABaseCause;
  /** The army that is tested. */
  readonly seat: SeatName;
  /** What caused it; both are null for the camp. */
  readonly group: GroupAfield | null;
  readonly commander: CommanderAfield | null;
  /** The leader of a group that shooting or fighting may have broken: tested too if he was with it. */
  readonly leader: CommanderAfield | null;
  /** What changes the die for everybody tested. */
  readonly shifts: readonly DieShift[];
};

const PLAIN = { group: null, commander: null, leader: null, shifts: [] } as const;

/** When a SuG breaks, only a commander with it is tested, and only the table shows who that is. */
function ofGroup({ seat, commanders }: ArmyAfield, group: GroupAfield): readonly TestDue[] {
  const leader = (group.isBroken && commanders.find(({ at }) => at === group.commander)) || null;
  if (group.tugs === 0 && !leader) return [];
  const cause = group.tugs > 0 ? "tug-broken" : "commander-routed";
  const shifts: readonly DieShift[] = group.troop.type === "elephant" ? ["elephants-broken"] : [];
  return [{ ...PLAIN, key: testKey(`broken:${seat}:${group.number}`), cause, seat, group, leader, shifts }];
}

function ofDeaths(seat: SeatName, commander: CommanderAfield): readonly TestDue[] {
  const shifts: readonly DieShift[] = commander.role === "army" ? ["army-commander-killed"] : [];
  return Array.from({ length: commander.killed }, (_, death) => ({
    ...{ ...PLAIN, key: testKey(`killed:${seat}:${commander.at}:${death}`) },
    ...{ cause: "commander-killed", seat, commander, shifts },
  }));
}

/** The tests an army's losses cause, done or not ("Kill a Base test 2.1, 2.2, 2.3.1, 4.2"). */
export function testsDue(army: ArmyAfield): readonly TestDue[] {
  const { seat, groups, commanders, unseen, camp } = army;
  const broken = groups.filter(({ isLost, where }) => isLost && where !== "march");
  const unseenBroken = unseen.filter(({ isLost, tugs }) => isLost && tugs > 0);
  return [
    ...commanders.flatMap((commander) => ofDeaths(seat, commander)),
    ...broken.flatMap((group) => ofGroup(army, group)),
    ...unseenBroken.map(({ at }): TestDue => ({ ...PLAIN, key: testKey(`unseen:${seat}:${at}`), cause: "tug-broken", seat })),
    ...(camp?.isBroken ? [{ ...PLAIN, key: testKey(`camp:${seat}`), cause: "camp-sacked", seat } as const] : []),
  ];
}
