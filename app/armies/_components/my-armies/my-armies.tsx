"use client";

import { useState } from "react";
import { aboutMyArmy } from "@/app/_components/my-army";
import type { MyArmy } from "@/lib/model/my-army";
import type { ArmyPlace } from "@/lib/model/stored-army";
import { ArmyTable } from "./army-table";
import { ArmyTools } from "./army-tools";
import { SaidLine } from "./said-line";
import { StowedArmies } from "./stowed-armies";
import { useArmyMoves } from "./use-army-moves";
import { useComparing } from "./use-comparing";

type Props = {
  readonly armies: readonly MyArmy[];
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

/** All that the reader keeps: at hand, put away and lately deleted. */
export function MyArmies({ armies: served, binDays }: Props) {
  const { armies, said, move, copy } = useArmyMoves(served);
  const [find, setFind] = useState("");
  const at = (place: ArmyPlace) => armies.filter((army) => army.place === place);
  const desk = at("desk");
  const comparing = useComparing(desk);
  const searchable = desk.length >= MANY;
  const found = searchable ? desk.filter((army) => fits(army, find)) : desk;
  const tools = { find, setFind, searchable, comparing: desk.length > 1 ? comparing : null };
  return (
    <section aria-label="Your armies">
      <p className="eyebrow">Yours</p>
      {(searchable || tools.comparing) && <ArmyTools {...tools} />}
      {found.length > 0 && <ArmyTable armies={found} comparing={tools.comparing} move={move} copy={copy} />}
      {found.length === 0 && desk.length > 0 && <p className="border-b border-rule py-3 text-soft">No army of yours is called that.</p>}
      <StowedArmies
        title="Put away"
        armies={at("archive")}
        opens
        actions={[
          { label: "Take out again", act: (army) => move(army, "desk") },
          { label: "Delete", act: (army) => move(army, "bin") },
        ]}
      />
      <StowedArmies
        title={`Deleted in the last ${binDays} days`}
        armies={at("bin")}
        opens={false}
        actions={[{ label: "Bring back", act: (army) => move(army, "desk") }]}
      />
      <SaidLine said={said} />
    </section>
  );
}
