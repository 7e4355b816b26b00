import type { MyArmy } from "@/lib/model/my-army";
import { grouped } from "@/lib/words/phrasing";
import { ArmyLedger } from "./army-ledger";
import { ArmyTitle } from "./army-title";
import { Moment } from "./moment";

/** The reader's armies that he worked on last. */
export function NewestArmies({ armies }: { readonly armies: readonly MyArmy[] }) {
  return (
    <ArmyLedger last="Changed" lastClass="figure w-36 max-sm:hidden" className="mt-4">
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
