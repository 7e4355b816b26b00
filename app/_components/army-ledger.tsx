import type { ReactNode } from "react";
import type { MyArmy } from "@/lib/model/stored-army";
import { ARMIES, aboutMyArmy } from "@/lib/words/armies";
import { grouped } from "@/lib/words/phrasing";
import { Link } from "./link";
import { Moment } from "./moment";
import { RulesWords } from "./rules-words";

/** An army's name, which opens it, and what it is. */
export function ArmyTitle({ army, children }: { readonly army: MyArmy; readonly children?: ReactNode }) {
  return (
    <div className="min-w-0 flex-1">
      <Link href={`/armies/${army.id}`} className="font-serif text-[1.35rem] font-medium leading-tight text-ink">
        {army.name}
      </Link>
      <span className="block font-normal text-soft">
        {aboutMyArmy(army)}
        {children}
      </span>
    </div>
  );
}

type Props = {
  /** The heading of the last column. */
  readonly last: string;
  /** How that heading looks. */
  readonly lastClass: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Armies, a row each, with their points and one more column. */
export function ArmyLedger({ last, lastClass, className = "", children }: Props) {
  return (
    <table className={`ledger ${className}`}>
      <thead>
        <tr>
          <th scope="col">{ARMIES.table.army}</th>
          <th scope="col" className="figure">
            <RulesWords text={ARMIES.table.points} />
          </th>
          <th scope="col" className={lastClass}>
            {last}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** The reader's armies that were changed last. */
export function NewestArmies({ armies }: { readonly armies: readonly MyArmy[] }) {
  return (
    <ArmyLedger last={ARMIES.table.changed} lastClass="figure w-36 max-sm:hidden" className="mt-4">
      {armies.map((army) => (
        <tr key={army.id}>
          <th scope="row" className="!text-[1rem] !align-baseline">
            <ArmyTitle army={army} />
          </th>
          <td className="figure">{army.judged && grouped(army.judged.points)}</td>
          <td className="figure text-soft max-sm:hidden">
            <Moment at={army.changedAt} />
          </td>
        </tr>
      ))}
    </ArmyLedger>
  );
}
