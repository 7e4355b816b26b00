"use client";

import { useMemo, useState } from "react";
import { aboutMyArmy } from "@/app/_components/my-army";
import { PagesNav } from "@/app/_components/pages-nav";
import type { ArmiesPage, MyArmy } from "@/lib/model/my-army";
import type { ArmyPlace } from "@/lib/model/stored-army";
import { ArmyTable } from "./army-table";
import { ArmyTools } from "./army-tools";
import { SaidLine } from "./said-line";
import { StowedArmies } from "./stowed-armies";
import { useArmyMoves } from "./use-army-moves";
import { useComparing } from "./use-comparing";

type Props = {
  readonly pages: Readonly<Record<ArmyPlace, ArmiesPage>>;
  /** What was looked for among all that is at hand. */
  readonly find: string;
  /** Of which of them a page was asked for: these lie open. */
  readonly turned: readonly ArmyPlace[];
  /** How long a deleted army can be brought back. */
  readonly binDays: number;
};

/** From so many armies on one looks for a name. */
const MANY = 9;

const fits = (army: MyArmy, find: string): boolean => {
  const text = `${army.name} ${aboutMyArmy(army)}`.toLowerCase();
  return find
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** The parameter that says which page of a place is shown. */
const PARAMETER = { desk: "page", archive: "archive", bin: "bin" } as const;

/** The reader's armies, a page of each place: at hand, put away and lately deleted. */
export function MyArmies({ pages, find: asked, turned, binDays }: Props) {
  const served = useMemo(() => [...pages.desk.armies, ...pages.archive.armies, ...pages.bin.armies], [pages]);
  const { armies, said, move, copy } = useArmyMoves(served);
  const [find, setFind] = useState("");
  const at = (place: ArmyPlace) => armies.filter((army) => army.place === place);
  const desk = at("desk");
  const comparing = useComparing(desk);
  const { all, armies: onPage } = pages.desk;
  const isWhole = asked === "" && all === onPage.length;
  const searchable = !isWhole || desk.length >= MANY;
  const found = isWhole && searchable ? desk.filter((army) => fits(army, find)) : desk;
  const tools = {
    find: isWhole ? find : asked,
    setFind: isWhole ? setFind : null,
    searchable,
    comparing: desk.length > 1 ? comparing : null,
  };
  const query: Readonly<Record<string, string>> = asked === "" ? {} : { find: asked };
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
    <section aria-label="Your armies">
      <p className="eyebrow">Yours</p>
      {(searchable || tools.comparing) && <ArmyTools {...tools} />}
      {found.length > 0 && <ArmyTable armies={found} comparing={tools.comparing} move={move} copy={copy} />}
      {found.length === 0 && all > 0 && <p className="border-b border-rule py-3 text-soft">No army of yours is called that.</p>}
      {navOf("desk", "Your armies")}
      <StowedArmies
        {...stowed("archive", "Put away")}
        opens
        actions={[
          { label: "Take out again", act: (army) => move(army, "desk") },
          { label: "Delete", act: (army) => move(army, "bin") },
        ]}
      />
      <StowedArmies
        {...stowed("bin", `Deleted in the last ${binDays} days`)}
        opens={false}
        actions={[{ label: "Bring back", act: (army) => move(army, "desk") }]}
      />
      <SaidLine said={said} />
    </section>
  );
}
