import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useShortcuts, withCommand } from "@/app/_components/browser/shortcuts";
import { listAddress } from "@/app/_components/list-address";
import type { Army, Commander } from "@/lib/model/army";
import type { TroopLine } from "@/lib/model/army-list";
import { MOST } from "@/lib/model/enumerations";
import { type Whom, whom } from "@/lib/model/findings";
import type { CommanderId } from "@/lib/model/identifiers";
import type { Book, PreparedList } from "@/lib/rules/army/book";
import { applyEdits } from "@/lib/rules/army/edits";
import { muster } from "@/lib/rules/army/muster";
import { type Offer, offersFor } from "@/lib/rules/army/offers";
import { addUnit } from "@/lib/rules/army/unit-edits";
import { following } from "@/lib/rules/army/unit-numbers";
import { EDITOR } from "@/lib/words/editor";
import { TROOPS } from "@/lib/words/editor-troops";
import { yearsWords } from "@/lib/words/list-lines";
import { listName } from "@/lib/words/own-list";
import { commanderAmong, commanderWords } from "@/lib/words/phrasing";
import { territoryWords } from "@/lib/words/territories";
import { troopBrief, troopPhrase } from "@/lib/words/troops";
import { useAddTo } from "./add-to";
import { listOf, SHOW_ALL, uncover } from "./desk";
import { useJudged } from "./desk-now";
import { Roving } from "./roving";
import { type Add, TroopRow } from "./troop-row";
import "./troops.css";

const STOPS = [".troop-add", ".troop-open"];

/** What the player looks for in the list. */
type Sought = { readonly text: string; readonly affordable: boolean };
const EVERYTHING: Sought = { text: "", affordable: false };

/** The troops of the army list and of each ally, a line each, and whom they are added to. */
export const ListPanel = memo(function ListPanel() {
  const { army, book, armyNow, change, assessment } = useJudged();
  const { chosen, choose } = useAddTo();
  const [sought, seek] = useState<Sought>(EVERYTHING);
  useEffect(() => {
    const showAll = () => flushSync(() => seek(EVERYTHING));
    document.addEventListener(SHOW_ALL, showAll);
    return () => document.removeEventListener(SHOW_ALL, showAll);
  }, []);
  const [added, setAdded] = useState<Added | null>(null);
  useEffect(() => {
    if (!added) return;
    const over = setTimeout(() => setAdded(null), SAID_MS);
    return () => clearTimeout(over);
  }, [added]);
  // What was undone, or has another number by now, was not added any more.
  const status = added && army.units.some(({ number, line }) => number === added.number && line === added.line) ? added.words : "";
  const add = useCallback<Add>(
    (line, ally, bases) => {
      setAdded(whatIsAdded(armyNow(), line, chosen, ally, bases));
      change((now) => addUnit(line, now, chosen, ally, bases));
    },
    [change, armyNow, chosen],
  );
  const mustered = useMemo(() => muster(army, book), [army, book]);
  const left = army.pointsLimit - assessment.numbers.points;
  const allies = army.commanders.filter((one) => one.role === "ally");
  const shared = { sought, left, add, book };
  const contingent = (ally: Commander) => {
    const list = listOf(ally, army, book);
    const offers = offersFor(mustered, ally.id, chosen);
    return (
      list && <Ally key={ally.id} isInternal={ally.list === null} who={whom(ally, army.commanders)} {...{ list, offers, ...shared }} />
    );
  };
  const first = allies.filter(({ id }) => id === chosen);
  const others = allies.filter(({ id }) => id !== chosen);
  return (
    <section id="list" tabIndex={-1} aria-label={EDITOR.listColumn}>
      <Title list={mustered.list} />
      <div className="troop-tools">
        <CommandChoice commanders={army.commanders} chosen={chosen} choose={choose} />
        <Search sought={sought} seek={seek} />
        <p role="status" className="min-h-[1.2em] text-[0.85rem] leading-tight text-soft">
          {status}
        </p>
      </div>
      {army.units.length >= MOST.units && <p className="finding mt-2">{TROOPS.full(MOST.units)}</p>}
      <Roving role="group" label={TROOPS.list} className="troops" kinds={STOPS}>
        <ul>
          {first.map(contingent)}
          <Troops offers={offersFor(mustered, null, chosen)} list={mustered.list} ally={null} {...shared} />
          {others.length > 0 && <li className="troop-group eyebrow">{TROOPS.allies}</li>}
          {others.map(contingent)}
        </ul>
      </Roving>
    </section>
  );
});

type Added = { readonly words: string; readonly number: number; readonly line: string };
/** How long it is said what was added, in milliseconds. */
const SAID_MS = 8000;

/** The unit group that is being added, with its command. */
function whatIsAdded(army: Army, line: TroopLine, chosen: CommanderId | null, ally: CommanderId | null, bases: number): Added | null {
  const unit = applyEdits(following(army), addUnit(line, army, chosen, ally, bases)).units[army.units.length];
  const commander = army.commanders.find((one) => one.id === unit?.commander);
  if (!unit) return null;
  const { number } = unit;
  return { number, line: line.id, words: TROOPS.added({ number, name: line.name }, commander ? whom(commander, army.commanders) : null) };
}

