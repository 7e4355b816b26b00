import "./chart.css";
import { Fragment } from "react";
import { type Glyph, type Layer, stackGlyphs } from "@/app/_components/engraving/glyph";
import { FINE, type Point, penAt } from "@/app/_components/engraving/pen";
import { type Chance, seeded } from "@/app/_components/engraving/seeded";
import { seaMonster, ship } from "@/app/_components/engraving/ship";
import { flowing, jagged, ledges, shoreShade, wander, waves } from "@/app/_components/engraving/water";
import type { FlankKind } from "@/lib/model/battle-tables";
import { type ChartTables, FRAME, HEIGHT, HIGH, isUpper, type Plot, plotsOf, ROWS, SEA, WIDE, WIDTH } from "./chart-layout";
import { sowSquare } from "./sow-square";

const TURN = Math.PI * 2;

type Rose = { readonly light: string; readonly dark: string; readonly lines: string };

/** A wind rose of eight points, each half in the light and half in the dark, within two rings; a lily shows the north. */
export function compassRose(x: number, y: number, radius: number): Rose {
  const [light, dark, lines] = [penAt(x, y), penAt(x, y), penAt(x, y)];
  const at = (turn: number, reach: number): readonly [number, number] => [Math.sin(turn * TURN) * reach, -Math.cos(turn * TURN) * reach];
  // The four lesser winds first: the four greater lie over them.
  for (const point of [1, 3, 5, 7, 0, 2, 4, 6]) {
    const turn = point / 8;
    const reach = radius * (point % 2 === 0 ? 1 : 0.72);
    const waist = radius * (point % 2 === 0 ? 0.24 : 0.2);
    light
      .from(0, 0)
      .line(...at(turn - 1 / 16, waist))
      .line(...at(turn, reach))
      .close();
    dark
      .from(0, 0)
      .line(...at(turn + 1 / 16, waist))
      .line(...at(turn, reach))
      .close();
  }
  for (const ring of [0.56, 0.63]) {
    lines.from(0, -radius * ring);
    for (let step = 1; step <= 16; step++) lines.bow(...at((step - 0.5) / 16, radius * ring * 1.02), ...at(step / 16, radius * ring));
  }
  lines
    .from(0, -radius)
    .bow(-radius * 0.16, -radius * 1.16, 0, -radius * 1.38)
    .bow(radius * 0.16, -radius * 1.16, 0, -radius)
    .from(0, -radius * 1.04)
    .bow(-radius * 0.24, -radius * 1.02, -radius * 0.2, -radius * 1.22)
    .from(0, -radius * 1.04)
    .bow(radius * 0.24, -radius * 1.02, radius * 0.2, -radius * 1.22);
  return { light: light.data(), dark: dark.data(), lines: lines.data() };
}

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** The sixteen winds from a rose to the edge of the chart. */
export function rhumbLines(x: number, y: number, from: number, { left, right, top, bottom }: Box): string {
  const pen = penAt(x, y);
  for (let wind = 0; wind < 32; wind++) {
    const [across, down] = [Math.sin((wind / 32) * TURN), -Math.cos((wind / 32) * TURN)];
    const toSide = Math.abs(across) < 1e-9 ? Number.POSITIVE_INFINITY : ((across > 0 ? right : left) - x) / across;
    const toEnd = Math.abs(down) < 1e-9 ? Number.POSITIVE_INFINITY : ((down > 0 ? bottom : top) - y) / down;
    const reach = Math.min(toSide, toEnd);
    if (reach > from) pen.from(across * from, down * from).line(across * reach, down * reach);
  }
  return pen.data();
}

/**
 * The land, which no battle changes, as a picture under everything that does. Pages draw it on the server, so that no browser has to draw
 * it again.
 */
export function ChartGround({ tables }: { readonly tables: ChartTables }) {
  const { bands, rose, layers } = drawGround(plotsOf(tables));
  const { sea, river, banks, ripples, scarps } = bands;
  return (
    <svg className="chart-ground" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect x="0" y="0" width={WIDTH} height={HEIGHT} className="chart-paper" />
      <g className="chart-land" transform={`scale(${1 / FINE})`}>
        <path className="chart-water" d={sea + river} />
        {rose && <path className="chart-rhumbs" d={rose.rhumbs} />}
        <path className="chart-ripples" d={ripples} />
        <path className="chart-hatch" d={scarps} />
        <path className="chart-banks" d={banks} />
        {rose && (
          <>
            <path className="chart-outline" d={rose.light} />
            <path className="chart-rose-dark" d={rose.dark} />
            <path className="chart-hatch" d={rose.lines} />
          </>
        )}
        {layers.map(({ outline, hatch }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what lies over what
          <Fragment key={at}>
            <path className="chart-outline" d={outline} />
            <path className="chart-hatch" d={hatch} />
          </Fragment>
        ))}
      </g>
    </svg>
  );
}

type Ground = {
  readonly bands: Bands;
  readonly rose: (Rose & { readonly rhumbs: string }) | null;
  readonly layers: readonly Layer[];
};

let last: { readonly of: string; readonly ground: Ground } | null = null;

