import { qrPath } from "@/lib/sheets/qr-path";

type Props = {
  readonly link: string;
  readonly className: string;
  /** Black on white by candlelight too, or no phone could read it. */
  readonly onWhite?: boolean;
};

/** A link for a phone to read. */
export function QrCode({ link, className, onWhite = false }: Props) {
  const { size, path } = qrPath(link);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="The link as a QR code" shapeRendering="crispEdges" className={className}>
      {onWhite && <rect width={size} height={size} fill="#fff" />}
      <path d={path} fill={onWhite ? "#000" : "currentcolor"} />
    </svg>
  );
}
