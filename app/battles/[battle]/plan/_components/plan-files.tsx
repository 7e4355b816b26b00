"use client";

import { useId, useState } from "react";
import { fileName } from "@/app/_components/army-export/file-name";
import { saveFile } from "@/app/_components/army-export/save-file";
import { HandOnLink } from "@/app/_components/hand-on-link";
import { PrintButton } from "@/app/_components/print-button";
import { pictureDots, pictureFile } from "./picture-file";

type Props = {
  readonly battle: string;
  /** Whether it is a player's own. */
  readonly isOwn: boolean;
  readonly title: string;
  readonly about: string;
  readonly secret: string | null;
  readonly text: string;
};

const FAILED = "This browser could not draw it: print the plan instead.";

/** The plan to take along: on paper, as a picture, as text, or as a link to the one that everybody may see. */
export function PlanFiles({ battle, isOwn, title, about, secret, text }: Props) {
  const [said, say] = useState("");
  const [isShared, setShared] = useState(false);
  const shared = useId();
  const name = `condotta-plan-${fileName(title, "txt").replace(/\.txt$/, "")}${secret ? "-secret" : isOwn ? "" : "-public"}`;
  async function save(kind: "svg" | "png"): Promise<void> {
    const shown = document.querySelector<SVGSVGElement>("svg.field");
    if (!shown) return;
    say("Drawing it …");
    try {
      const file = await pictureFile(shown, { title, about, secret });
      if (kind === "svg") saveFile(`${name}.svg`, file.svg, "image/svg+xml");
      else saveFile(`${name}.png`, await pictureDots(file), "image/png");
      say(`Saved as ${name}.${kind}.`);
    } catch {
      say(FAILED);
    }
  }
  return (
    <section aria-label="To take along" className={isShared ? "basis-full" : undefined}>
      <p className="flex flex-wrap items-center gap-2">
        <PrintButton filled />
        <button type="button" className="button" onClick={() => save("svg")}>
          SVG
        </button>
        <button type="button" className="button" onClick={() => save("png")}>
          PNG
        </button>
        <button type="button" className="button" onClick={() => saveFile(`${name}.txt`, text, "text/plain")}>
          Text
        </button>
        <button type="button" className="button" aria-expanded={isShared} aria-controls={shared} onClick={() => setShared(!isShared)}>
          Share the public plan
        </button>
      </p>
      <p role="status" className="mt-1 text-soft [overflow-wrap:anywhere]">
        {said}
      </p>
      <div id={shared} hidden={!isShared}>
        {isShared && (
          <div className="mt-4 max-w-3xl">
            <p className="mb-3">Whoever opens this sees what both players may see, and no secret of either.</p>
            <HandOnLink
              url={`${location.origin}/battles/${battle}/plan?for=public`}
              name={`The plan: ${title}`}
              label="The link to the public plan"
              isNew
            />
          </div>
        )}
      </div>
    </section>
  );
}
