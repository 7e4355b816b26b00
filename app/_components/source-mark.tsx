import type { SourceKind } from "@/lib/model/enumerations";
import { curved } from "@/lib/words/phrasing";
import { SOURCE_NAMES } from "@/lib/words/sources";

type Props = {
  readonly from: SourceKind;
  /** In words: of a table, what `whyWords` makes of it. */
  readonly why: string | null;
  /** Whether the reason is open, where the parent remembers it. */
  readonly isOpen?: boolean;
  /** Called when the reason is opened or closed. */
  readonly onAsked?: (isOpen: boolean) => void;
};

/** Marks what the rulebook does not print, with the reason one tap away. */
export function SourceMark({ from, why, isOpen, onAsked }: Props) {
  if (from === "rulebook" || why === null) return null;
  return (
    <details className="mark inline" open={isOpen} onToggle={onAsked && (({ currentTarget }) => onAsked(currentTarget.open))}>
      <summary>{SOURCE_NAMES[from]}</summary>
      <p>{curved(why)}</p>
    </details>
  );
}
