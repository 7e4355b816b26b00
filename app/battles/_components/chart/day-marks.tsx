import { memo } from "react";
import { path } from "@/app/_components/engraving/glyph";
import { letterOf } from "@/app/battles/_components/cards/card-drawing";
import type { Square } from "@/lib/model/battle-tables";
import type { Colour } from "@/lib/model/enumerations";
import { dayNumeral, START_WORD } from "@/lib/words/battle/map";
import { type ChartDay, type ChartMarks, daysBySquare, type MarkSize, marksIn, type Plot, placeTokens } from "./chart-layout";

type Point = { readonly x: number; readonly y: number };

type Places = Readonly<Partial<Record<Square, Point>>>;

function placesOf(plots: readonly Plot[], size: MarkSize): Places {
  return Object.fromEntries(
    plots.map((plot) => {
      const { anchor } = marksIn(plot, size);
      return [plot.square, { x: plot.x + anchor.x, y: plot.y + anchor.y }];
    }),
  );
}

/** A bow to the left of its direction, so that there and back are two lines; wider each time the same way is used. */
function bow(from: Point, to: Point, times: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const out = 0.16 + 0.14 * times;
  return path`M${from.x} ${from.y}Q${(from.x + to.x) / 2 + dy * out} ${(from.y + to.y) / 2 - dx * out} ${to.x} ${to.y}`;
}

/** The marker's way from square to square; days on which it stayed leave no line. */
export function daysPath(stops: readonly Square[], places: Places): string {
  const gone = new Map<string, number>();
  let data = "";
  for (const [at, square] of stops.slice(1).entries()) {
    const before = stops[at];
    const [from, to] = [before && places[before], places[square]];
    if (!from || !to || before === square) continue;
    const way = `${before}${square}`;
    const times = gone.get(way) ?? 0;
    gone.set(way, times + 1);
    data += bow(from, to, times);
  }
  return data;
}

type Props = { readonly x: number; readonly y: number; readonly scale: number; readonly ghost?: boolean };

/** The marker: a colour with a saltire on its pole, standing at 0, 0. */
const ChartFlag = memo(function ChartFlag({ x, y, scale, ghost = false }: Props) {
  return (
    <g className="chart-flag" data-ghost={ghost || undefined} transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse className="chart-flag-shadow" cx="4" cy="0.500" rx="9" ry="2.600" />
      <path className="chart-flag-pole" d="M0 1V-40" />
      <path className="chart-flag-cloth" d="M0-39c7-5 12 4 27-1.500-2.500 4-3 7-1 11-2 2.500-2 5-.5 8.500-14 5-18.500-4-25.500 0z" />
      <path className="chart-flag-cross" d="m3.500-37 18.500 13.500M22-37.500 3.500-22.500" />
      <path className="chart-flag-fold" d="M9-39.500c1.500 6 .5 12 .5 17M17-37c-1 5 .5 10-.5 15" />
      <path className="chart-flag-tip" d="M0-45.500 1.800-42 0-39.500-1.800-42z" />
    </g>
  );
});

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
  const { panel, entries, scale } = placeTokens(days, size);
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      <rect className="chart-panel" {...panel} rx="2" />
      {entries.map(({ day: { day, cards }, x, y }) => (
        <g key={day} transform={`translate(${x} ${y})`}>
          <DayTokens day={day} cards={cards} size={size} />
        </g>
      ))}
    </g>
  );
}

type StartProps = { readonly at: Point; readonly size: MarkSize; readonly days: readonly ChartDay[] };

/** Below its ring, or beside it where the days are below; above the paper of so many that it takes the whole square. */
function StartWord({ at, size, days }: StartProps) {
  const paper = days.length > 0 ? placeTokens(days, size).panel : null;
  const beside = Math.min(at.y + size.word * 0.2, paper && paper.y < 0 ? at.y + paper.y - 2 : Number.POSITIVE_INFINITY);
  const [x, y] = paper ? [at.x - size.ring - 4, beside] : [at.x, at.y + size.ring + size.word];
  return (
    <text className="chart-start" data-beside={paper ? true : undefined} x={x} y={y}>
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
  const line = daysPath(stopsOf(went), placesOf(plots, size));
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
  const places = placesOf(plots, size);
  const sizes = new Map(plots.map((plot) => [plot.square, marksIn(plot, size)]));
  const ended = daysBySquare(days);
  const spot = (square: Square | null): Point | undefined => (square ? places[square] : undefined);
  const [first, now, next] = [spot(start), spot(marker), chosen === marker ? undefined : spot(chosen)];
  return (
    <g className="chart-marks" data-size={size.name}>
      {[...new Set(stopsOf({ start, days }))].map((square) => {
        const at = spot(square);
        return at && <circle key={square} className="chart-ring" cx={at.x} cy={at.y} r={size.ring} />;
      })}
      {first && start && <StartWord at={first} size={sizes.get(start) ?? size} days={ended.get(start) ?? []} />}
      {[...ended].map(([square, ofSquare]) => {
        const at = spot(square);
        return at && <StopDays key={square} at={at} days={ofSquare} size={sizes.get(square) ?? size} />;
      })}
      {now && <ChartFlag x={now.x} y={now.y} scale={size.flag} />}
      {next && <ChartFlag x={next.x} y={next.y} scale={size.flag} ghost />}
    </g>
  );
});
