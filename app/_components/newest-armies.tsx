import type { MyArmy } from "@/lib/model/stored-army";
import { ARMIES } from "@/lib/words/armies";
import { grouped } from "@/lib/words/phrasing";
import { ArmyLedger } from "./army-ledger";
import { ArmyTitle } from "./army-title";
import { Moment } from "./moment";

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
