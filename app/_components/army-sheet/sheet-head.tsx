import type { ArmySheet } from "@/lib/model/army-sheet";
import { qrPath } from "@/lib/sheets/qr-path";

/** Whose army it is and how it stands, and the way back to it from paper. */
export function SheetHead({ sheet: { name, about, verdict, link } }: { readonly sheet: ArmySheet }) {
  return (
    <header className="sheet-head">
      <div>
        <h1>{name}</h1>
        <p>
          {about} · <b>{verdict.words}</b>
        </p>
        {link !== null && <a href={link}>{link}</a>}
      </div>
      {link !== null && <QrCode text={link} />}
    </header>
  );
}

function QrCode({ text }: { readonly text: string }) {
  const { size, path } = qrPath(text);
  return (
    <svg
      className="sheet-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="The address as a QR code"
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
