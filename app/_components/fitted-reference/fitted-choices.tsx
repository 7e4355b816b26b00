import { ChoiceLink } from "@/app/_components/army-sheet/choice-link";
import { PAPER_NAMES, PAPERS } from "@/app/_components/army-sheet/paper";
import type { AskedFitted } from "./asked-part";

type Asked = Pick<AskedFitted, "view" | "paper" | "part">;
type Reader = { readonly id: string; readonly label: string };
type Props = Asked & {
  readonly address: string;
  /** For whom it may be shown, and for whom it is; none where there is no choice. */
  readonly readers?: readonly Reader[];
  readonly reader?: string;
};

const PARTS = [
  { part: "fight", label: "For the fight" },
  { part: "all", label: "All of it" },
] as const;
const VIEWS = [
  { view: "read", label: "To read" },
  { view: "printed", label: "As printed" },
] as const;

/** How much of a quick reference is shown, how, on what paper and for whom. */
export function FittedChoices({ address, view, paper, part, readers = [], reader }: Props) {
  const at = (more: Partial<Asked & { readonly for: string }>): string => {
    const asked = { ...(reader === undefined ? {} : { for: reader }), part, view, paper, ...more };
    return `${address}?${new URLSearchParams(asked)}`;
  };
  return (
    <nav aria-label="How it is shown" className="flex flex-wrap items-center gap-x-8 gap-y-1">
      {readers.length > 1 && (
        <p className="flex flex-wrap gap-x-5">
          {readers.map(({ id, label }) => (
            <ChoiceLink key={id} href={at({ for: id })} label={label} isChosen={id === reader} />
          ))}
        </p>
      )}
      <p className="flex gap-5">
        {PARTS.map((one) => (
          <ChoiceLink key={one.part} href={at({ part: one.part })} label={one.label} isChosen={one.part === part} />
        ))}
      </p>
      <p className="flex gap-5">
        {VIEWS.map((one) => (
          <ChoiceLink key={one.view} href={at({ view: one.view })} label={one.label} isChosen={one.view === view} />
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
