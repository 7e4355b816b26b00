import { memo } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { Colour } from "@/lib/model/enumerations";
import { FACE_NOUNS, INVASION, interceptWords, rollWords } from "@/lib/words/battle/days";
import { type SeatNames, subject } from "@/lib/words/battle/names";
import { DeathDie } from "../cards/death-die";
import { seatsInOrder } from "./days-table";
import "./days.css";

type Props = {
  readonly view: Pick<BattleView, "invasion" | "forces" | "roles">;
  readonly tables: Pick<BattleTables, "invasionDice">;
  readonly names: SeatNames;
};

type RollsProps = Pick<BattleView, "invasion" | "forces"> & Omit<Props, "view">;

/** By the grade of the army commander, who stands first. */
function dieOf(
  { forces }: Pick<BattleView, "forces">,
  seat: SeatName,
  { invasionDice }: Props["tables"],
): { grade: string; die: Colour } | null {
  const grade = forces[seat]?.commanders[0]?.grade;
  const row = invasionDice.find((one) => one.id === grade);
  return row ? { grade: row.id, die: row.die } : null;
}

const Rolls = memo(function Rolls({ invasion, forces, tables, names }: RollsProps) {
  const dice = seatsInOrder(names.eyes).map((seat) => ({ seat, own: dieOf({ forces }, seat, tables) }));
  return (
    <table className="days" data-named="">
      <thead>
        <tr>
          {dice.map(({ seat, own }) => (
            <th key={seat} scope="col" className="days-name">
              <span>{subject(names, seat)}</span>
              {own && <span className="block font-normal">{INVASION.die(own.grade, own.die)}</span>}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{INVASION.result}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {invasion.map((roll, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rolls are only ever added
          <tr key={at}>
            {dice.map(({ seat, own }) => (
              <td key={seat} data-die>
                {own && <DeathDie colour={own.die} face={roll[seat]} />}
                <span aria-hidden={own ? "true" : undefined} className="block w-[52px] text-center text-[0.85rem] text-soft">
                  {FACE_NOUNS[roll[seat]]}
                </span>
              </td>
            ))}
            <td>
              <AwaitedWords text={rollWords(roll, names)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** The rolls for who invades, ties among them, and what the last one allows. */
export function InvasionRoll({ view, tables, names }: Props) {
  if (view.invasion.length === 0)
    return (
      <p className="text-soft">
        <AwaitedWords text={INVASION.notRolled} />
      </p>
    );
  return (
    <div className="grid gap-3" data-ties={view.invasion.length > 1 || undefined}>
      <Rolls invasion={view.invasion} forces={view.forces} tables={tables} names={names} />
      <p className="invasion-means text-soft">
        <AwaitedWords text={interceptWords(view, names)} />
      </p>
    </div>
  );
}