const Title = memo(function Title({ list: { list } }: { list: PreparedList }) {
  return (
    <>
      <p className="eyebrow">{TROOPS.eyebrow(territoryWords(list.territories))}</p>
      <h2>
        <a href={listAddress(list)}>
          {listName(list)}, {yearsWords(list.years)}
        </a>
      </h2>
    </>
  );
});

type ChoiceProps = { commanders: readonly Commander[]; chosen: CommanderId | null; choose: (id: CommanderId | null) => void };

const CommandChoice = memo(function CommandChoice({ commanders, chosen, choose }: ChoiceProps) {
  return (
    <label className="flex items-center gap-2 text-soft">
      <span className="whitespace-nowrap">{TROOPS.addTo}</span>
      <select
        className="field min-w-0 grow text-ink"
        value={chosen ?? ""}
        onChange={(event) => choose(commanders.find((one) => one.id === event.target.value)?.id ?? null)}
      >
        <option value="">{EDITOR.unassigned.name}</option>
        {commanders.map((one) => (
          <option key={one.id} value={one.id}>
            {commanderAmong(one, commanders)}
          </option>
        ))}
      </select>
    </label>
  );
});

const Search = memo(function Search({ sought, seek }: { sought: Sought; seek: (sought: Sought) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useShortcuts((event) => (event.key === "/" && !withCommand(event) ? () => find(field.current) : null));
  return (
    <search className="flex items-center gap-3">
      <input
        ref={field}
        type="search"
        className="field min-w-0 grow"
        aria-label={TROOPS.find}
        placeholder={TROOPS.find}
        aria-keyshortcuts="/"
        autoComplete="off"
        value={sought.text}
        onChange={(event) => seek({ ...sought, text: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === "Escape") seek({ ...sought, text: "" });
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          firstFound(event.currentTarget)?.focus();
        }}
      />
      <label className="tick flex items-center gap-1.5 whitespace-nowrap text-[0.9rem]">
        <input
          type="checkbox"
          className="size-4 accent-verdigris"
          checked={sought.affordable}
          onChange={(event) => seek({ ...sought, affordable: event.currentTarget.checked })}
        />
        {TROOPS.affordable}
      </label>
    </search>
  );
});

/** Goes to the search, opening the sheet that it may stand in. */
function find(field: HTMLInputElement | null): void {
  if (!field) return;
  uncover(field);
  field.focus();
  field.select();
}

const firstFound = (field: HTMLElement): HTMLElement | null | undefined =>
  field.closest("section")?.querySelector<HTMLElement>(".troop-add");

type Shared = { sought: Sought; left: number; add: Add; book: Book; list: PreparedList; offers: readonly Offer[] };

function Ally({ who, isInternal, ...shared }: Shared & { who: Whom; isInternal: boolean }) {
  return (
    <li>
      <h3 className="mt-1 text-[1.05rem]">{TROOPS.ofAlly(who, listName(shared.list.list))}</h3>
      {isInternal && <p className="text-[0.85rem] text-soft">{TROOPS.sharedLimits}</p>}
      <ul>
        <Troops ally={commanderWords(who)} {...shared} />
      </ul>
    </li>
  );
}

const TYPES = {
  foot: "foot",
  mounted: "horse",
  artillery: "engines",
  "battle-wagon": "engines",
  elephant: "elephants",
} as const satisfies Record<TroopLine["troop"]["type"], keyof typeof TROOPS.groups>;

const GROUPS = ["foot", "horse", "engines", "elephants"] as const;

function isSought({ line, barrier, points }: Offer, { text, affordable }: Sought, left: number, { tables }: Book): boolean {
  if (affordable && (barrier !== null || points > left)) return false;
  if (text.trim() === "") return true;
  const { name, troop } = line.line;
  const all = `${name} ${troopBrief(troop, tables)} ${troopPhrase(troop, tables)}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** The lines of one list by their types. Those of other years come last. */
function Troops({ offers, list, ally, sought, left, add, book }: Shared & { ally: string | null }) {
  const shown = offers.filter((one) => isSought(one, sought, left, book));
  if (shown.length === 0)
    return <li className="py-2 text-soft">{sought.affordable && sought.text.trim() === "" ? TROOPS.nothingFits : TROOPS.none}</li>;
  return GROUPS.map((group) => {
    const own = shown.filter(({ line }) => TYPES[line.line.troop.type] === group);
    const inOrder = [...own.filter(({ barrier }) => barrier?.why !== "years"), ...own.filter(({ barrier }) => barrier?.why === "years")];
    if (own.length === 0) return null;
    return (
      <li key={group}>
        {!ally && <p className="troop-group eyebrow">{TROOPS.groups[group]}</p>}
        <ul>
          {inOrder.map((offer) => (
            <TroopRow
              key={offer.line.line.id}
              prepared={offer.line}
              list={list}
              book={book}
              id={ally ? undefined : `line-${offer.line.line.id}`}
              ally={offer.ally}
              allyName={ally}
              add={add}
              have={offer.have}
              min={offer.min}
              max={offer.max}
              missing={offer.missing}
              isDear={offer.points > left}
              barrier={offer.barrier ? JSON.stringify(offer.barrier) : null}
            />
          ))}
        </ul>
      </li>
    );
  });
}
