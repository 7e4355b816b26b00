import { useState } from "react";
import { fileName, saveFile } from "@/app/_components/army-export/save-file";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { HandOnLink } from "@/app/_components/hand-on-link";
import { PrintButton } from "@/app/_components/print-button";
import { BATTLEFIELDS } from "@/lib/words/battlefields";
import type { FieldRequest } from "./field-address";

type Props = {
  readonly asked: Omit<FieldRequest, "moves">;
  readonly link: string;
  readonly title: string;
  readonly about: string;
};

const { desk: DESK } = BATTLEFIELDS;

/** Roll another, share, print, save. */
export function FieldActions({ asked, link, title, about }: Props) {
  const [isSharing, setSharing] = useState(false);
  return (
    <div className="battlefield-actions print:hidden">
      <RollAgain asked={asked} />
      <button type="button" className="button" onClick={() => setSharing(true)}>
        {DESK.share}
      </button>
      <PrintButton />
      <FieldFiles title={title} about={about} seed={asked.seed} />
      {isSharing && (
        <DialogLeaf name={DESK.shareTitle} closed={() => setSharing(false)}>
          <HandOnLink url={link} name={title} label={DESK.link} isNew={false}>
            <p className="mt-3 text-soft">{DESK.linkHolds}</p>
          </HandOnLink>
        </DialogLeaf>
      )}
    </div>
  );
}

/** Another seed with the same choices. */
function RollAgain({ asked: { seed: _, ...asked } }: { readonly asked: Props["asked"] }) {
  return (
    <form action="/battlefields">
      <input type="hidden" name="roll" value="1" />
      {Object.entries(asked).map(([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />)}
      <button type="submit" className="button" data-filled>
        {DESK.rollAnother}
      </button>
    </form>
  );
}

type FilesProps = { readonly title: string; readonly about: string; readonly seed: string };

const { files: FILES } = BATTLEFIELDS;
const KINDS = ["svg", "png"] as const;

/** The map as a file of its own. */
function FieldFiles({ title, about, seed }: FilesProps) {
  const [status, setStatus] = useState("");
  const name = `condotta-${fileName(`${title} ${seed}`, "txt").replace(/\.txt$/, "")}`;
  async function save(kind: (typeof KINDS)[number]): Promise<void> {
    const shown = document.querySelector<SVGSVGElement>(".battlefield-map svg.field");
    if (!shown) return;
    setStatus(FILES.drawing);
    try {
      const { pictureDots, pictureFile } = await import("@/app/battles/[battle]/plan/_components/picture-file");
      const file = await pictureFile(shown, { title, about, secret: null });
      if (kind === "svg") saveFile(`${name}.svg`, file.svg, "image/svg+xml");
      else saveFile(`${name}.png`, await pictureDots(file), "image/png");
      setStatus(FILES.saved(`${name}.${kind}`));
    } catch (error) {
      reportError(error);
      setStatus(FILES.failed);
    }
  }
  return (
    <>
      {KINDS.map((kind) => (
        <button key={kind} type="button" className="button" aria-label={FILES.save(kind.toUpperCase())} onClick={() => save(kind)}>
          {kind.toUpperCase()}
        </button>
      ))}
      <span role="status" className="order-last basis-full text-end text-soft empty:hidden">
        {status}
      </span>
    </>
  );
}
