import { useState } from "react";
import { fileName, saveFile } from "@/app/_components/army-export/save-file";
import { BATTLEFIELDS } from "@/lib/words/battlefields";

type Props = { readonly title: string; readonly about: string; readonly seed: string };

const { files: FILES } = BATTLEFIELDS;
const KINDS = ["svg", "png"] as const;

/** The map as a file of its own. */
export function FieldFiles({ title, about, seed }: Props) {
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
