import { qrPath } from "@/lib/sheets/qr-path";

/** A link for a phone to read: black on white by candlelight too, or no phone would. */
export function QrCode({ link }: { readonly link: string }) {
  const { size, path } = qrPath(link);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="The link as a QR code" shapeRendering="crispEdges" className="block w-full">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
