"use client";

import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useState } from "react";
import { BattlePairs, type Pair } from "@/app/_components/battle-pairs";
import { type Findable, find, type Hit } from "@/app/_components/find-list/find-lists";
import type { FindableList } from "@/app/_components/find-list/findable-list";
import { FoundWhy, FoundWords } from "@/app/_components/find-list/found-words";
import { NARROWING, narrowPairs, narrows } from "@/app/_components/find-list/narrow-lists";
import { Link } from "@/app/_components/link";
import { SearchField } from "@/app/_components/search-field";
import type { ListId, Years } from "@/lib/model/identifiers";
import { FRONT } from "@/lib/words/front";
import { yearsWords } from "@/lib/words/list-lines";
import { byRegion, LIST_SEARCH, LISTS, REGION_WORDS, regionAnchor } from "@/lib/words/lists";
import { territoryWords } from "@/lib/words/territories";
import { type Choices, Filters, isNarrowed, isWordless, type Sought, useSought, writeAddress, yearOf } from "./sought";
import { type Scale, scaleOf, TimeAxis, TimeBar, TimeBarDefs } from "./time-bar";
import "./lists.css";

type FindablePair = Pair & Findable & { readonly armies: readonly { readonly list: ListId }[] };

type Props = {
  readonly lists: readonly FindableList[];
  readonly pairs: readonly FindablePair[];
  /** Words that are in very many lists. */
  readonly common: readonly string[];
  /** What the filters offer. */
  readonly choices: Choices;
};

/** From the first year of any list to the last. */
const spanOf = (lists: readonly FindableList[]): Years => [
  Math.min(...lists.map(({ years: [from] }) => from)),
  Math.max(...lists.map(({ years: [, to] }) => to)),
];

const clamped = (year: number, [from, to]: Years): number => Math.min(Math.max(year, from), to);

/** Lists and battles that fit all that is looked for. A year outside of all lists is no filter. */
function foundOf({ lists, pairs, common }: Props, sought: Sought, span: Years) {
  const fits = narrows(sought, lists, span);
  const fitting = lists.filter(fits);
  const near = narrowPairs(pairs, sought, new Set(fitting.map(({ id }) => id)), span);
  return { lists: find(fitting, sought.find, common), pairs: find(near, sought.find, common) };
}

/** What to do where no list was found. */
function whyNone(looked: Sought): string {
  if (isWordless(looked)) return LIST_SEARCH.wordless;
  return looked.find.trim() === "" ? LIST_SEARCH.noneFits : LIST_SEARCH.none;
}

