import { memo } from "react";
import { type FieldLayout, sameProps, UNIT } from "@/app/_components/battlefield/field-layout";
import { path } from "@/app/_components/engraving/glyph";
import { seeded } from "@/app/_components/engraving/seeded";
import type { Battlefield } from "@/lib/model/battlefield";
import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";

type Props = { readonly seed: string; readonly layout: FieldLayout; readonly water: Battlefield["water"] };

/** Scattered tufts of grass and points of sand, on land. */
function tufts({ seed, layout: { table, toPicture }, water }: Props): string {
  const chance = seeded(`${seed}/tufts`);
  const count = Math.round((table.width * table.depth) / 14);
  const isWet = (x: number) => water !== null && (water.edge === "left" ? x < water.width + 0.6 : x > table.width - water.width - 0.6);
  const tuft = () => {
    const place = { x: chance.between(0.6, table.width - 0.6), y: chance.between(0.6, table.depth - 0.6) };
    const { x, y } = toPicture(place);
    const size = chance.between(0.8, 1.3);
    const isGrass = chance.next() < 0.65;
    if (isWet(place.x)) return "";
    return isGrass
      ? path`M${x - 2.4 * size} ${y - 2 * size}l${1.6 * size} ${2 * size}M${x} ${y - 3.2 * size}v${3.2 * size}M${x + 2.6 * size} ${y - 2.2 * size}l${-1.6 * size} ${2.2 * size}`
      : path`M${x} ${y}h.1M${x + 4 * size} ${y + 1.4}h.1M${x + 1.6 * size} ${y + 3.6 * size}h.1`;
  };
  return Array.from({ length: count }, tuft).join("");
}

/** The empty sheet, with sparse grass for ornament. */
export const FieldGround = memo(function FieldGround(props: Props) {
  const { width, height } = props.layout;
  return (
    <g className="field-ground">
      <rect className="field-sheet" width={width} height={height} />
      <path className="field-tufts" d={tufts(props)} />
    </g>
  );
}, sameProps);

/** `sector`: BW from either short edge; null on a table of no known size. */
type FieldSectorsProps = { readonly sector: number | null; readonly layout: FieldLayout };

/** The line across the middle, and those of the flank sectors. */
export function FieldSectors({ sector, layout: { width, height } }: FieldSectorsProps) {
  const deep = (sector ?? 0) * UNIT;
  return (
    <>
      <path className="field-centre" d={`M0 ${height / 2}h${width}`} />
      {sector !== null && <path className="field-sector" d={`M${deep} 0v${height}M${width - deep} 0v${height}`} />}
    </>
  );
}

type FieldZonesProps = {
  readonly defender: SeatName;
  /** Of either zone, units of the drawing. */
  readonly deep: number;
  readonly layout: FieldLayout;
  readonly own: SeatName;
};

/** Where either side deploys. */
export function FieldZones({ defender, deep, layout: { width, height, edge }, own }: FieldZonesProps) {
  return SEATS.map((seat) => {
    const isNear = (seat === defender) === (edge === "defender");
    return (
      <g key={seat} className={seat === own ? "troop-own" : "troop-other"}>
        <rect className="field-zone-tint" y={isNear ? height - deep : 0} width={width} height={deep} />
        <path className="field-zone-line" d={`M0 ${isNear ? height - deep : deep}h${width}`} />
      </g>
    );
  });
}

type NeatLineProps = { readonly width: number; readonly height: number };

/** How far out the ladder of base widths and the heavy line around it lie. */
const LADDER = 5;
const OUTER = 9.5;

/** Along one side: where the marks of every base width stand, counted from the viewer's left or from his edge. */
const marks = (length: number): readonly number[] => Array.from({ length: Math.floor(length / UNIT + 1e-9) + 1 }, (_, at) => at);

function ladder({ width, height }: NeatLineProps): { readonly bars: string; readonly ticks: string } {
  const across = marks(width);
  const up = marks(height);
  const isDark = (at: number) => Math.floor(at / 5) % 2 === 0;
  const bars = [
    ...across
      .filter((at) => at % 5 === 0 && isDark(at))
      .map((at) => {
        const [x, long] = [at * UNIT, Math.min(5 * UNIT, width - at * UNIT)];
        return path`M${x} ${-LADDER + 1.2}h${long}v2.6h${-long}zM${x} ${height + 1.2}h${long}v2.6h${-long}z`;
      }),
    ...up
      .filter((at) => at % 5 === 0 && isDark(at))
      .map((at) => {
        const long = Math.min(5 * UNIT, height - at * UNIT);
        const y = height - at * UNIT - long;
        return path`M${-LADDER + 1.2} ${y}v${long}h2.6v${-long}zM${width + 1.2} ${y}v${long}h2.6v${-long}z`;
      }),
  ];
  const ticks = [
    ...across.map((at) => {
      const long = at % 5 === 0 ? LADDER + 2.6 : LADDER;
      return path`M${at * UNIT} 0v${-long}M${at * UNIT} ${height}v${long}`;
    }),
    ...up.map((at) => {
      const long = at % 5 === 0 ? LADDER + 2.6 : LADDER;
      return path`M0 ${height - at * UNIT}h${-long}M${width} ${height - at * UNIT}h${long}`;
    }),
  ];
  return { bars: bars.join(""), ticks: ticks.join("") };
}

/** The frame of the sheet: the table's edge, a ladder of base widths around it, and a heavy line. */
export const NeatLine = memo(function NeatLine({ width, height }: NeatLineProps) {
  const { bars, ticks } = ladder({ width, height });
  const around = (by: number) => ({ x: -by, y: -by, width: width + 2 * by, height: height + 2 * by });
  return (
    <g className="field-frame">
      <path className="field-frame-bars" d={bars} />
      <path className="field-frame-ticks" d={ticks} />
      <rect className="field-frame-fine" {...around(LADDER)} />
      <rect className="field-frame-heavy" {...around(OUTER)} />
      <rect className="field-frame-edge" {...around(0)} />
    </g>
  );
}, sameProps);
