import { memo, type PointerEvent } from "react";
import type { Years } from "@/lib/model/identifiers";

/** The years that all bars share. */
export type Scale = { readonly from: number; readonly to: number };

const DECADE = 10;
const LABELLED = 50;
/** Years between the chosen one and a label that it would cover, on the narrowest screen. */
const TOO_NEAR = 24;

/** Whole decades around all these years. */
export function scaleOf(years: readonly Years[]): Scale {
  const [first, last] = [Math.min(...years.map(([from]) => from)), Math.max(...years.map(([, to]) => to))];
  return { from: Math.floor(first / DECADE) * DECADE, to: Math.ceil((last + 1) / DECADE) * DECADE };
}

const percent = ({ from, to }: Scale, year: number): string => `${(((year - from) / (to - from)) * 100).toFixed(2)}%`;

const decades = ({ from, to }: Scale): readonly number[] => Array.from({ length: (to - from) / DECADE + 1 }, (_, at) => from + at * DECADE);

const isLabelled = (year: number): boolean => year % LABELLED === 0;

type DefsProps = { readonly scale: Scale; readonly year: number | null };

/** What all bars are drawn with: the hatching, the lines of the scale, and that of the chosen year. */
export function TimeBarDefs({ scale, year }: DefsProps) {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <pattern id="time-hatch" width="3.2" height="3.2" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <path d="M0 0v3.2" className="stroke-ink" strokeWidth="1.5" />
      </pattern>
      <symbol id="time-lines">
        {decades(scale).map((one) => (
          <line
            key={one}
            x1={percent(scale, one)}
            x2={percent(scale, one)}
            y2="100%"
            className="stroke-rule"
            strokeWidth={isLabelled(one) ? 1 : 0.3}
          />
        ))}
        {year !== null && (
          <line x1={percent(scale, year + 0.5)} x2={percent(scale, year + 0.5)} y2="100%" className="stroke-madder" strokeWidth="1.5" />
        )}
      </symbol>
    </svg>
  );
}

type BarProps = { readonly scale: Scale; readonly years: Years; readonly battles: readonly string[] };

/** The year at the end of a battle's name. */
const yearOf = (battle: string): number => Number(battle.slice(-4));

/** The years of a list as a hatched bar, with a lozenge for each battle that its sample armies fought. */
export const TimeBar = memo(function TimeBar({ scale, years: [from, to], battles }: BarProps) {
  const [left, right] = [percent(scale, from), percent(scale, to + 1)];
  const width = `${(Number.parseFloat(right) - Number.parseFloat(left)).toFixed(2)}%`;
  return (
    <svg className="time-bar" aria-hidden="true">
      <use href="#time-lines" />
      <svg aria-hidden="true" x={left} y="50%" width={width} overflow="visible">
        <rect y="-4.5" width="100%" height="9" fill="url(#time-hatch)" opacity=".55" />
        <path d="M0-7v14" className="stroke-ink" strokeWidth="1.2" />
        <svg aria-hidden="true" x="100%" overflow="visible">
          <path d="M0-7v14" className="stroke-ink" strokeWidth="1.2" />
        </svg>
        <line y1="-4.5" y2="-4.5" x2="100%" className="stroke-ink" strokeWidth=".8" />
        <line y1="4.5" y2="4.5" x2="100%" className="stroke-ink" strokeWidth="1.4" />
      </svg>
      {battles.filter(yearOf).map((battle) => (
        <svg aria-hidden="true" key={battle} x={percent(scale, yearOf(battle) + 0.5)} y="50%" overflow="visible">
          <path d="M0-6 4.2 0 0 6-4.2 0z" className="fill-madder stroke-paper" strokeWidth="1.2">
            <title>{battle}</title>
          </path>
        </svg>
      ))}
    </svg>
  );
});

type AxisProps = { readonly scale: Scale; readonly year: number | null; readonly choose: (year: number) => void };

/** The scale above all bars. Pressing or pulling on it chooses a year; for the keyboard there is a field. */
export function TimeAxis({ scale, year, choose }: AxisProps) {
  function pull(event: PointerEvent<SVGSVGElement>): void {
    if (event.buttons !== 1) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const along = Math.min(Math.max((event.clientX - left) / width, 0), 1);
    choose(Math.min(Math.floor(scale.from + along * (scale.to - scale.from)), scale.to - 1));
  }
  function press(event: PointerEvent<SVGSVGElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    pull(event);
  }
  const isHidden = (label: number): boolean => year !== null && Math.abs(label - year) < TOO_NEAR;
  return (
    <svg className="time-axis" aria-hidden="true" onPointerDown={press} onPointerMove={pull}>
      <line x2="100%" y1="100%" y2="100%" className="stroke-ink" strokeWidth="2" />
      {decades(scale).map((one) => (
        <svg aria-hidden="true" key={one} x={percent(scale, one)} y="100%" overflow="visible">
          <path d={isLabelled(one) ? "M0-10v10" : "M0-5v5"} className="stroke-ink" strokeWidth={isLabelled(one) ? 1.2 : 0.7} />
          {isLabelled(one) && !isHidden(one) && <text y="-13">{one}</text>}
        </svg>
      ))}
      {year !== null && (
        <svg aria-hidden="true" x={percent(scale, year + 0.5)} y="100%" overflow="visible">
          <path d="M0-12v12" className="stroke-madder" strokeWidth="1.5" />
          <text y="-13" data-chosen>
            {year}
          </text>
        </svg>
      )}
    </svg>
  );
}
