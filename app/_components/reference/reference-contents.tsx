import { memo } from "react";
import type { Found } from "./find-rows";
import type { LaidReference } from "./layout/laid";

/** The sections, each a link to where it begins; what has nothing of what is looked for steps back. */
export const ReferenceContents = memo(function ReferenceContents({ laid, found }: { readonly laid: LaidReference; readonly found: Found }) {
  const sections = laid.leaves.flat(2).flatMap((block) => (block.kind === "section" ? [block] : []));
  return (
    <nav className="reference-contents screen-only" aria-label="Sections">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id} data-out={!found.sections.has(id) || undefined}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
