import { ChoiceLink } from "@/app/_components/army-sheet/choice-link";
import { PAPER_NAMES, PAPERS } from "@/app/_components/paper/paper";
import { REFERENCE_PARTS } from "@/lib/sheets/reference/reference-parts";
import { REFERENCE } from "@/lib/words/reference";
import type { FittedChoice } from "./fitted-query";

type Asked = Pick<FittedChoice, "view" | "paper" | "part">;
type Reader = { readonly id: string; readonly label: string };
type Props = Asked & {
  readonly address: string;
  /** The readers to choose from, if any, and the one chosen. */
  readonly readers?: readonly Reader[];
  readonly reader?: string;
};

const VIEWS = ["read", "printed"] as const;

/** Chooses the part of a quick reference, the view, the paper and the reader. */
export function FittedChoices({ address, view, paper, part, readers = [], reader }: Props) {
  const at = (more: Partial<Asked & { readonly for: string }>): string => {
    const asked = { ...(reader === undefined ? {} : { for: reader }), part, view, paper, ...more };
    return `${address}?${new URLSearchParams(asked)}`;
  };
  return (
    <nav aria-label={REFERENCE.shown} className="flex flex-wrap items-center gap-x-8 gap-y-1">
      {readers.length > 1 && (
        <p className="flex flex-wrap gap-x-5">
          {readers.map(({ id, label }) => (
            <ChoiceLink key={id} href={at({ for: id })} label={label} isChosen={id === reader} />
          ))}
        </p>
      )}
      <p className="flex gap-5">
        {REFERENCE_PARTS.map((one) => (
          <ChoiceLink key={one} href={at({ part: one })} label={REFERENCE.parts[one]} isChosen={one === part} />
        ))}
      </p>
      <p className="flex gap-5">
        {VIEWS.map((one) => (
          <ChoiceLink key={one} href={at({ view: one })} label={REFERENCE.views[one]} isChosen={one === view} />
        ))}
      </p>
      <p className="flex gap-5">
        {PAPERS.map((one) => (
          <ChoiceLink key={one} href={at({ paper: one })} label={PAPER_NAMES[one]} isChosen={one === paper} />
        ))}
      </p>
    </nav>
  );
}
