import { Fragment, memo } from "react";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { LEGEND_WORDS } from "@/lib/words/battle/field-words";
import { textWidth } from "../labels/text-width";
import { sameProps } from "../same-props";
import { type BaseKind, basePlan, type DrawnBase } from "../troops/base-plan";
import { baseSymbol } from "../troops/base-symbols";
import type { Standing } from "../troops/standing-of";

type Sign = keyof typeof LEGEND_WORDS;
type Props = {
  readonly standing: Standing;
  readonly book: BattlefieldBook;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly rows: number;
};

const SIGNS: Readonly<Record<BaseKind, Sign>> = {
  ...{
    pike: "pike",
    dropped: "dropped",
    shot: "shot",
    bow: "bow",
    blade: "blade",
    horse: "horse",
    "horse-shot": "horse-shot",
    dragoon: "dragoon",
  },
  ...{ elephant: "elephant", wagon: "wagon", "light-gun": "gun", "medium-gun": "gun", "heavy-gun": "gun" },
};

/** The kinds of bases that stand on the table, in the order of the legend, each with one of them as a sample. */
function samplesOf({ units }: Standing, book: BattlefieldBook): readonly { readonly sign: Sign; readonly base: DrawnBase }[] {
  const samples = new Map<Sign, DrawnBase>();
  for (const { unit } of units)
    for (const base of basePlan(unit, book)) samples.set(unit.form === "skirmish" ? "skirmish" : SIGNS[base.kind], base);
  return (Object.keys(LEGEND_WORDS) as Sign[]).flatMap((sign) => {
    const base = samples.get(sign);
    return base ? [{ sign, base }] : [];
  });
}

const GAP = 14;
const LEADING = 15;

/** What the signs on the bases mean: in so many rows from right to left, as far as there is room. */
export const FieldLegend = memo(function FieldLegend({ standing, book, left, right, top, rows }: Props) {
  let [x, row] = [left, 0];
  const placed = samplesOf(standing, book).flatMap(({ sign, base }) => {
    const long = 24 + textWidth(LEGEND_WORDS[sign], 12) + GAP;
    if (x + long - GAP > right) [x, row] = [left, row + 1];
    const at = { x, y: top + row * LEADING };
    x += long;
    return row < rows ? [{ sign, base, at }] : [];
  });
  return (
    <g className="field-legend">
      {placed.map(({ sign, base, at }) => {
        const h = Math.min(base.h, 11);
        const shown = { ...base, x: 0, y: -h, w: 18, h };
        const { mark, dot, solid } = baseSymbol(shown, sign === "skirmish");
        const shrunk = base.h > 15 ? "translate(3.6 -2) scale(0.6)" : undefined;
        return (
          <Fragment key={sign}>
            <g transform={`translate(${at.x} ${at.y + 1})`}>
              <path className={`troop-bases${sign === "skirmish" ? " field-legend-loose" : ""}`} d={`M0 0h18v${-h}h-18z`} />
              <g transform={shrunk}>
                {solid && <path className="troop-solid" d={solid} />}
                {mark && <path className="troop-mark" d={mark} />}
                {dot && <path className="troop-dot" d={dot} />}
              </g>
            </g>
            <text className="field-scale-words" x={at.x + 22} y={at.y}>
              {LEGEND_WORDS[sign]}
            </text>
          </Fragment>
        );
      })}
    </g>
  );
}, sameProps);
