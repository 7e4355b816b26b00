import { ChoiceLink } from "@/app/_components/army-sheet/army-papers";
import { PAPER_NAMES, PAPERS, type Paper } from "@/app/_components/paper/paper";
import { REFERENCE } from "@/lib/words/reference";
import type { ReferenceView } from "./reference-leaves";

type Asked = { readonly view: ReferenceView; readonly paper: Paper };
type Props = Asked & { readonly address: string };

/** The plainest address of what is asked for. */
function at(address: string, { view, paper }: Asked): string {
  const query = String(new URLSearchParams({ ...(view === "read" ? {} : { view }), ...(paper === "a4" ? {} : { paper }) }));
  return query === "" ? address : `${address}?${query}`;
}

const VIEWS = ["read", "printed"] as const;

/** How a quick reference is seen, and on what paper it is printed. */
export function ReferenceChoices({ address, view, paper }: Props) {
  return (
    <nav aria-label={REFERENCE.shown} className="flex flex-wrap items-center gap-x-8 gap-y-1">
      <p className="flex gap-5">
        {VIEWS.map((one) => (
          <ChoiceLink key={one} href={at(address, { paper, view: one })} label={REFERENCE.views[one]} isChosen={one === view} />
        ))}
      </p>
      <p className="flex gap-5">
        {PAPERS.map((one) => (
          <ChoiceLink key={one} href={at(address, { view, paper: one })} label={PAPER_NAMES[one]} isChosen={one === paper} />
        ))}
      </p>
    </nav>
  );
}
