import Link from "next/link";
import type { SheetReader } from "@/lib/model/army-sheet";
import type { Paper } from "./paper";

type Asked = { readonly reader: SheetReader; readonly paper: Paper };
type Props = Asked & { readonly address: string /** What the sheet for its own player is called here. */; readonly own: string };

const PAPERS = [
  { paper: "a4", label: "A4" },
  { paper: "letter", label: "US Letter" },
] as const;

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
          <Choice key={one.label} href={at(address, { paper, ...one })} label={one.label} isChosen={one.reader === reader} />
        ))}
      </p>
      <p className="flex gap-5">
        {PAPERS.map((one) => (
          <Choice key={one.label} href={at(address, { reader, ...one })} label={one.label} isChosen={one.paper === paper} />
        ))}
      </p>
    </nav>
  );
}

function Choice({ href, label, isChosen }: { readonly href: string; readonly label: string; readonly isChosen: boolean }) {
  return (
    <Link
      href={href}
      scroll={false}
      aria-current={isChosen ? "true" : undefined}
      className={`inline-flex min-h-[44px] items-center border-b-2 no-underline ${isChosen ? "border-madder text-ink" : "border-transparent text-soft hover:text-ink"}`}
    >
      {label}
    </Link>
  );
}