/** The arrow keys go from the field to the lists found, and between them. */
function goWithArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input[type=search], a[data-found]")];
  const next = stops[stops.indexOf(event.target as HTMLElement) + (event.key === "ArrowDown" ? 1 : -1)];
  if (!next || !stops.includes(event.target as HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

/** All lists, found as one types, and the battles that their sample armies fought. */
export function ListsDesk(given: Props) {
  const { sought, setSought } = useSought(given.choices);
  const looked = useDeferredValue(sought);
  const span = useMemo(() => spanOf(given.lists), [given.lists]);
  const found = useMemo(() => foundOf(given, looked, span), [given, looked, span]);
  const scale = useMemo(() => scaleOf(given.lists.map(({ years }) => years)), [given.lists]);
  const year = yearOf(sought, span);
  const enemy = given.lists.find(({ id }) => id === looked.enemy);
  const [pointed, setPointed] = useState<FindableList | null>(null);
  const all = given.lists.length;
  const isFewer = found.lists.length < all;
  return (
    // The address is up to date before a link is followed: changed after that, it would stop the page on its way.
    // biome-ignore lint/a11y/noStaticElementInteractions: the field and the links in it have the focus.
    <div onKeyDown={goWithArrows} onClickCapture={() => writeAddress(sought)}>
      <SearchField
        label={LIST_SEARCH.label}
        placeholder={LIST_SEARCH.hint}
        sought={sought.find}
        onSeek={(text) => setSought({ ...sought, find: text })}
        said={isFewer ? LIST_SEARCH.found(found.lists.length, all) : ""}
        controls={NARROWING}
      >
        <Filters sought={sought} setSought={setSought} span={span} choices={given.choices} />
      </SearchField>
      <TimeBarDefs scale={scale} year={year} />
      <div className="lists-page">
        <div>
          <div className="lists-axis" data-hidden={found.lists.length === 0}>
            <TimeAxis scale={scale} year={year} choose={(one) => setSought({ ...sought, year: String(clamped(one, span)) })} />
          </div>
          {enemy && <h2 className="mt-4 text-[1.35rem]">{LIST_SEARCH.enemiesOf(enemy.name, yearOf(looked, span))}</h2>}
          {found.lists.length === 0 && <p className="mt-6">{whyNone(looked)}</p>}
          {looked.find.trim() !== "" ? (
            <Rows hits={found.lists} scale={scale} year={year} point={setPointed} />
          ) : (
            <ByRegion hits={found.lists} scale={scale} year={year} point={setPointed} />
          )}
        </div>
        {found.lists.length > 0 && <ListNote list={pointed} />}
      </div>
      {found.pairs.length > 0 && <Battles hits={found.pairs} open={looked.find.trim() !== "" || isNarrowed(looked)} />}
    </div>
  );
}

const AGE = 50;
/** The few battles before it stand with it. */
const FIRST_AGE = 1500;

/** The battles to play: those that were looked for at once, all others in folds of fifty years. */
function Battles({ hits, open }: { readonly hits: readonly Hit<FindablePair>[]; readonly open: boolean }) {
  // A link to all battles leads to all of them: folded, they look like the end of the page.
  const [isLinkedTo, setLinkedTo] = useState(false);
  useEffect(() => setLinkedTo(location.hash === "#battles"), []);
  const yearOfHit = ({ one }: Hit<FindablePair>) => one.years[0];
  const ageOf = (hit: Hit<FindablePair>) => Math.max(Math.floor(yearOfHit(hit) / AGE) * AGE, FIRST_AGE);
  const ages = [...new Set(hits.map(ageOf))];
  const list = (own: typeof hits) => (
    <BattlePairs wide pairs={own.map(({ one }) => one)} nameOf={(pair) => <BattleName pair={pair} hits={hits} />} />
  );
  return (
    <section aria-labelledby="battles" className="mt-12">
      <h2 id="battles" className="scroll-mt-20">
        {FRONT.samples}
      </h2>
      <p className="mt-1 text-soft">{FRONT.samplesText}</p>
      {open
        ? list(hits)
        : ages.map((age) => {
            const own = hits.filter((hit) => ageOf(hit) === age);
            const years = own.map(yearOfHit);
            return (
              <details key={age} open={isLinkedTo} className="reasons border-b border-rule">
                <summary>
                  <span className="py-1 font-serif text-[1.2rem] leading-tight">
                    {LIST_SEARCH.battles(yearsWords([Math.min(...years), Math.max(...years)]), own.length)}
                  </span>
                </summary>
                {list(own)}
              </details>
            );
          })}
    </section>
  );
}

function BattleName({ pair, hits }: { readonly pair: Pair; readonly hits: readonly Hit<FindablePair>[] }) {
  const hit = hits.find(({ one }) => one.battle === pair.battle);
  return hit ? <FoundWords pieces={hit.name} /> : pair.battle;
}

type RowsProps = {
  readonly hits: readonly Hit<FindableList>[];
  readonly scale: Scale;
  /** The year that is looked for: an army of the list begins with it. */
  readonly year: number | null;
  /** Shows the note of the list that the pointer or the focus is on. */
  readonly point: (list: FindableList) => void;
};

function ByRegion({ hits, ...rest }: RowsProps) {
  return byRegion(hits.map((hit) => ({ hit, region: hit.one.region }))).map(({ region, own }) => (
    <section key={region} aria-labelledby={regionAnchor(region)} className="mt-5">
      <h2 id={regionAnchor(region)} className="eyebrow scroll-mt-28">
        {REGION_WORDS[region]}
      </h2>
      <Rows hits={own.map(({ hit }) => hit)} {...rest} />
    </section>
  ));
}

function Rows({ hits, scale, year, point }: RowsProps) {
  return (
    <ul className="lists-rows">
      {hits.map(({ one, name, why }) => (
        <li key={one.id} onPointerEnter={() => point(one)} onFocus={() => point(one)}>
          <span className="lists-number">{one.number}</span>
          <Link href={year === null ? `/lists/${one.id}` : `/lists/${one.id}?year=${year}`} className="lists-name" data-found>
            <FoundWords pieces={name} />
          </Link>
          <span className="lists-years">{yearsWords(one.years)}</span>
          <TimeBar scale={scale} years={one.years} battles={one.battles} />
          {why.length > 0 && (
            <p className="lists-why">
              <FoundWhy why={why} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** On wide screens, what the list under the pointer is like; the same stands on its page. */
function ListNote({ list }: { readonly list: FindableList | null }) {
  return (
    <aside className="lists-note" aria-hidden="true">
      {list === null ? (
        <p className="text-soft">{LIST_SEARCH.legend}</p>
      ) : (
        <>
          <p className="eyebrow">{LISTS.place(REGION_WORDS[list.region], list.number)}</p>
          <p className="mt-1 font-serif text-[1.35rem] leading-tight">
            {list.name}, {yearsWords(list.years)}
          </p>
          <p className="mt-2 font-serif text-[1.1rem] italic leading-snug">{list.keynote}</p>
          {list.battles.map((battle) => (
            <p key={battle} className="mt-1 text-soft">
              ◆ {battle}
            </p>
          ))}
          <p className="mt-2 text-soft">{territoryWords(list.territories)}</p>
        </>
      )}
    </aside>
  );
}
