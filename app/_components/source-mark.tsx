import type { SourceKind } from "@/lib/model/enumerations";

const NAMES: Readonly<Record<SourceKind, string>> = { rulebook: "rulebook", sibling: "sibling value", house: "house value" };

type Props = {
  readonly from: SourceKind;
  readonly why: string | null;
  /** Whether the reason stands open where somebody else remembers it. */
  readonly isOpen?: boolean;
  /** Told whether the reason stands open. */
  readonly onAsked?: (isOpen: boolean) => void;
};

/** The mark on whatever is not printed in the rulebook, with the reason one tap away. */
export function SourceMark({ from, why, isOpen, onAsked }: Props) {
  if (from === "rulebook" || why === null) return null;
  return (
    <details className="mark inline" open={isOpen} onToggle={onAsked && (({ currentTarget }) => onAsked(currentTarget.open))}>
      <summary>{NAMES[from]}</summary>
      <p>{why}</p>
    </details>
  );
}
