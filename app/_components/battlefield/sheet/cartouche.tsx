import { memo } from "react";
import { type FieldLayout, sameProps } from "@/app/_components/battlefield/field-layout";
import { path } from "@/app/_components/engraving/glyph";
import { seeded } from "@/app/_components/engraving/seeded";
import { textWidth } from "@/lib/sheets/font-metrics";

/** Of the name, units of the drawing. */
export const CARTOUCHE_SIZE = 23;

/** The plate stands above the frame, so that nothing of the field is under it. */
const [TOP, HIGH] = [-48, 32];
const MIDDLE = TOP + HIGH / 2;
const NOTCH = 6;

/** A plate whose corners are hollowed out. */
const plate = (left: number, top: number, width: number, height: number, notch: number): string =>
  path`M${left + notch} ${top}h${width - 2 * notch}a${notch} ${notch} 0 0 0 ${notch} ${notch}v${height - 2 * notch}a${notch} ${notch} 0 0 0 ${-notch} ${notch}h${2 * notch - width}a${notch} ${notch} 0 0 0 ${-notch} ${-notch}v${2 * notch - height}a${notch} ${notch} 0 0 0 ${notch} ${-notch}z`;

/** A leaf of the scroll on either side of the plate. */
const scroll = (x: number, out: 1 | -1): string =>
  path`M${x} ${MIDDLE}c${out * 8} -9 ${out * 17} -8 ${out * 18} -2c0 4 ${out * -6} 4 ${out * -6} 0M${x} ${MIDDLE}c${out * 8} 9 ${out * 17} 8 ${out * 18} 2M${x + out * 4} ${MIDDLE}h${out * 30}`;

type Props = { readonly name: string; readonly seed: string; readonly layout: FieldLayout };

const WINDS = 16;

/** Clockwise degrees from the top of the picture. The map has no north of its own: it comes from the seed. */
const northOf = ({ seed, layout }: Props): number =>
  (Math.floor(seeded(`${seed}/north`).next() * WINDS) * 360) / WINDS + (layout.edge === "defender" ? 0 : 180);

/** The name of the battlefield on a plate above its frame, and where north is. */
export const Cartouche = memo(function Cartouche(props: Props) {
  const { name, layout } = props;
  const wide = textWidth(name, "serif", CARTOUCHE_SIZE) + 44;
  const [left, right] = [(layout.width - wide) / 2, (layout.width + wide) / 2];
  const north = northOf(props);
  const tip = { x: 14.5 * Math.sin((north * Math.PI) / 180), y: -14.5 * Math.cos((north * Math.PI) / 180) };
  return (
    <g className="field-cartouche">
      <path className="field-cartouche-scroll" d={scroll(left, -1) + scroll(right, 1)} />
      <path className="field-cartouche-plate" d={plate(left, TOP, wide, HIGH, NOTCH)} />
      <path className="field-cartouche-fine" d={plate(left + 3, TOP + 3, wide - 6, HIGH - 6, NOTCH - 1.5)} />
      <text className="field-cartouche-name" x={layout.width / 2} y={MIDDLE + CARTOUCHE_SIZE * 0.31}>
        {name}
      </text>
      <g transform={`translate(${layout.width - 16} ${MIDDLE})`} aria-hidden>
        <g transform={`rotate(${north})`}>
          <path className="field-north-dark" d="M0 -9.5L3.2 0H0z M0 9.5L-3.2 0H0z" />
          <path className="field-north-line" d="M0 -9.5L3.2 0L0 9.5L-3.2 0z M-8 0H-3.2M3.2 0H8" />
        </g>
        <text className="field-north-letter" x={tip.x} y={tip.y + 3.6}>
          N
        </text>
      </g>
    </g>
  );
}, sameProps);
