import type { ReactNode } from "react";
import { RulesWords } from "@/app/_components/rules-words";

type Props = {
  /** What the last column is called. */
  readonly last: string;
  /** How that heading looks. */
  readonly lastClass: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Armies, a row each, with their points and one thing more. */
export function ArmyLedger({ last, lastClass, className = "", children }: Props) {
  return (
    <table className={`ledger ${className}`}>
      <thead>
        <tr>
          <th scope="col">Army</th>
          <th scope="col" className="figure">
            <RulesWords text="Points" />
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
