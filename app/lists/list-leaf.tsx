import type { ReactNode } from "react";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { Link } from "@/app/_components/link";
import { RulesWords } from "@/app/_components/rules-words";
import { SourceMark } from "@/app/_components/source-mark";
import type { ArmyList, TroopLine } from "@/lib/model/army-list";
import { isOwnList, ownAllies } from "@/lib/model/list-origin";
import type { RulesTables } from "@/lib/model/rules-tables";
import { troopTraits } from "@/lib/rules/army/troop-traits";
import type { Neighbour } from "@/lib/server/known-lists";
import { running } from "@/lib/server/running";
import { optionTerm } from "@/lib/words/army-terms";
import { GLOSSARY } from "@/lib/words/glossary";
import { GLOSSARY_TERMS, type GlossaryTerm, type GlossaryTermId } from "@/lib/words/glossary-terms";
import { constraintWords, yearsWords } from "@/lib/words/list-lines";
import { campTerms, commanderLines, LISTS, REGION_WORDS, TROOP_TABLE } from "@/lib/words/lists";
import { listName, OWN_LIST, ownListName } from "@/lib/words/own-list";
import { OWN_LISTS } from "@/lib/words/own-lists";
import { curved } from "@/lib/words/phrasing";
import { plain, type Words } from "@/lib/words/sentence";
import { termsIn } from "@/lib/words/terms";
import { territoryTerms } from "@/lib/words/territories";
import { traitTerms, troopCells, troopWords } from "@/lib/words/troops";
import { TroopTable } from "./_components/troop-table";

type LeafProps = {
  readonly list: ArmyList;
  /** What its reader can do with it. */
  readonly actions: ReactNode;
  /** The players' own lists that it names, as far as its reader knows them. */
  readonly neighbours: readonly Neighbour[];
};

/** The page of a list. */
export function ListLeaf({ list, actions, neighbours: own }: LeafProps) {
  const { lists, rules } = running().knowledge.catalog;
  const { tables } = rules;
  const house = lists.map(({ id, name }) => ({ id, name, path: `/lists/${id}` }));
  const neighbours = [...house, ...own.map((one) => ({ ...one, name: ownListName(one.name || OWN_LISTS.nameless) }))];
  const isBeside = roomBeside(list, neighbours);
  const isOwn = isOwnList(list.id);
  return (
    <article className="px-4 pt-3 md:px-7">
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <div>
          <p className="eyebrow">{isOwn ? `${REGION_WORDS[list.region]}, ${OWN_LIST.mark}` : LISTS.place(list.region, list.number)}</p>
          <h1 className="mt-1 [overflow-wrap:anywhere]">
            {listName(list)}, {yearsWords(list.years)}
          </h1>
          {list.keynote !== "" && <p className="mt-1 font-serif text-[1.25rem] italic leading-snug">{curved(list.keynote)}</p>}
          {isOwn && <p className="mt-1 text-soft">{OWN_LIST.note}</p>}
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>
      </header>
      <div className="mt-3 grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <TroopTable list={list} tables={tables} />
          <Restrictions list={list} className={isBeside ? "lg:hidden" : "lg:columns-2"} />
          <ListWords list={list} tables={tables} />
        </div>
        <aside aria-label={LISTS.about} className="grid content-start gap-y-4 text-[0.95rem] max-lg:gap-y-1 max-lg:text-[0.88rem]">
          <Story list={list} neighbours={neighbours} />
          <Commanders list={list} neighbours={neighbours} />
          {isBeside && <Restrictions list={list} className="max-lg:hidden" />}
          <Sources list={list} />
        </aside>
      </div>
      <GlossaryCard />
    </article>
  );
}

/** About how many pixels these take on a wide page: a troop type, a letter in the narrow column, a row of commanders, the rest; and what is below the troops of what it takes beside them. */
const TALL = { troop: 52, letter: 0.46, row: 36, rest: 140, below: 0.52 } as const;

/** Whether the restrictions go beside the troops on a wide page, or below them: whichever makes it shorter. */
function roomBeside(list: ArmyList, neighbours: readonly Neighbour[]): boolean {
  const { lines, history } = list;
  const told = list.constraints.map((constraint) => plain(constraintWords(constraint, list))).join(" ");
  const [troops, restrictions] = [lines.length * TALL.troop, told.length * TALL.letter];
  const rows = commanderLines(list, String).length;
  const enemies = enemiesOf(list, neighbours).map(({ name }) => name);
  const beside = (history.length + enemies.join(", ").length) * TALL.letter + rows * TALL.row + TALL.rest;
  return Math.max(troops, beside + restrictions) < Math.max(troops + restrictions * TALL.below, beside);
}

const enemiesOf = ({ enemies }: ArmyList, neighbours: readonly Neighbour[]): readonly Neighbour[] =>
  neighbours.filter(({ id }) => enemies.some((enemy) => enemy === id));

type NeighboursProps = { readonly list: ArmyList; readonly neighbours: readonly Neighbour[] };

const Links = ({ to }: { to: readonly Neighbour[] }) =>
  to.map(({ id, name, path }, at) => (
    <span key={id}>
      {at > 0 && ", "}
      <Link href={path}>{name}</Link>
    </span>
  ));

