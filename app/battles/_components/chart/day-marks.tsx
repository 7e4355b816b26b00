import { memo } from "react";
import { letterOf } from "@/app/battles/_components/cards/card-drawing";
import type { Square } from "@/lib/model/battle-tables";
import type { Colour } from "@/lib/model/enumerations";
import { dayNumeral, START_WORD } from "@/lib/words/battle/map";
import type { ChartDay, ChartMarks } from "./chart-day";
import { ChartFlag } from "./chart-flag";
import type { Plot } from "./chart-layout";
import { daysPath, type Point, placesOf } from "./days-path";
import { daysBySquare, type MarkSize, placeTokens } from "./place-tokens";

type Token = { readonly x: number; readonly card: Colour | null; readonly size: MarkSize["token"] };

function CardToken({ x, card, size: { width, height } }: Token) {
  const colour = card ?? "pass";
  return (
    <>
      <rect className="chart-token" data-colour={colour} x={x} y="0" width={width} height={height} rx={width / 7} />
      <text className="chart-letter" data-colour={colour} x={x + width / 2} y={height / 2}>
        {card ? letterOf(card) : "–"}
      </text>
    </>
  );
}

type DayTokensProps = { readonly day: number; readonly cards: ChartDay["cards"]; readonly size: MarkSize };

/** A day's numeral and both its cards. */
const DayTokens = memo(
  function DayTokens({ day, cards, size: { token, gap } }: DayTokensProps) {
    return (
      <>
        <text className="chart-day" x={-gap * 1.6} y={token.height * 0.74}>
          {dayNumeral(day)}
        </text>
        <CardToken x={0} card={cards[0]} size={token} />
        <CardToken x={token.width + gap} card={cards[1]} size={token} />
      </>
    );
  },
  (one, other) => one.day === other.day && one.cards.every((card, at) => card === other.cards[at]) && one.size === other.size,
);

type Stop = { readonly at: Point; readonly days: readonly ChartDay[]; readonly size: MarkSize };

/** The days that ended here, each with its numeral and both cards, on blank paper. */
function StopDays({ at, days, size }: Stop) {
  const { panel, entries } = placeTokens(days, size);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect className="chart-panel" {...panel} rx="2" />
      {entries.map(({ day: { day, cards }, x, y }) => (
        <g key={day} transform={`translate(${x} ${y})`}>
          <DayTokens day={day} cards={cards} size={size} />
        </g>
      ))}
    </g>
  );
}

/** Below its ring, or beside it where the days are below. */
function StartWord({ at, size, alone }: { readonly at: Point; readonly size: MarkSize; readonly alone: boolean }) {
  const [x, y] = alone ? [at.x, at.y + size.ring + size.word] : [at.x - size.ring - 4, at.y + size.word * 0.2];
  return (
    <text className="chart-start" data-beside={alone ? undefined : true} x={x} y={y}>
      {START_WORD}
    </text>
  );
}

type Sized = { readonly plots: readonly Plot[]; readonly size: MarkSize };

const stopsOf = ({ start, days }: Pick<ChartMarks, "start" | "days">): readonly Square[] => [
  ...(start ? [start] : []),
  ...days.map(({ to }) => to),
];

/** The line that the marker went, under the letters of the chart. */
export const DaysWay = memo(function DaysWay({ plots, size, ...went }: Sized & Pick<ChartMarks, "start" | "days">) {
  const line = daysPath(stopsOf(went), placesOf(plots, size.anchor));
  return (
    <g className="chart-marks" data-size={size.name}>
      <path className="chart-way-ground" d={line} />
      <path className="chart-way" d={line} />
    </g>
  );
});

/** The stops with their days and cards, and the marker. */
export const DayMarks = memo(function DayMarks({
  plots,
  size,
  start,
  days,
  marker,
  chosen,
}: Sized & Pick<ChartMarks, "start" | "days" | "marker" | "chosen">) {
  const places = placesOf(plots, size.anchor);
  const ended = daysBySquare(days);
  const spot = (square: Square | null): Point | undefined => (square ? places[square] : undefined);
  const [first, now, next] = [spot(start), spot(marker), chosen === marker ? undefined : spot(chosen)];
  return (
    <g className="chart-marks" data-size={size.name}>
      {[...new Set(stopsOf({ start, days }))].map((square) => {
        const at = spot(square);
        return at && <circle key={square} className="chart-ring" cx={at.x} cy={at.y} r={size.ring} />;
      })}
      {first && start && <StartWord at={first} size={size} alone={!ended.has(start)} />}
      {[...ended].map(([square, ofSquare]) => {
        const at = spot(square);
        return at && <StopDays key={square} at={at} days={ofSquare} size={size} />;
      })}
      {now && <ChartFlag x={now.x} y={now.y} scale={size.flag} />}
      {next && <ChartFlag x={next.x} y={next.y} scale={size.flag} ghost />}
    </g>
  );
});
