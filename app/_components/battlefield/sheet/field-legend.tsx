import { Fragment, memo, type ReactNode } from "react";
import { SCALE_LONG, SCALE_WORDS_AT, sameProps } from "@/app/_components/battlefield/field-layout";
import { NOTE_SIZE } from "@/app/_components/battlefield/labels/field-notes";
import { type BaseKind, basePlan, baseSymbol, type DrawnBase } from "@/app/_components/battlefield/troops/base-plan";
import { CommanderGhost, MarkerGhost, Shield } from "@/app/_components/battlefield/troops/command-marks";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { textWidth } from "@/lib/sheets/font-metrics";
import { LEGEND_WORDS, SCALE } from "@/lib/words/battle/field";
import { tent } from "../troops/drawn-camp";
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

type Sample = { readonly sign: Sign; readonly drawn: ReactNode };

/** A base with its sign, as high as a line of type. */
function BaseSample({ base, isLoose }: { readonly base: DrawnBase; readonly isLoose: boolean }) {
  const h = Math.min(base.h, 11);
  const { mark, dot, solid } = baseSymbol({ ...base, x: 0, y: -h, w: 18, h }, isLoose);
  return (
    <>
      <path className={`troop-bases${isLoose ? " field-legend-loose" : ""}`} d={`M0 0h18v${-h}h-18z`} />
      <g transform={base.h > 15 ? "translate(3.6 -2) scale(0.6)" : undefined}>
        {solid && <path className="troop-solid" d={solid} />}
        {mark && <path className="troop-mark" d={mark} />}
        {dot && <path className="troop-dot" d={dot} />}
      </g>
    </>
  );
}

/** The kinds of bases on the table, each with a sample. */
function basesOf({ units }: Standing, book: BattlefieldBook): readonly Sample[] {
  const samples = new Map<Sign, DrawnBase>();
  for (const { unit } of units)
    for (const base of basePlan(unit, book)) samples.set(unit.form === "skirmish" ? "skirmish" : SIGNS[base.kind], base);
  return [...samples].map(([sign, base]) => ({ sign, drawn: <BaseSample base={base} isLoose={sign === "skirmish"} /> }));
}

/** One tent of a camp. */
function Tent() {
  const { cloth, lines } = tent(9, -1, 0.75);
  return (
    <g className="troop-own">
      <path className="camp-cloth" d={cloth} />
      <path className="camp-lines" d={lines} />
    </g>
  );
}

/** Other things on the table, with the letter of a commander who is there, in the viewer's colours. */
function thingsOf({ units, camps, standards, cards }: Standing): readonly Sample[] {
  const commander = [...standards, ...cards].find((one) => one.commander !== null)?.commander ?? null;
  const led = units.find((one) => one.commander !== null)?.commander ?? null;
  const [card] = cards;
  const small = (drawn: ReactNode, x: number, y: number, scale: number) => (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>{drawn}</g>
  );
  return [
    ...(commander === null
      ? []
      : [{ sign: "commander" as const, drawn: small(<CommanderGhost commander={commander} own />, 8, -4.2, 0.55) }]),
    ...(led === null
      ? []
      : [{ sign: "command" as const, drawn: <g className="unit-label">{small(<Shield commander={led} />, 9, -4.8, 1)}</g> }]),
    ...(card ? [{ sign: "order" as const, drawn: small(<MarkerGhost own />, 9, -4.6, 0.62) }] : []),
    ...(camps.length > 0 ? [{ sign: "camp" as const, drawn: <Tent /> }] : []),
  ];
}

const GAP = 14;
const LEADING = 15;

/** Where it begins beside the scale, whose words are at most as long as these: no base is wider than 99 mm. */
export const BESIDE_SCALE = SCALE_WORDS_AT + textWidth(SCALE.bases(SCALE_LONG, 88, "88.8", "88.8"), "serif", NOTE_SIZE) + GAP;

/** The legend of signs, in at most so many rows, as far as there is room. */
export const FieldLegend = memo(function FieldLegend({ standing, book, left, right, top, rows }: Props) {
  let [x, row] = [left, 0];
  const samples = new Map([...basesOf(standing, book), ...thingsOf(standing)].map(({ sign, drawn }) => [sign, drawn]));
  const placed = (Object.keys(LEGEND_WORDS) as Sign[]).flatMap((sign) => {
    const drawn = samples.get(sign);
    if (!drawn) return [];
    const long = 24 + textWidth(LEGEND_WORDS[sign], "serif", NOTE_SIZE) + GAP;
    if (x + long - GAP > right) [x, row] = [left, row + 1];
    const at = { x, y: top + row * LEADING };
    x += long;
    return row < rows ? [{ sign, drawn, at }] : [];
  });
  return (
    <g className="field-legend">
      {placed.map(({ sign, drawn, at }) => (
        <Fragment key={sign}>
          <g transform={`translate(${at.x} ${at.y + 1})`}>{drawn}</g>
          <text className="field-scale-words" x={at.x + 22} y={at.y}>
            {LEGEND_WORDS[sign]}
          </text>
        </Fragment>
      ))}
    </g>
  );
}, sameProps);
