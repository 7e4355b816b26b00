import { type SyntheticEvent, useId, useState } from "react";
import { ArmyTitle } from "@/app/_components/army-ledger";
import { ChoiceLink } from "@/app/_components/army-sheet/army-papers";
import { Link } from "@/app/_components/link";
import { Moment } from "@/app/_components/moment";
import { useFocusOnMount } from "@/app/_components/use-focus-on-mount";
import { TAGS } from "@/lib/model/identifiers";
import { ARMY_ORDERS, type ArmyOrder, type MyArmy } from "@/lib/model/stored-army";
import { ARMIES } from "@/lib/words/armies";
import { grouped } from "@/lib/words/phrasing";
import { plain } from "@/lib/words/sentence";
import { COMMON } from "@/lib/words/site";
import type { useArmyMoves } from "./use-army-moves";

const TABLE = ARMIES.table;

type Moves = Pick<ReturnType<typeof useArmyMoves>, "move" | "copy" | "tag">;
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
  const { judged, pointsLimit, changedAt, tags = [] } = army;
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
        {tags.length > 0 && (
          <ul aria-label={MINE.tagsOf(army.name)} className="flex flex-wrap gap-x-3 font-normal text-[0.9rem]">
            {tags.map((one) => (
              <li key={one}>
                <Link
                  href={`/armies?${new URLSearchParams({ tag: one })}`}
                  className="inline-flex items-center pointer-coarse:min-h-[44px]"
                >
                  {one}
                </Link>
              </li>
            ))}
          </ul>
        )}
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

type ActionsProps = Moves & { readonly army: MyArmy };

/** Actions on an army; on a phone behind one button, so that the list stays short. */
function ArmyActions({ army, move, copy, tag }: ActionsProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [tagging, setTagging] = useState(false);
  const actions = [
    { label: MINE.tag, act: () => setTagging(!tagging) },
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
      {tagging && (
        <TagForm
          army={army}
          set={(tags) => {
            setTagging(false);
            void tag(army, tags);
          }}
        />
      )}
    </>
  );
}

/** The tags of an army as they are typed, with commas between them. */
function TagForm({ army, set }: { readonly army: MyArmy; readonly set: (tags: readonly string[]) => void }) {
  const field = useFocusOnMount<HTMLInputElement>(true);
  function send(event: SyntheticEvent): void {
    event.preventDefault();
    const typed = field.current?.value ?? "";
    set(
      typed
        .split(",")
        .map((one) => one.trim())
        .filter((one) => one !== ""),
    );
  }
  return (
    <form aria-label={MINE.tagsOf(army.name)} className="flex w-full flex-wrap items-center gap-2 py-1 font-normal" onSubmit={send}>
      <input
        ref={field}
        aria-label={MINE.tagsTyped}
        placeholder={MINE.tagsTyped}
        defaultValue={army.tags?.join(", ") ?? ""}
        maxLength={TAGS.ofArmy * (TAGS.letters + 2)}
        className="field w-80 max-sm:w-full"
      />
      <button type="submit" className="button" data-small>
        {COMMON.save}
      </button>
    </form>
  );
}

type ToolsProps = {
  readonly find: string;
  /** Null where the server looks among all pages. */
  readonly setFind: ((text: string) => void) | null;
  readonly searchable: boolean;
  /** Null where there are too few to be put in order. */
  readonly order: ArmyOrder | null;
  /** The tag that is shown alone, empty for all, and all that there are. */
  readonly tag: string;
  readonly tags: readonly string[];
  readonly comparing: Comparing | null;
};

const FIELD = {
  type: "search",
  "aria-label": MINE.find,
  placeholder: MINE.find,
  className: "field w-64 max-sm:w-full",
} as const;

/** Finding one army among many, and comparing two. */
export function ArmyTools({ find, setFind, searchable, order, tag, tags, comparing }: ToolsProps) {
  return (
    <div className="flex min-h-[44px] flex-wrap items-center gap-x-5 gap-y-2 py-1">
      {searchable && (
        <search className="max-sm:w-full">
          {setFind ? (
            <input {...FIELD} value={find} onChange={(event) => setFind(event.target.value)} />
          ) : (
            <form action="/armies" method="get" className="flex items-center gap-3">
              {order !== null && order !== "changed" && <input type="hidden" name="sort" value={order} />}
              {tag !== "" && <input type="hidden" name="tag" value={tag} />}
              <input {...FIELD} name="find" defaultValue={find} maxLength={200} />
              <button type="submit" className="button" data-small>
                {MINE.findButton}
              </button>
            </form>
          )}
        </search>
      )}
      {order !== null && <Order order={order} find={setFind ? "" : find} tag={tag} />}
      {tags.length > 0 && (
        <nav aria-label={MINE.tags} className="flex flex-wrap items-center gap-x-4">
          <span className="text-[0.9rem] text-soft">{MINE.tags}</span>
          {["", ...tags].map((one) => (
            <ChoiceLink
              key={one}
              href={addressOf({ find: setFind ? "" : find, tag: one, order: order ?? "changed" })}
              label={one || MINE.anyTag}
              isChosen={one === tag}
            />
          ))}
        </nav>
      )}
      {comparing && <Compare ticked={comparing.ticked} />}
    </div>
  );
}

/** What the server shows: `find` is what it looks for. */
type Shown = { readonly find: string; readonly tag: string; readonly order: ArmyOrder };

/** The query that the page of armies reads. */
export const queryOf = ({ find, tag, order }: Shown): Readonly<Record<string, string>> => ({
  ...(find === "" ? {} : { find }),
  ...(tag === "" ? {} : { tag }),
  ...(order === "changed" ? {} : { sort: order }),
});

function addressOf(shown: Shown): string {
  const query = new URLSearchParams(queryOf(shown));
  return query.size === 0 ? "/armies" : `/armies?${query}`;
}

/** The orders in which the armies can be had. */
function Order({ order, ...shown }: Shown) {
  return (
    <nav aria-label={MINE.order} className="flex flex-wrap items-center gap-x-4">
      <span className="text-[0.9rem] text-soft">{MINE.order}</span>
      {ARMY_ORDERS.map((one) => (
        <ChoiceLink key={one} href={addressOf({ ...shown, order: one })} label={MINE.orders[one]} isChosen={one === order} />
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
