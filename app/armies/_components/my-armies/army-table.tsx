import { useId, useState } from "react";
import { ArmyTitle } from "@/app/_components/army-ledger";
import { ChoiceLink } from "@/app/_components/army-sheet/army-papers";
import { Link } from "@/app/_components/link";
import { Moment } from "@/app/_components/moment";
import { ARMY_ORDERS, type ArmyOrder, type MyArmy } from "@/lib/model/stored-army";
import { ARMIES } from "@/lib/words/armies";
import { grouped } from "@/lib/words/phrasing";
import { plain } from "@/lib/words/sentence";
import type { useArmyMoves } from "./use-army-moves";

const TABLE = ARMIES.table;

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
              <span className="sr-only">{TABLE.compare}</span>
            </th>
          )}
          <th scope="col">{TABLE.army}</th>
          <th scope="col" className="figure max-sm:hidden">
            {plain(TABLE.points)}
          </th>
          <th scope="col" className="figure max-sm:hidden">
            {TABLE.tugs}
          </th>
          <th scope="col" className="figure w-36 max-md:hidden">
            {TABLE.changed}
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
            <span className="sr-only">{TABLE.compareOne(army.name)}</span>
          </label>
        </td>
      )}
      <th scope="row" className="!text-[1rem] !align-baseline max-sm:!px-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <ArmyTitle army={army}>{judged && <span className="sm:hidden">{TABLE.pointsBehind(judged.points)}</span>}</ArmyTitle>
          <ArmyActions army={army} {...moves} />
        </div>
      </th>
      <td className="figure max-sm:hidden">
        {judged && (
          <>
            {grouped(judged.points)} <span className="text-soft max-md:hidden">{TABLE.ofLimit(pointsLimit)}</span>
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

const MINE = ARMIES.mine;

type ActionsProps = { readonly army: MyArmy } & Pick<ReturnType<typeof useArmyMoves>, "move" | "copy">;

/** Actions on an army; on a phone behind one button, so that the list stays short. */
function ArmyActions({ army, move, copy }: ActionsProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const actions = [
    { label: MINE.duplicate, act: () => copy(army) },
    { label: MINE.archive, act: () => move(army, "archive") },
    { label: MINE.delete, act: () => move(army, "bin") },
  ];
  return (
    <>
      <button
        type="button"
        className="button -my-2 sm:hidden"
        data-small
        data-quiet
        aria-label={MINE.more(army.name)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        …
      </button>
      <span id={id} className={`flex gap-1 max-sm:w-full max-sm:gap-2 ${open ? "" : "max-sm:hidden"}`}>
        {actions.map(({ label, act }) => (
          <button
            key={label}
            type="button"
            className="button font-normal text-soft hover:text-ink"
            data-small
            data-quiet
            aria-label={MINE.act(label, army.name)}
            onClick={act}
          >
            {label}
          </button>
        ))}
      </span>
    </>
  );
}

type ToolsProps = {
  readonly find: string;
  /** Null where the server looks among all pages. */
  readonly setFind: ((text: string) => void) | null;
  readonly searchable: boolean;
  /** Null where there are too few to be put in order. */
  readonly order: ArmyOrder | null;
  readonly comparing: Comparing | null;
};

const FIELD = {
  type: "search",
  "aria-label": MINE.find,
  placeholder: MINE.find,
  className: "field w-64 max-sm:w-full",
} as const;

/** Finding one army among many, and comparing two. */
export function ArmyTools({ find, setFind, searchable, order, comparing }: ToolsProps) {
  return (
    <div className="flex min-h-[44px] flex-wrap items-center gap-x-5 gap-y-2 py-1">
      {searchable && (
        <search className="max-sm:w-full">
          {setFind ? (
            <input {...FIELD} value={find} onChange={(event) => setFind(event.target.value)} />
          ) : (
            <form action="/armies" method="get" className="flex items-center gap-3">
              {order !== null && order !== "changed" && <input type="hidden" name="sort" value={order} />}
              <input {...FIELD} name="find" defaultValue={find} maxLength={200} />
              <button type="submit" className="button" data-small>
                {MINE.findButton}
              </button>
            </form>
          )}
        </search>
      )}
      {order !== null && <Order order={order} find={setFind ? "" : find} />}
      {comparing && <Compare ticked={comparing.ticked} />}
    </div>
  );
}

/** The orders in which the armies can be had. `find`: what the server looks for. */
function Order({ order, find }: { readonly order: ArmyOrder; readonly find: string }) {
  const address = (one: ArmyOrder) => {
    const query = new URLSearchParams({ ...(find === "" ? {} : { find }), ...(one === "changed" ? {} : { sort: one }) });
    return query.size === 0 ? "/armies" : `/armies?${query}`;
  };
  return (
    <nav aria-label={MINE.order} className="flex flex-wrap items-center gap-x-4">
      <span className="text-[0.9rem] text-soft">{MINE.order}</span>
      {ARMY_ORDERS.map((one) => (
        <ChoiceLink key={one} href={address(one)} label={MINE.orders[one]} isChosen={one === order} />
      ))}
    </nav>
  );
}

function Compare({ ticked: [one, other, ...more] }: Pick<Comparing, "ticked">) {
  if (one && other && more.length === 0)
    return (
      <Link href={`/armies/compare?${new URLSearchParams({ one, other })}`} className="button" data-small>
        {MINE.compare}
      </Link>
    );
  return (
    <span className="inline-flex min-h-[30px] items-center text-[0.9rem] text-soft pointer-coarse:min-h-[44px]">
      {!one ? MINE.tickTwo : other ? MINE.onlyTwo : MINE.tickOne}
    </span>
  );
}

type Comparing = {
  readonly ticked: readonly string[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
};

/** Which of the armies that are there are ticked, in the order of ticking. */
export function useComparing(there: readonly { readonly id: string }[]): Comparing {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ticked = chosen.filter((id) => there.some((one) => one.id === id));
  const has = (id: string) => ticked.includes(id);
  return { ticked, has, toggle: (id) => setChosen(has(id) ? ticked.filter((one) => one !== id) : [...ticked, id]) };
}
