import type { DieShift, KillABaseCause } from "../../model/afield-terms";
import type { SeatName } from "../../model/by-seat";
import type { ArmyAfield, CommanderAfield, GroupAfield } from "./army-afield";
import { testKey } from "./notebook";

/** A kill-a-base test that what was ticked brings with it. */
export type TestDue = {
  readonly key: string;
  readonly cause: KillABaseCause;
  /** Whose army is tested. */
  readonly seat: SeatName;
  /** What caused it; of the camp neither. */
  readonly group: GroupAfield | null;
  readonly commander: CommanderAfield | null;
  /** Who leads a group that fire or fighting may have broken: if he was with it, he is tested too. */
  readonly leader: CommanderAfield | null;
  /** What changes the die of all that are tested. */
  readonly shifts: readonly DieShift[];
};

const PLAIN = { group: null, commander: null, leader: null, shifts: [] } as const;

/** Of a SuG that breaks nobody is tested but who was with it, which is seen on the table alone. */
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

/** The tests that the losses of an army bring with them, done or not ("Kill a Base test 2.1, 2.2, 2.3.1, 4.2"). */
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
