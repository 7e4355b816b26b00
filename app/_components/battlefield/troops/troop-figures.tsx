import { LABEL } from "@/app/_components/battlefield/labels/label-lines";
import type { PlacedCamp } from "@/lib/model/battle-event";
import type { Placed } from "@/lib/model/battlefield";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { drawnCamp } from "./drawn-camp";
import { drawnUnit, type UnitDrawn } from "./drawn-unit";
import "./commands.css";
import "./troops.css";
import "@/app/_components/battlefield/labels/labels.css";

type Props = {
  readonly unit: UnitDrawn;
  readonly book: BattlefieldBook;
  readonly own: boolean;
  /** Whose command it is in, by his place in the force. */
  readonly commander?: number | null;
};

/** A unit group base by base, about (0,0), looking up. */
export function UnitFigure({ unit, book, own, commander = null }: Props) {
  const { sheet, outline, front, solid, mark, dot, facing, works, nervous } = drawnUnit(unit, book);
  const order = unit.form === "skirmish" ? " troop-skirmish" : "";
  return (
    <g className={`troop ${own ? "troop-own" : "troop-other"}${order}`}>
      <path className="troop-sheet" d={sheet} />
      {commander !== null && <path className={`troop-tint command-${commander}`} d={sheet} />}
      <path className="troop-bases" d={sheet} />
      {solid && <path className="troop-solid" d={solid} />}
      {mark && <path className="troop-mark" d={mark} />}
      {dot && <path className="troop-dot" d={dot} />}
      <path className="troop-outline" d={outline} />
      {!own && <path className="troop-inline" d={outline} />}
      {front && <path className="troop-front" d={front} />}
      <path className="troop-facing" d={facing} />
      {works && <path className="troop-works" d={works} />}
      {nervous && <path className="troop-nervous" d={nervous} />}
    </g>
  );
}

type UnitGhostProps = {
  readonly unit: UnitDrawn & Partial<Pick<Placed, "number" | "name" | "seat">>;
  readonly book: BattlefieldBook;
  readonly own: boolean;
};

/** A unit group in the hand: centred on (0, 0), facing up, with its number. */
export function UnitGhost({ unit, book, own }: UnitGhostProps) {
  return (
    <>
      <UnitFigure unit={unit} book={book} own={own} />
      {unit.number !== undefined && (
        <text className="ghost-number" y="4" fontSize={LABEL.number}>
          {unit.number}
        </text>
      )}
    </>
  );
}

type CampGhostProps = { readonly state: PlacedCamp["state"]; readonly book: BattlefieldBook; readonly own: boolean };

/** A camp about (0,0), its front up; upright for the viewer. */
export function CampGhost({ state, book, own }: CampGhostProps) {
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
