import { ArmyTitle } from "@/app/_components/army-ledger";
import { Moment } from "@/app/_components/moment";
import type { MyArmy } from "@/lib/model/stored-army";
import { ARMIES } from "@/lib/words/armies";
import { grouped } from "@/lib/words/phrasing";
import { plain } from "@/lib/words/sentence";
import { ArmyActions } from "./army-actions";
import type { useArmyMoves } from "./use-army-moves";
import type { Comparing } from "./use-comparing";

const WORDS = ARMIES.table;

type Moves = Pick<ReturnType<typeof useArmyMoves>, "move" | "copy">;
type Props = Moves & { readonly armies: readonly MyArmy[] /** Null where there are not two. */; readonly comparing: Comparing | null };

/** The armies that are neither archived nor deleted. */
export function ArmyTable({ armies, comparing, ...moves }: Props) {
  return (
    <table className="ledger">
      <thead className="max-sm:sr-only">
        <tr>
          {comparing && (
            <th scope="col" className="w-6">
              <span className="sr-only">{WORDS.compare}</span>
            </th>
          )}
          <th scope="col">{WORDS.army}</th>
          <th scope="col" className="figure max-sm:hidden">
            {plain(WORDS.points)}
          </th>
          <th scope="col" className="figure max-sm:hidden">
            {WORDS.tugs}
          </th>
          <th scope="col" className="figure w-36 max-md:hidden">
            {WORDS.changed}
          </th>
        </tr>
      </thead>
      <tbody>
        {armies.map((army) => (
          <ArmyRow key={army.id} army={army} comparing={comparing} {...moves} />
        ))}
      </tbody>
    </table>
  );
}

function ArmyRow({ army, comparing, ...moves }: Moves & { army: MyArmy; comparing: Comparing | null }) {
  const { judged, pointsLimit, changedAt } = army;
  return (
    <tr>
      {comparing && (
        <td className="max-sm:!pl-0 !pr-0">
          <label className="tick inline-grid min-w-6 place-items-center pointer-coarse:-my-2 pointer-coarse:min-w-[44px]">
            <input
              type="checkbox"
              className="size-4 accent-madder"
              checked={comparing.has(army.id)}
              onChange={() => comparing.toggle(army.id)}
            />
            <span className="sr-only">{WORDS.compareOne(army.name)}</span>
          </label>
        </td>
      )}
      <th scope="row" className="!text-[1rem] !align-baseline max-sm:!px-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <ArmyTitle army={army}>{judged && <span className="sm:hidden">{WORDS.pointsBehind(judged.points)}</span>}</ArmyTitle>
          <ArmyActions army={army} {...moves} />
        </div>
      </th>
      <td className="figure max-sm:hidden">
        {judged && (
          <>
            {grouped(judged.points)} <span className="text-soft max-md:hidden">{WORDS.ofLimit(pointsLimit)}</span>
          </>
        )}
      </td>
      <td className="figure max-sm:hidden">{judged?.tugs}</td>
      <td className="figure text-soft max-md:hidden">
        <Moment at={changedAt} />
      </td>
    </tr>
  );
}
