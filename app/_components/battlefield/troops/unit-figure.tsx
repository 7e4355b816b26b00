import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { drawnUnit, type UnitDrawn } from "./drawn-unit";
import "./commands.css";
import "./troops.css";

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
