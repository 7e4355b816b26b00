import { create } from "qrcode";
import { PAPER } from "@/lib/words/papers";

/** The light border that a reader needs around a code, in modules. */
const QUIET = 4;

/** A text as a QR code: an SVG path of its dark modules for the viewBox `0 0 size size`, the quiet zone included. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const { size } = modules;
  const runs: string[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const from = x;
      while (x < size && modules.get(y, x)) x++;
      if (x > from) runs.push(`M${from + QUIET} ${y + QUIET}h${x - from}v1h-${x - from}z`);
    }
  }
  return { size: size + 2 * QUIET, path: runs.join("") };
}

type Props = {
  readonly link: string;
  readonly className: string;
  /** Black on white in dark mode too, or phones could not read it. */
  readonly onWhite?: boolean;
};

/** A link for a phone to read. */
export function QrCode({ link, className, onWhite = false }: Props) {
  const { size, path } = qrPath(link);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={PAPER.link} shapeRendering="crispEdges" className={className}>
      {onWhite && <rect width={size} height={size} fill="#fff" />}
      <path d={path} fill={onWhite ? "#000" : "currentcolor"} />
    </svg>
  );
}
