import type { SheetReader } from "@/lib/model/army-sheet";
import { ChoiceLink } from "./choice-link";
import { PAPER_NAMES, PAPERS, type Paper } from "./paper";

type Asked = { readonly reader: SheetReader; readonly paper: Paper };
type Props = Asked & { readonly address: string /** What the sheet for its own player is called here. */; readonly own: string };

/** The plainest address of what is asked for. */
function at(address: string, { reader, paper }: Asked): string {
  const query = String(new URLSearchParams({ ...(reader === "own" ? {} : { for: reader }), ...(paper === "a4" ? {} : { paper }) }));
  return query === "" ? address : `${address}?${query}`;
}

/** Whom a sheet is for, and on what paper. */
export function SheetChoices({ address, own, reader, paper }: Props) {
  const readers = [
    { reader: "own", label: own },
    { reader: "opponent", label: "For the opponent" },
  ] as const;
  return (
    <nav aria-label="Which sheet" className="flex flex-wrap items-center gap-x-8 gap-y-1">
      <p className="flex gap-5">
        {readers.map((one) => (
          <ChoiceLink key={one.label} href={at(address, { paper, ...one })} label={one.label} isChosen={one.reader === reader} />
        ))}
      </p>
      <p className="flex gap-5">
        {PAPERS.map((one) => (
          <ChoiceLink key={one} href={at(address, { reader, paper: one })} label={PAPER_NAMES[one]} isChosen={one === paper} />
        ))}
      </p>
    </nav>
  );
}