/** Beside the troops on a wide page. On a phone the rules come first, so it opens with a press: a box, which needs no script. */
function Story({ list, neighbours }: NeighboursProps) {
  const enemies = enemiesOf(list, neighbours);
  const unknown = list.enemies.length - enemies.length;
  if (list.history === "" && list.enemies.length === 0) return null;
  return (
    <div className="max-lg:order-1">
      <input id="story" type="checkbox" className="peer sr-only lg:hidden" />
      <label htmlFor="story" className="list-story lg:hidden print:hidden">
        {LISTS.story}
      </label>
      <div className="max-w-prose leading-snug max-lg:hidden max-lg:peer-checked:block print:block">
        {list.history !== "" && <p>{curved(list.history)}</p>}
        {list.enemies.length > 0 && (
          <p className="mt-2">
            <span className="text-soft">{LISTS.enemies}: </span>
            <Links to={enemies} />
            {unknown > 0 && `${enemies.length > 0 ? ", " : ""}${LISTS.unknownEnemies(unknown)}`}
          </p>
        )}
      </div>
    </div>
  );
}

function Commanders({ list, neighbours }: NeighboursProps) {
  const nameOf = (id: string) => neighbours.find((one) => one.id === id)?.name ?? null;
  const allies = neighbours.filter(({ id }) => ownAllies(list).some((ally) => ally === id));
  return (
    <dl className="border-t border-rule">
      {commanderLines(list, nameOf).map(({ who, what }) => (
        <Row key={`${plain(who)} ${plain(what)}`} name={who}>
          <RulesWords text={what} />
        </Row>
      ))}
      {allies.length > 0 && (
        <Row name={LISTS.alliesLists}>
          <Links to={allies} />
        </Row>
      )}
      <Row name={LISTS.territories}>
        <RulesWords text={territoryTerms(list.territories)} />
      </Row>
      <Row name={LISTS.camp}>
        <RulesWords text={campTerms(list)} />
      </Row>
    </dl>
  );
}

function Row({ name, children }: { name: Words; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[8.5rem_1fr] gap-3 border-b border-rule py-0.5 leading-tight">
      <dt className="text-soft">
        <RulesWords text={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Restrictions({ list, className }: { list: ArmyList; className: string }) {
  if (list.constraints.length === 0) return null;
  return (
    <section className={`mt-3 text-[0.95rem] max-lg:text-[0.88rem] ${className}`}>
      <h2 className="text-[1.35rem] [column-span:all]">{LISTS.restrictions}</h2>
      <ul className="mt-1 list-disc pl-5 leading-tight">
        {list.constraints.map((constraint) => (
          <li key={constraint.id} className="break-inside-avoid">
            <RulesWords text={constraintWords(constraint, list)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sources({ list }: { list: ArmyList }) {
  return (
    <details className="print:hidden text-soft max-lg:order-2">
      <summary className="min-h-6 text-ink">{LISTS.sources}</summary>
      {!isOwnList(list.id) && <p className="mt-2">{LISTS.sourcesNote(list.sources.some(({ opened }) => opened))}</p>}
      {list.sources.length === 0 && <p className="mt-2">{LISTS.noSources}</p>}
      <ul className="mt-2 list-disc pl-5">
        {list.sources.map(({ author, work, year, opened }) => (
          <li key={work}>
            {curved(author)}, <cite>{curved(work)}</cite> ({year}){opened ? LISTS.opened : ""}
          </li>
        ))}
      </ul>
      {list.checked.length > 0 && <h3 className="mt-3 text-ink">{LISTS.checks}</h3>}
      {list.checked.map((remark) => (
        <p key={remark} className="mt-2">
          {curved(remark)}
        </p>
      ))}
      <p className="mt-2">
        {LISTS.version} <code className="break-all text-[0.85rem]">{list.version}</code>
      </p>
      <p className="mt-2">
        <a href={`/api/lists/${list.id}?version=${list.version}`}>{LISTS.json}</a>
      </p>
    </details>
  );
}

/** Everything said about a line: its troop, its options, and what follows from them. */
function sentencesOf({ troop, optional }: TroopLine, tables: RulesTables): readonly Words[] {
  const { shooting, special } = troopCells(troop, tables);
  return [troopWords(troop, tables), shooting, ...special, ...optional.map(optionTerm), ...traitTerms(troopTraits(troop, tables), troop)];
}

/** The terms that this list uses, in the order of the glossary. */
function termsOf(list: ArmyList, tables: RulesTables): readonly GlossaryTermId[] {
  const used = new Set(list.lines.flatMap((line) => sentencesOf(line, tables)).flatMap(termsIn));
  return (Object.keys(GLOSSARY_TERMS) as GlossaryTermId[]).filter((id) => used.has(id));
}

/** As the table's columns have it: "P&S", "CPi". */
const abbreviationOf = ({ spoken: also = [] }: GlossaryTerm): string | undefined => also.find((one) => /[A-Z]/.test(one));

/** What each term of the list means. */
function ListWords({ list, tables }: { list: ArmyList; tables: RulesTables }) {
  return (
    <details className="mt-3 print:hidden">
      <summary className="min-h-6">{LISTS.words}</summary>
      <p className="mt-2 text-soft lg:hidden">
        <RulesWords text={TROOP_TABLE.note} />
      </p>
      <dl className="mt-2 gap-x-10 md:columns-2">
        {termsOf(list, tables).map((term) => {
          const { sentence, source, heading } = GLOSSARY[term];
          return (
            <div key={term} className="break-inside-avoid border-b border-rule py-1.5">
              <dt>
                <b className="font-semibold">{GLOSSARY_TERMS[term].name}</b>{" "}
                <span className="text-soft">{abbreviationOf(GLOSSARY_TERMS[term])}</span>
              </dt>
              <dd className="text-soft">
                {sentence} <SourceMark from={source} why={heading} />
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
