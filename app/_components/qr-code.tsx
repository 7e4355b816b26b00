import { qrPath } from "@/lib/sheets/qr-path";
import { PAPER } from "@/lib/words/papers";

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
