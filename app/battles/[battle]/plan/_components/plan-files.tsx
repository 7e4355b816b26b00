"use client";

import { useId, useState } from "react";
import { fileName, saveFile } from "@/app/_components/army-export/save-file";
import { HandOnLink } from "@/app/_components/hand-on-link";
import { PrintButton } from "@/app/_components/print-button";
import { PLAN } from "@/lib/words/battle/plan";
import { pictureDots, pictureFile } from "./picture-file";

type Props = {
  readonly battle: string;
  /** Whether it is the player's own plan. */
  readonly isOwn: boolean;
  readonly title: string;
  readonly about: string;
  readonly secret: string | null;
  readonly text: string;
};

const { files: FILES } = PLAN;

/** Prints the plan, saves it as a picture or text, or shares the public one. */
export function PlanFiles({ battle, isOwn, title, about, secret, text }: Props) {
  const [status, setStatus] = useState("");
  const [isShared, setShared] = useState(false);
  const shared = useId();
  const name = `condotta-plan-${fileName(title, "txt").replace(/\.txt$/, "")}${secret ? "-secret" : isOwn ? "" : "-public"}`;
  async function save(kind: "svg" | "png"): Promise<void> {
    const shown = document.querySelector<SVGSVGElement>("svg.field");
    if (!shown) return;
    setStatus(FILES.drawing);
    try {
      const file = await pictureFile(shown, { title, about, secret });
      if (kind === "svg") saveFile(`${name}.svg`, file.svg, "image/svg+xml");
      else saveFile(`${name}.png`, await pictureDots(file), "image/png");
      setStatus(FILES.saved(`${name}.${kind}`));
    } catch {
      setStatus(FILES.failed);
    }
  }
  return (
    <section aria-label={FILES.label} className={isShared ? "basis-full" : undefined}>
      <p className="flex flex-wrap items-center gap-2">
        <PrintButton filled />
        <button type="button" className="button" onClick={() => save("svg")}>
          {FILES.svg}
        </button>
        <button type="button" className="button" onClick={() => save("png")}>
          {FILES.png}
        </button>
        <button type="button" className="button" onClick={() => saveFile(`${name}.txt`, text, "text/plain")}>
          {FILES.text}
        </button>
        <button type="button" className="button" aria-expanded={isShared} aria-controls={shared} onClick={() => setShared(!isShared)}>
          {FILES.share}
        </button>
      </p>
      <p role="status" className="mt-1 text-soft [overflow-wrap:anywhere]">
        {status}
      </p>
      <div id={shared} hidden={!isShared}>
        {isShared && (
          <div className="mt-4 max-w-3xl">
            <p className="mb-3">{FILES.shareNote}</p>
            <HandOnLink url={`${location.origin}/battles/${battle}/plan?for=public`} name={FILES.name(title)} label={FILES.link} isNew />
          </div>
        )}
      </div>
    </section>
  );
}
