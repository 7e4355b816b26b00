import type { PlacedCamp } from "@/lib/model/battle-event";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { drawnCamp } from "./drawn-camp";
import "./troops.css";

type Props = { readonly state: PlacedCamp["state"]; readonly book: BattlefieldBook; readonly own: boolean };

/** A camp about (0,0), its front up; upright for the viewer. */
export function CampGhost({ state, book, own }: Props) {
  const { ground, works, cloth, lines } = drawnCamp(state, book.campSize);
  return (
    <g className={`camp camp-${state} ${own ? "troop-own" : "troop-other"}`}>
      <path className="camp-ground" d={ground} />
      {works && <path className="camp-works" d={works} />}
      <path className="camp-cloth" d={cloth} />
      <path className="camp-lines" d={lines} />
    </g>
  );
}
