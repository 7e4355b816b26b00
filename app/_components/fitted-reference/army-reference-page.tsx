import { ArmyPapers, ChoiceLink, Choices, type PapersAt } from "@/app/_components/army-sheet/army-papers";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { Link } from "@/app/_components/link";
import { PAPER_NAMES, PAPERS } from "@/app/_components/paper/paper";
import type { AskedArmyReference, FittedChoice } from "@/app/_components/paper/paper-query";
import { PRINT_SIZES } from "@/app/_components/reference/layout/laid";
import { ReferenceSheet } from "@/app/_components/reference/reference-sheet";
import { Said } from "@/app/_components/said";
import type { FittedReference, QuickReference } from "@/lib/model/quick-reference";
import { partOfReference, REFERENCE_PARTS, type WrittenValues } from "@/lib/sheets/reference/reference-parts";
import { referenceText } from "@/lib/sheets/reference/reference-text";
import { PAPER } from "@/lib/words/papers";
import { sentenceCase, spoken, withStop } from "@/lib/words/phrasing";
import { ARMY_REFERENCE, REFERENCE } from "@/lib/words/reference";
import { ReferenceFiles } from "./reference-files";

type Asked = Pick<FittedChoice, "view" | "paper" | "part" | "type">;
type Reader = { readonly id: string; readonly label: string };
type Props = Asked & {
  readonly address: string;
  /** The readers to choose from, if any, and the one chosen. */
  readonly readers?: readonly Reader[];
  readonly reader?: string;
  /** What choosing a reader chooses. */
  readonly label?: string;
};

const VIEWS = ["read", "printed"] as const;

/** Chooses the part of a quick reference, the view, the paper and the reader. */
export function FittedChoices({ address, view, paper, part, type, readers = [], reader, label = PAPER.choices.army }: Props) {
  const at = (more: Partial<Asked & { readonly for: string }>): string => {
    const asked = { ...(reader === undefined ? {} : { for: reader }), part, view, paper, ...(type === "usual" ? {} : { type }), ...more };
    return `${address}?${new URLSearchParams(asked)}`;
  };
  return (
    <nav aria-label={REFERENCE.shown} className="flex flex-wrap items-center gap-x-8 gap-y-1">
      {readers.length > 1 && (
        <Choices label={label}>
          {readers.map(({ id, label: name }) => (
            <ChoiceLink key={id} href={at({ for: id })} label={name} isChosen={id === reader} />
          ))}
        </Choices>
      )}
      <Choices label={PAPER.choices.rows}>
        {REFERENCE_PARTS.map((one) => (
          <ChoiceLink key={one} href={at({ part: one })} label={REFERENCE.parts[one]} isChosen={one === part} />
        ))}
      </Choices>
      <Choices label={PAPER.choices.view}>
        {VIEWS.map((one) => (
          <ChoiceLink key={one} href={at({ view: one })} label={REFERENCE.views[one]} isChosen={one === view} />
        ))}
      </Choices>
      <Choices label={PAPER.choices.paper}>
        {PAPERS.map((one) => (
          <ChoiceLink key={one} href={at({ paper: one })} label={PAPER_NAMES[one]} isChosen={one === paper} />
        ))}
      </Choices>
      <Choices label={PAPER.choices.type}>
        {PRINT_SIZES.map((one) => (
          <ChoiceLink key={one} href={at({ type: one })} label={REFERENCE.types[one]} isChosen={one === type} />
        ))}
      </Choices>
    </nav>
  );
}

type LeftOutProps = Pick<FittedReference, "leftOut" | "reference">;

/** The names left out for each reason, each once, section by section in the order of the reference. */
function byReason({ leftOut, reference }: LeftOutProps): readonly (readonly [string, readonly string[]])[] {
  const titles = new Map(reference.sections.map(({ id, title }) => [id, title]));
  const reasons = new Map<string, Map<string, Set<string>>>();
  for (const { why, section, part, name } of leftOut) {
    const sections = reasons.get(why) ?? new Map<string, Set<string>>();
    // A section that is left out whole has no title here.
    const title = titles.get(section) ?? sentenceCase(spoken(section));
    const names = sections.get(title) ?? new Set();
    names.add(part === "column" ? ARMY_REFERENCE.column(name) : name);
    reasons.set(why, sections.set(title, names));
  }
  return [...reasons].map(([why, sections]) => [why, [...sections].map(([title, names]) => ARMY_REFERENCE.leftOutOf(title, [...names]))]);
}

