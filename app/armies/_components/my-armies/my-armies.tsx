"use client";

import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "@/app/_components/link";
import { Moment } from "@/app/_components/moment";
import { PagesNav } from "@/app/_components/pages-nav";
import { Said } from "@/app/_components/said";
import type { ArmiesPage, ArmyOrder, ArmyPlace, MyArmy } from "@/lib/model/stored-army";
import { ARMIES, aboutMyArmy } from "@/lib/words/armies";
import { ArmyTable, ArmyTools, queryOf, useComparing } from "./army-table";
import { type Told, useArmyMoves } from "./use-army-moves";

const WORDS = ARMIES.mine;

type Props = {
  readonly pages: Readonly<Record<ArmyPlace, ArmiesPage>>;
  /** The search among all pages of armies. */
  readonly find: string;
  /** The tag that the armies have which are shown; empty: any. */
  readonly tag: string;
  /** All tags that there are. */
  readonly tags: readonly string[];
  readonly order: ArmyOrder;
  /** The places of which a page was asked for: they are open. */
  readonly turned: readonly ArmyPlace[];
  /** How long a deleted army can be brought back. */
  readonly binDays: number;
};

/** With this many armies there is a search. */
const MANY = 9;

const fits = (army: MyArmy, find: string): boolean => {
  const text = `${army.name} ${army.tags?.join(" ") ?? ""} ${aboutMyArmy(army)}`.toLowerCase();
  return find
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** The parameter that says which page of a place is shown. */
const PARAMETER = { desk: "page", archive: "archive", bin: "bin" } as const;

/** The reader's armies, a page of each place: current, archived and lately deleted. */
export function MyArmies({ pages, find: asked, tag, tags, order, turned, binDays }: Props) {
  const served = useMemo(() => [...pages.desk.armies, ...pages.archive.armies, ...pages.bin.armies], [pages]);
  const { armies, said, hush, ...moves } = useArmyMoves(served);
  const { move } = moves;
  const [find, setFind] = useState("");
  const at = (place: ArmyPlace) => armies.filter((army) => army.place === place);
  const desk = at("desk");
  const comparing = useComparing(desk);
  const { all, armies: onPage } = pages.desk;
  const isWhole = asked === "" && tag === "" && all === onPage.length;
  const searchable = !isWhole || desk.length >= MANY;
  const found = isWhole && searchable ? desk.filter((army) => fits(army, find)) : desk;
  const search = (text: string) => {
    hush();
    setFind(text);
  };
  const tools = {
    find: isWhole ? find : asked,
    setFind: isWhole ? search : null,
    searchable,
    order: all >= MANY || order !== "changed" ? order : null,
    tag,
    tags,
    comparing: desk.length > 1 ? comparing : null,
  };
  const query = queryOf({ find: asked, tag, order });
  const navOf = (place: ArmyPlace, label: string) => (
    <PagesNav label={label} path="/armies" query={query} name={PARAMETER[place]} page={pages[place].page} of={pages[place].of} />
  );
  const stowed = (place: "archive" | "bin", title: string) => ({
    title,
    armies: at(place),
    all: pages[place].all - pages[place].armies.length + at(place).length,
    isOpen: turned.includes(place),
    nav: navOf(place, title),
  });
  return (
    <section aria-label={WORDS.title}>
      <p className="eyebrow">{WORDS.title}</p>
      {(searchable || tools.comparing || tags.length > 0) && <ArmyTools {...tools} />}
      {found.length > 0 && <ArmyTable armies={found} comparing={tools.comparing} {...moves} />}
      {found.length === 0 && all > 0 && <p className="border-b border-rule py-3 text-soft">{WORDS.noneFound}</p>}
      {navOf("desk", WORDS.title)}
      <StowedArmies
        {...stowed("archive", WORDS.archived)}
        opens
        actions={[
          { label: WORDS.restore, act: (army) => move(army, "desk") },
          { label: WORDS.delete, act: (army) => move(army, "bin") },
        ]}
      />
      <StowedArmies
        {...stowed("bin", WORDS.deletedLately(binDays))}
        opens={false}
        actions={[{ label: WORDS.restore, act: (army) => move(army, "desk") }]}
      />
      <SaidLine said={said} />
    </section>
  );
}

/** Says what was done, with the button that undoes it. Its room is always there, so that nothing moves. */
function SaidLine({ said }: { readonly said: Told | null }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone with its army: the keyboard goes on here.
    if (said && document.activeElement === document.body) (line.current?.querySelector("button") ?? line.current)?.focus();
  }, [said]);
  return (
    <div
      ref={line}
      role="status"
      tabIndex={-1}
      className={`sticky bottom-0 -mt-px flex min-h-14 flex-wrap items-center gap-x-4 py-1.5 ${said ? "border-t border-rule bg-paper" : ""}`}
    >
      {said && (
        <>
          <span className={`[overflow-wrap:anywhere] ${said.kind === "trouble" ? "finding" : ""}`}>{said.words}</span>
          {said.undo && (
            <button type="button" className="button" data-small onClick={said.undo}>
              {ARMIES.mine.undo}
            </button>
          )}
          {said.address && <Link href={said.address}>{ARMIES.mine.open}</Link>}
        </>
      )}
    </div>
  );
}

type Action = { readonly label: string; readonly act: (army: MyArmy) => void };
type Stowed = {
  readonly armies: readonly MyArmy[];
  readonly title: string;
  readonly actions: readonly Action[];
  /** How many there are on all pages. */
  readonly all: number;
  readonly isOpen: boolean;
  /** The way to the other pages. */
  readonly nav: ReactNode;
  /** Whether they can be opened. */
  readonly opens: boolean;
};

/** Archived or deleted armies in a fold; nothing where there are none. */
function StowedArmies({ armies, all, title, actions, opens, isOpen, nav }: Stowed) {
  if (all === 0) return null;
  return (
    <details className="border-b border-rule" open={isOpen}>
      <summary className="min-h-[44px] content-center px-2">{ARMIES.mine.fold(title, all)}</summary>
      <ul className="pb-2">
        {armies.map((army) => (
          <li key={army.id} className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-rule px-2 py-1.5">
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-serif text-[1.2rem] leading-tight">
                {opens ? <Link href={`/armies/${army.id}`}>{army.name}</Link> : army.name}
              </span>
              <span className="block text-soft">
                {opens ? aboutMyArmy(army) : <Said words={ARMIES.mine.deletedAt} slots={{ moment: () => <Moment at={army.placedAt} /> }} />}
              </span>
            </div>
            <span className="flex gap-1">
              {actions.map(({ label, act }) => (
                <button
                  key={label}
                  type="button"
                  className="button"
                  data-small
                  aria-label={ARMIES.mine.act(label, army.name)}
                  onClick={() => act(army)}
                >
                  {label}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {nav}
    </details>
  );
}
