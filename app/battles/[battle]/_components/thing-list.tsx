import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { LaidGroup } from "@/lib/model/advice";
import type { BattleView } from "@/lib/model/battle-view";
import { commandLetter } from "@/lib/words/battle/names";
import { type DeploymentRow, deploymentRows, groupWords, TABLE } from "@/lib/words/battle/table-panels";
import { commanderTitle, counted, sentenceCase, spoken } from "@/lib/words/phrasing";
import type { LaidOut } from "./batch";
import { takeable } from "./batch";
import { type Thing, thingKey } from "./things";

type ThingRow = {
  readonly key: string;
  readonly lead: ReactNode;
  readonly name: string;
  readonly detail: string;
  /** Null of one that cannot be taken in hand now. */
  readonly thing: Thing | null;
  /** `laid`: in position, and not confirmed; `wrong`: where it may not stand. */
  readonly mark: "done" | "away" | "laid" | "wrong" | null;
  /** One of several in the hand. */
  readonly isBand?: boolean;
  readonly note: string | null;
};

type Props = {
  readonly name: string;
  readonly rows: readonly ThingRow[];
  readonly held: Thing | null;
  readonly take: (thing: Thing) => void;
};

/** Rows that stay in sight above the one that is in the hand: of five on a phone it is in the middle. */
const ROWS_BEFORE = 2;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function goOn(event: KeyboardEvent<HTMLUListElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (at < 0) return;
  event.preventDefault();
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

/** Things of one sort: one of those that may be handled now is in the hand. Arrow keys go from one to the next. */
export function ThingList({ name, rows, held, take }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const heldKey = held && thingKey(held);
  useEffect(() => {
    if (!heldKey || !list.current) return;
    const all = [...list.current.children].map((row) => row as HTMLElement);
    const at = all.findIndex((row) => row.querySelector("[aria-pressed=true]"));
    // The list scrolls by itself, and the page stays where it is. No row is cut in two.
    if (at >= 0) list.current.scrollTop = all[Math.max(0, at - ROWS_BEFORE)]?.offsetTop ?? 0;
  }, [heldKey]);
  return (
    <ul
      ref={list}
      className="thing-list"
      data-live={rows.some((row) => row.thing !== null) || undefined}
      aria-label={name}
      onKeyDown={goOn}
    >
      {rows.map(({ key, thing, mark, lead, note, detail, ...row }) => {
        const told = (
          <>
            <span className="thing-lead">{lead}</span>
            <span className="thing-name" title={row.name}>
              {row.name}
            </span>
            <span className="thing-detail">{note ?? detail}</span>
          </>
        );
        return (
          <li key={key} data-mark={mark ?? undefined}>
            {thing ? (
              <button
                type="button"
                aria-pressed={thingKey(thing) === heldKey || row.isBand === true}
                className="thing"
                onClick={() => take(thing)}
              >
                {told}
              </button>
            ) : (
              <span className="thing">{told}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const { lists: LISTS } = TABLE;

/** Before the turn has come, or in its batch: whether it can be taken in hand, and how far it is. */
function markOf(state: DeploymentRow["state"], isFree: boolean, laid: LaidGroup | undefined, out: LaidOut | null): ThingRow["mark"] {
  if (laid) return out?.wrong.includes(laid.number) ? "wrong" : "laid";
  if (isFree) return null;
  return state === "placed" ? "done" : "away";
}

/** Those that may be taken in hand first. */
function deploying(view: BattleView, out: LaidOut | null): readonly ThingRow[] {
  const may = new Set(out ? takeable(out.batch, out.laid).map(({ number }) => number) : []);
  const later = out && out.laid.length >= out.batch.size ? out.batch.waiting.map(({ number }) => number) : [];
  const rows = deploymentRows(view).map((row): ThingRow => {
    const { number, name, state } = row;
    const laid = out?.laid.find((one) => one.number === number);
    const isFree = out ? may.has(number) : state === "may";
    const unit = view.own?.units.find((one) => one.number === number);
    const note = state === "placed" ? LISTS.onTable : ((later.includes(number) ? null : row.note) ?? LISTS.full);
    return {
      ...{ key: String(number), lead: number, name, detail: unit ? groupWords(unit, laid?.form) : "" },
      note: isFree ? null : note,
      mark: markOf(state, isFree, laid, out),
      isBand: out?.band.includes(number) ?? false,
      thing: isFree ? { type: "deploy-unit", number } : null,
    };
  });
  const placeOf = ({ thing }: ThingRow) => (thing ? 0 : 1);
  return out ? rows.toSorted((one, other) => placeOf(one) - placeOf(other)) : rows;
}

function rowOf(view: BattleView, thing: Thing): ThingRow {
  const row = { key: JSON.stringify(thing), thing, mark: null, note: null };
  if ("kind" in thing) return { ...row, lead: "", name: sentenceCase(spoken(thing.kind)), detail: "" };
  if ("commander" in thing) {
    const one = view.own?.commanders[thing.commander];
    return {
      ...row,
      lead: commandLetter(thing.commander),
      name: one ? commanderTitle(one) : "",
      detail: one ? spoken(one.grade) : "",
    };
  }
  if (!("number" in thing)) return { ...row, lead: "", name: "", detail: "" };
  const unit = view.units.find((one) => one.seat === view.seat && one.number === thing.number);
  const legal = view.legal.find((one) => one.type === "scout-move" && one.number === thing.number);
  const reach = legal?.type === "scout-move" ? LISTS.reach(legal.distance.max) : null;
  return { ...row, lead: thing.number, name: unit?.name ?? "", detail: reach ?? counted(unit?.bases ?? 0, "base") };
}

/** Commanders who are already placed. */
const placedCommanders = (view: BattleView): readonly ThingRow[] =>
  view.commanders
    .filter(({ seat }) => seat === view.seat)
    .map(({ commander, at }) => ({
      ...rowOf(view, { type: "place-commander", commander }),
      key: `placed ${commander}`,
      thing: null,
      mark: "done",
      note: "ambush" in at ? LISTS.withOrder(at.ambush) : LISTS.onTable,
    }));

const DEPLOYING: readonly BattleView["step"][] = ["first-deployment", "deployment"];

type Told = { readonly name: string; readonly rows: readonly ThingRow[]; readonly isArmy: boolean };

/** The list of things to place; null where there is nothing to choose from. */
export function thingRows(view: BattleView, things: readonly Thing[], out: LaidOut | null = null): Told | null {
  if (DEPLOYING.includes(view.step) && view.own) return { name: LISTS.units, rows: deploying(view, out), isArmy: true };
  const rows = things.map((thing) => rowOf(view, thing));
  const isArmy = false;
  switch (things[0]?.type) {
    case "place-flank-piece":
      return { name: LISTS.kinds, rows, isArmy };
    case "place-commander":
      return { name: LISTS.commanders, rows: [...placedCommanders(view), ...rows], isArmy };
    case "wheel-artillery":
      return { name: LISTS.guns, rows, isArmy };
    case "scout-move":
      return { name: LISTS.scouts, rows, isArmy };
    default:
      return null;
  }
}