function countWords(leftOut: LeftOutProps["leftOut"]): string {
  const count = (part: "row" | "column") => leftOut.filter((one) => one.part === part).length;
  return ARMY_REFERENCE.leftOut(count("row"), count("column"));
}

/** What the fitted reference leaves out, by reason. */
export function LeftOut({ leftOut, reference }: LeftOutProps) {
  if (leftOut.length === 0) return <p className="text-soft">{ARMY_REFERENCE.nothingLeftOut}</p>;
  return (
    <details>
      <summary className="min-h-[44px] content-center">{countWords(leftOut)}</summary>
      <dl className="gap-x-10 pb-4 md:columns-2 xl:columns-3">
        {byReason({ leftOut, reference }).map(([why, sections]) => (
          <div key={why} className="border-b border-rule py-2">
            <dt className="break-after-avoid font-semibold first-letter:uppercase">{why}</dt>
            {sections.map((one) => (
              <dd key={one} className="break-inside-avoid text-soft [overflow-wrap:anywhere]">
                {one}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}

type OtherSectionsProps = { readonly others: QuickReference["sections"] };

/** Names the sections that are not shown because every army has the same. */
export function OtherSections({ others }: OtherSectionsProps) {
  if (others.length === 0) return null;
  const words = ARMY_REFERENCE.others(others.map(({ title }) => title));
  return (
    <p className="max-w-prose text-soft">
      <Said words={words} slots={{ whole: (text) => <Link href="/quick-reference">{text}</Link> }} />
    </p>
  );
}

/** The title of the page, and the name of the file when a browser prints it into one. */
export const referenceTitle = ARMY_REFERENCE.tab;

type ArmyReferencePageProps = {
  readonly army: string;
  /** Of the reference, in the foot of every leaf. */
  readonly name: string;
  readonly notes: readonly string[];
  readonly fitted: FittedReference;
  readonly asked: AskedArmyReference;
  readonly papers: PapersAt;
  /** The reader's own, also on somebody else's army. */
  readonly ownValues: WrittenValues;
};

/** The quick reference that fits an army, the reader's own or a shared one. */
export function ArmyReferencePage({ army, name, notes, fitted, asked, papers, ownValues }: ArmyReferencePageProps) {
  const { reader, view, paper, part, type, find } = asked;
  const { reference, others } = partOfReference(fitted.reference, part);
  const text = referenceText(reference, { name, about: notes.join(" "), ownValues });
  return (
    <div className="px-4 py-4 md:px-7 print:p-0">
      <header className="screen-only">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-1">
          <Link href={papers.back} className="inline-flex min-h-[44px] min-w-0 flex-auto items-center [overflow-wrap:anywhere]">
            {PAPER.back(army)}
          </Link>
          <ArmyPapers papers={papers} here="quick-reference" reader={reader} />
          <ReferenceFiles name={name} text={text} />
        </div>
        <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <div className="min-w-0">
            <h1>{ARMY_REFERENCE.heading}</h1>
            <p className="mt-1 max-w-prose text-soft">{[ARMY_REFERENCE.lead, withStop(REFERENCE.letters), ...notes].join(" ")}</p>
          </div>
          <FittedChoices address={papers["quick-reference"]} {...{ view, paper, part, type }} readers={papers.readers} reader={reader} />
        </div>
        <div className="mt-3 mb-2 min-w-0">
          <OtherSections others={others} />
        </div>
        <LeftOut {...fitted} />
      </header>
      <ReferenceSheet reference={reference} paper={paper} type={type} view={view} find={find} ownValues={ownValues} name={name} />
      <GlossaryCard />
    </div>
  );
}
