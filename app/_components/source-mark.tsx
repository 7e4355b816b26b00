import type { SourceKind } from "@/lib/model/enumerations";

const NAMES: Readonly<Record<SourceKind, string>> = { rulebook: "rulebook", sibling: "sibling value", house: "house value" };

/** The mark on whatever is not printed in the rulebook, with the reason one tap away. */
export function SourceMark({ from, why }: { from: SourceKind; why: string | null }) {
  if (from === "rulebook" || why === null) return null;
  return (
    <details className="mark inline">
      <summary>{NAMES[from]}</summary>
      <p>{why}</p>
    </details>
  );
}
