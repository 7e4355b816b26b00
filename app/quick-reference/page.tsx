import type { Metadata } from "next";
import { headers } from "next/headers";
import { ChoiceLink, Choices } from "@/app/_components/army-sheet/army-papers";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { PAPER_NAMES, PAPERS, type Paper } from "@/app/_components/paper/paper";
import { type ReferenceQuery, readReferenceQuery } from "@/app/_components/paper/paper-query";
import { PrintButton } from "@/app/_components/print-button";
import { PRINT_SIZES, type PrintSize } from "@/app/_components/reference/layout/laid";
import type { ReferenceView } from "@/app/_components/reference/reference-leaves";
import { ReferenceSheet } from "@/app/_components/reference/reference-sheet";
import { ownValuesOf, WHOLE_REFERENCE, wholeReference } from "@/lib/server/quick-reference";
import { PAPER } from "@/lib/words/papers";
import { withStop } from "@/lib/words/phrasing";
import { REFERENCE } from "@/lib/words/reference";

export const metadata: Metadata = { title: WHOLE_REFERENCE };

export default async function QuickReferencePage({ searchParams }: { readonly searchParams: Promise<ReferenceQuery> }) {
  const { view, paper, type, find } = readReferenceQuery(await searchParams);
  const ownValues = await ownValuesOf(await headers());
  return (
    <div className="px-4 py-6 md:px-7 print:p-0">
      <header className="flex flex-wrap items-end print:hidden justify-between gap-x-8 gap-y-2">
        <div>
          <h1>{WHOLE_REFERENCE}</h1>
          <p className="mt-1 max-w-prose text-soft">{[REFERENCE.lead, withStop(REFERENCE.letters)].join(" ")}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-1">
          <ReferenceChoices address="/quick-reference" view={view} paper={paper} type={type} />
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <PrintButton filled />
            <a href="/api/quick-reference?format=text" download="quick-reference.txt" className="inline-flex min-h-[44px] items-center">
              {REFERENCE.asText}
            </a>
          </p>
        </div>
      </header>
      <ReferenceSheet reference={wholeReference()} {...{ paper, type, view, find, ownValues }} name={WHOLE_REFERENCE} />
      <GlossaryCard />
    </div>
  );
}

type Asked = { readonly view: ReferenceView; readonly paper: Paper; readonly type: PrintSize };
type ChoicesProps = Asked & { readonly address: string };

/** The plainest address of what is asked for. */
function at(address: string, { view, paper, type }: Asked): string {
  const asked = { ...(view === "read" ? {} : { view }), ...(paper === "a4" ? {} : { paper }), ...(type === "usual" ? {} : { type }) };
  const query = String(new URLSearchParams(asked));
  return query === "" ? address : `${address}?${query}`;
}

const VIEWS = ["read", "printed"] as const;

/** How a quick reference is seen, and on what paper it is printed. */
function ReferenceChoices({ address, view, paper, type }: ChoicesProps) {
  return (
    <nav aria-label={REFERENCE.shown} className="flex flex-wrap items-center gap-x-8 gap-y-1">
      <Choices label={PAPER.choices.view}>
        {VIEWS.map((one) => (
          <ChoiceLink key={one} href={at(address, { paper, type, view: one })} label={REFERENCE.views[one]} isChosen={one === view} />
        ))}
      </Choices>
      <Choices label={PAPER.choices.paper}>
        {PAPERS.map((one) => (
          <ChoiceLink key={one} href={at(address, { view, type, paper: one })} label={PAPER_NAMES[one]} isChosen={one === paper} />
        ))}
      </Choices>
      <Choices label={PAPER.choices.type}>
        {PRINT_SIZES.map((one) => (
          <ChoiceLink key={one} href={at(address, { view, paper, type: one })} label={REFERENCE.types[one]} isChosen={one === type} />
        ))}
      </Choices>
    </nav>
  );
}
