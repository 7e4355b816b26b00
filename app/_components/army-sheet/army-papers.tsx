import type { ReactNode } from "react";
import { Link } from "@/app/_components/link";
import { PAPER_NAMES, PAPERS } from "@/app/_components/paper/paper";
import type { SheetReader } from "@/lib/model/army-sheet";
import { isForOpponent } from "@/lib/model/identifiers";
import { PAPER } from "@/lib/words/papers";
import { SHEET } from "@/lib/words/sheet";
import { READERS, type SheetChoice, sheetAddress } from "../paper/paper-query";

/** The addresses of an army's papers, and of the page they lead back to. */
export type PapersAt = {
  readonly sheet: string;
  readonly cards: string;
  readonly "quick-reference": string;
  readonly back: string;
  /** For whom they can be had. */
  readonly readers: typeof READERS;
};

const below = (address: string) => ({ cards: `${address}/cards`, "quick-reference": `${address}/quick-reference` });

/** Of the reader's own army, or of a sample army. */
export const ownPapers = (army: string): PapersAt => ({
  ...below(`/armies/${army}`),
  sheet: `/armies/${army}/sheet`,
  back: `/armies/${army}`,
  readers: READERS,
});

/** Of a shared army, whose page is its sheet. The link back keeps the reader, since a link for the opponent may have been sent. */
export const sharedPapers = (share: string, reader: SheetReader): PapersAt => ({
  ...below(`/a/${share}`),
  sheet: `/a/${share}`,
  back: sheetAddress(`/a/${share}`, { reader, paper: "a4" }),
  readers: isForOpponent(share) ? [] : READERS,
});

type Props = { readonly href: string; readonly label: string; readonly isChosen: boolean; readonly isSwitch?: boolean };

/** One of a few ways to see a page that is printed, or with `isSwitch` a part of it that can be left out; nothing of them is fetched beforehand. */
export function ChoiceLink({ href, label, isChosen, isSwitch = false }: Props) {
  return (
    <Link href={href} scroll={false} aria-current={isChosen ? "true" : undefined} data-switch={isSwitch || undefined} className="choice">
      {label}
    </Link>
  );
}

const KINDS = ["sheet", "cards", "quick-reference"] as const;
export type PaperKind = (typeof KINDS)[number];

type ArmyPapersProps = {
  readonly papers: PapersAt;
  readonly here: PaperKind;
  /** Who this paper is for: links to the others keep it. */
  readonly reader: SheetReader;
};

/** All that can be printed of an army. */
export const ArmyPapers = ({ papers, here, reader }: ArmyPapersProps) => (
  <nav aria-label={PAPER.which} className="flex flex-wrap gap-x-5">
    {KINDS.map((kind) => (
      <ChoiceLink
        key={kind}
        href={sheetAddress(papers[kind], { reader, paper: "a4" })}
        label={PAPER.names[kind]}
        isChosen={kind === here}
      />
    ))}
  </nav>
);

/** `hasNotes`: whether its player noted anything, and may have it on the sheet. */
type SheetChoicesProps = SheetChoice & { readonly papers: PapersAt; readonly hasNotes?: boolean };

type ChoicesProps = { readonly label: string; readonly children: ReactNode };

/** A few ways to see a page, behind a word that says what is chosen. */
export const Choices = ({ label, children }: ChoicesProps) => (
  <p className="flex flex-wrap items-center gap-x-5 max-sm:basis-full">
    <span className="text-soft italic max-sm:min-w-11">{label}</span>
    {children}
  </p>
);

/** Whom a sheet is for, on what paper, and whether with notes. */
export function SheetChoices({ papers: { sheet, readers }, reader, paper, notes = false, hasNotes = false }: SheetChoicesProps) {
  return (
    <nav aria-label={SHEET.which} className="flex flex-wrap items-center gap-x-8 gap-y-1">
      {readers.length > 1 && (
        <Choices label={PAPER.choices.army}>
          {readers.map(({ id, label }) => (
            <ChoiceLink key={id} href={sheetAddress(sheet, { paper, notes, reader: id })} label={label} isChosen={id === reader} />
          ))}
        </Choices>
      )}
      <Choices label={PAPER.choices.paper}>
        {PAPERS.map((one) => (
          <ChoiceLink
            key={one}
            href={sheetAddress(sheet, { reader, notes, paper: one })}
            label={PAPER_NAMES[one]}
            isChosen={one === paper}
          />
        ))}
      </Choices>
      {hasNotes && reader === "own" && (
        <Choices label={PAPER.choices.notes}>
          {[false, true].map((one) => (
            <ChoiceLink
              key={String(one)}
              href={sheetAddress(sheet, { reader, paper, notes: one })}
              label={one ? SHEET.withOwnNotes : SHEET.withoutOwnNotes}
              isChosen={one === notes}
            />
          ))}
        </Choices>
      )}
    </nav>
  );
}
