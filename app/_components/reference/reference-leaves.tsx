"use client";

import { memo, startTransition, useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { WritingHere } from "@/app/_components/own-values/writing-here";
import type { Paper } from "@/app/_components/paper/paper";
import { PaperPage } from "@/app/_components/paper/paper-page";
import { SearchField } from "@/app/_components/search-field";
import { REFERENCE } from "@/lib/words/reference";
import { DieSymbols } from "./cell-text";
import { type Found, findRows } from "./find-rows";
import type { LaidReference, SectionHead } from "./layout/laid";
import { referenceNumbers } from "./layout/measures";
import { TablePartView } from "./reference-table";
import { createRowMemory } from "./row-memory";
import "./reference.css";
import "./reference-on-screen.css";

/** Whether the page has come to rest: what only a living page has use of is drawn then, and never sent. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => startTransition(() => setSettled(true)), []);
  return isSettled;
}

/** Links to the sections; those without a match are dimmed. */
const ReferenceContents = memo(function ReferenceContents({ laid, found }: { readonly laid: LaidReference; readonly found: Found }) {
  const sections = laid.leaves.flat(2).flatMap((block) => (block.kind === "section" ? [block] : []));
  return (
    <nav className="reference-contents screen-only" aria-label={REFERENCE.sections}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id} data-out={!found.sections.has(id) || undefined}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
});

type Props = { readonly sought: string; readonly onSeek: (text: string) => void; readonly found: Found };

function foundWords({ rows, sections, count, all }: Found): string {
  if (rows === null) return REFERENCE.rows(all);
  return count === 0 ? REFERENCE.nothingFound : REFERENCE.found(count, all, sections.size);
}

/** Searches all rows. Without scripts it asks the server. */
function ReferenceSearch({ sought, onSeek, found }: Props) {
  return (
    <div className="reference-search screen-only">
      <SearchField label={REFERENCE.find.label} placeholder={REFERENCE.find.hint} sought={sought} onSeek={onSeek} said={foundWords(found)}>
        {found.count === 0 && (
          <a href={`/lists?find=${encodeURIComponent(sought)}`} className="inline-flex min-h-[44px] items-center">
            {REFERENCE.lookInLists}
          </a>
        )}
      </SearchField>
    </div>
  );
}

/** Where a section begins: contents lists and links lead here. */
const SectionTitle = memo(function SectionTitle({
  section: { id, title },
  isOut,
}: {
  readonly section: SectionHead;
  readonly isOut: boolean;
}) {
  return (
    <h2 id={id} className="reference-section" data-out={isOut || undefined}>
      <span>{title}</span>
    </h2>
  );
});

export type ReferenceView = "read" | "printed";

type ReferenceViewProps = {
  readonly laid: LaidReference;
  readonly paper: Paper;
  readonly name: string;
  readonly view: ReferenceView;
  /** What the marks mean. */
  readonly legend: readonly string[];
  readonly find: string;
};

/** What is found for a search text, kept until another text is searched for. */
function useFound(laid: LaidReference, sought: string): Found {
  const [begun, setBegun] = useState({ laid, sought });
  if (begun.sought !== sought) setBegun({ laid, sought });
  return useMemo(() => findRows(laid, sought, begun.laid), [laid, sought, begun.laid]);
}

/** The leaves of a quick reference: on the screen they may run into one text, which can be searched and written into. */
export function ReferenceLeaves({ laid, paper, name, view, legend, find }: ReferenceViewProps) {
  const [sought, setSought] = useState(find);
  const isRead = view === "read";
  const wanted = useDeferredValue(isRead ? sought : "");
  const found = useFound(laid, wanted);
  const [memory] = useState(createRowMemory);
  useLayoutEffect(() => memory.settle());
  const isSettled = useSettled();
  const { leaves } = laid;
  return (
    <div
      className="reference"
      data-view={view}
      data-sought={found.rows !== null || undefined}
      data-type={laid.type.toFixed(2)}
      style={referenceNumbers(laid)}
    >
      <DieSymbols />
      {isRead && (
        <>
          <ReferenceSearch sought={sought} onSeek={setSought} found={found} />
          <ReferenceContents laid={laid} found={found} />
        </>
      )}
      <WritingHere drawn={laid}>
        <div className="reference-leaves">
          {leaves.map((leaf, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is known by its place alone.
            <PaperPage key={at} paper={paper} name={name} part={at + 1} of={leaves.length} flows={isRead}>
              <div className="reference-head">
                <p className="reference-name">{name}</p>
                <p className="reference-legend">{[REFERENCE.letters, ...legend].join(" · ")}</p>
              </div>
              <div className="reference-columns">
                {leaf.map((column, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: and so is a column.
                  <div key={place} className="reference-column">
                    {column.map((block) =>
                      block.kind === "section" ? (
                        <SectionTitle key={block.id} section={block} isOut={!found.sections.has(block.id)} />
                      ) : (
                        <TablePartView
                          key={`${block.section}.${block.table}`}
                          part={block}
                          found={found.rows}
                          isOut={!found.tables.has(`${block.section}.${block.table}`)}
                          opens={isRead && isSettled}
                          {...{ isRead, memory }}
                        />
                      ),
                    )}
                  </div>
                ))}
              </div>
            </PaperPage>
          ))}
        </div>
      </WritingHere>
    </div>
  );
}
