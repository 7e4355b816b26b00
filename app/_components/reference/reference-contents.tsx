import { memo } from "react";
import { REFERENCE } from "@/lib/words/reference";
import type { Found } from "./find-rows";
import type { LaidReference } from "./layout/laid";

/** Links to the sections; those without a match are dimmed. */
export const ReferenceContents = memo(function ReferenceContents({ laid, found }: { readonly laid: LaidReference; readonly found: Found }) {
  const sections = laid.leaves.flat(2).flatMap((block) => (block.kind === "section" ? [block] : []));
  return (
    <nav className="reference-contents screen-only" aria-label={REFERENCE.sections}>
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
