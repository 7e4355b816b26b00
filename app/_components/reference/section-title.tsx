import { memo } from "react";
import type { SectionHead } from "./layout/laid";

/** Where a section begins: contents lists and links lead here. */
export const SectionTitle = memo(function SectionTitle({
  section: { id, title },
  isOut,
}: {
  readonly section: SectionHead;
  readonly isOut: boolean;
}) {
  return (
    <h2 id={id} className="reference-section" data-out={isOut || undefined}>
      <span>{title}</span>
    </h2>
  );
});
