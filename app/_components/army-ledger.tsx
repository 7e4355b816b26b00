import type { ReactNode } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import { ARMIES } from "@/lib/words/armies";

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