/** The land as path data. The same squares are always drawn alike, so a server draws them once for all its pages. */
function drawGround(plots: readonly Plot[]): Ground {
  const of = JSON.stringify(plots);
  if (last?.of !== of) {
    const layers = stackGlyphs([...plots.flatMap(sowSquare), ...seaOrnaments(plots)]);
    last = { of, ground: { bands: flankBands(plots), rose: seaRose(plots), layers } };
  }
  return last.ground;
}

type Bands = {
  readonly sea: string;
  readonly river: string;
  readonly banks: string;
  readonly ripples: string;
  readonly scarps: string;
};

const LEFT = FRAME;
const RIGHT = WIDTH - FRAME;
const REACH = [LEFT, RIGHT] as const;

type Edge = { readonly y: number; readonly inward: 1 | -1; readonly chance: Chance };

function coast({ y, inward, chance }: Edge): Partial<Bands> {
  const shore = wander(REACH, (x) => y + inward * (SEA + 5 * Math.sin(x / 61) + 3 * Math.sin(x / 23)), 5.5, 3, chance);
  const shade = shoreShade(shore, inward === 1 ? -1 : 1, chance).data();
  const open = [0.16, 0.42].map((part) => waves([LEFT + 4, RIGHT - 4], y + inward * SEA * part, chance).data()).join("");
  return { sea: jagged(shore).line(RIGHT, y).line(LEFT, y).close().data(), banks: jagged(shore).data(), ripples: shade + open };
}

const courseOf =
  (y: number, inward: number) =>
  (x: number): number =>
    y + inward * (17 + 5 * Math.sin(x / 33) + 3.4 * Math.sin(x / 14 + 1));

function stream({ y, inward, chance }: Edge): Partial<Bands> {
  const bed = wander(REACH, courseOf(y, inward), 16, 0.9, chance);
  const wide = (x: number): number => 2.6 + 4.4 * ((x - LEFT) / (RIGHT - LEFT));
  const along = (part: number): readonly Point[] => bed.map(([x, at]) => [x, at + part * wide(x)]);
  const threads = [-0.45, 0, 0.45].flatMap((part) => {
    const line = along(part);
    return [2, 9, 16, 23, 30, 37].map((at) =>
      flowing(line.slice(at + Math.round(chance.about(2)), at + 3 + Math.round(chance.about(1.4)))).data(),
    );
  });
  return {
    river: flowing([...along(1)].reverse(), flowing(along(-1)), true)
      .close()
      .data(),
    banks: flowing(along(1)).data() + flowing(along(-1)).data(),
    ripples: threads.join(""),
  };
}

function scarp({ y, inward, chance }: Edge): Partial<Bands> {
  const edge = wander(REACH, (x) => y + inward * 8 + 3 * Math.sin(x / 27), 5, 1.4, chance);
  return { scarps: ledges(edge.slice(1, -2), 7, chance).data() };
}

function bandOf(kind: FlankKind, water: Plot["flank"]["water"], edge: Edge): Partial<Bands> {
  switch (kind) {
    case "water":
      return water === "river" ? stream(edge) : coast(edge);
    case "terrain":
      return scarp(edge);
    case "none":
      return {};
    default:
      return kind satisfies never;
  }
}

/** What closes the flanks of each row, drawn along its outer edge. */
export function flankBands(plots: readonly Plot[]): Bands {
  const rows = plots.filter(({ column }) => column === 0);
  const drawn = rows.map(({ flank, line }) => {
    const upper = isUpper(line);
    const edge: Edge = { y: FRAME + (upper ? line : line + 1) * HIGH, inward: upper ? 1 : -1, chance: seeded(`flank ${flank.id}`) };
    return bandOf(flank.kind, flank.water, edge);
  });
  const all = (band: keyof Bands): string => drawn.map((one) => one[band] ?? "").join("");
  return { sea: all("sea"), river: all("river"), banks: all("banks"), ripples: all("ripples"), scarps: all("scarps") };
}

type Sea = { readonly flank: string; readonly middle: number };

const seas = (plots: readonly Plot[]): readonly Sea[] =>
  plots
    .filter(({ column, flank }) => column === 0 && flank.water === "coast")
    .map(({ line, flank }) => ({ flank: flank.id, middle: FRAME + (isUpper(line) ? line * HIGH + SEA / 2 : (line + 1) * HIGH - SEA / 2) }));

const across = (part: number): number => FRAME + WIDE * ROWS * part;

/** Ornament for an empty sea; it has no meaning. */
function seaOrnaments(plots: readonly Plot[]): readonly Glyph[] {
  return seas(plots).flatMap(({ flank, middle }) => {
    const chance = seeded(`sea ${flank}`);
    const foot = middle + 13;
    return [
      ship(across(0.65) + chance.about(8), foot, 29),
      ship(across(0.75) + chance.about(8), foot - 5, 16),
      seaMonster(across(0.28) + chance.about(8), foot - 1, 33),
    ];
  });
}

const RADIUS = 13;
const INSIDE = { left: FRAME, right: WIDTH - FRAME, top: FRAME, bottom: HEIGHT - FRAME };

/** A wind rose in the first sea, with its lines over the whole chart; none without a sea. */
function seaRose(plots: readonly Plot[]): (Rose & { readonly rhumbs: string }) | null {
  const [sea] = seas(plots);
  if (!sea) return null;
  const [x, y] = [across(0.925), sea.middle + 3];
  return { ...compassRose(x, y, RADIUS), rhumbs: rhumbLines(x, y, RADIUS, INSIDE) };
}
