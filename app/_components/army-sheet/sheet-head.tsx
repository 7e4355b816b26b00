import type { ArmySheet } from "@/lib/model/army-sheet";
import { QrCode } from "../qr-code";
import { Facts } from "./facts";

/** Whose army it is and how it stands, and the way back to it from paper. */
export function SheetHead({ sheet: { name, about, verdict, link } }: { readonly sheet: ArmySheet }) {
  return (
    <header className="sheet-head">
      <div>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p>
          <Facts text={about} />· <b>{verdict.words}</b>
        </p>
        {link !== null && <a href={link}>{link}</a>}
      </div>
      {link !== null && <QrCode link={link} className="sheet-code" />}
    </header>
  );
}
