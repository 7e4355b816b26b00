"use client";

import { memo, startTransition, useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { WritingHere } from "@/app/_components/own-values/writing-here";
import type { Paper } from "@/app/_components/paper/paper";
import { PaperPage } from "@/app/_components/paper/paper-page";
import { plainText } from "@/app/_components/plain-text";
import { SearchField } from "@/app/_components/search-field";
import { rowKey } from "@/lib/sheets/reference/reference-parts";
import { REFERENCE } from "@/lib/words/reference";
import { unmarked } from "@/lib/words/terms";
import { DieSymbols } from "./cell-text";
import type { LaidReference, LaidRow, SectionHead, TablePart } from "./layout/laid";
import { referenceNumbers } from "./layout/measures";
import { TablePartView } from "./reference-table";
import { createRowMemory } from "./row-memory";
import "./reference.css";
import "./reference-on-screen.css";

/** What of a reference has all the words that are looked for. */
type Found = {
  /** By their keys; null where all are found, for nothing is looked for. */
  readonly rows: ReadonlySet<string> | null;
  /** "movement.going". */
  readonly tables: ReadonlySet<string>;
  readonly sections: ReadonlySet<string>;
  readonly count: number;
  readonly all: number;
};

const textOf = (section: string, { title, columns }: TablePart, { cells, own }: LaidRow): string =>
  plainText(
    [section, title, ...columns.map(({ name }) => name), ...cells.map((cell) => unmarked(cell ?? "")), ...(own ?? [])]
      .filter(Boolean)
      .join(" "),
  );

/** Rows with where they stand, in their order. */
function entriesOf({ leaves }: LaidReference) {
  let title = "";
  return leaves.flat(2).flatMap((block) => {
    if (block.kind === "section") {
      title = block.title;
      return [];
    }
    const section = title;
    return block.rows.map((row) => ({
      key: rowKey(block.section, block.table, row.id),
      section: block.section,
      table: `${block.section}.${block.table}`,
      text: textOf(section, block, row),
    }));
  });
}

const known = new WeakMap<LaidReference, ReturnType<typeof entriesOf>>();

function knownEntries(laid: LaidReference): ReturnType<typeof entriesOf> {
  const entries = known.get(laid) ?? entriesOf(laid);
  known.set(laid, entries);
  return entries;
}

/**
 * The rows in which, or above which, every one of these words stands, and those in which they stood when they were begun to be looked
 * for: a row does not go from under the hand that writes into it.
 */
export function findRows(laid: LaidReference, sought: string, begun: LaidReference = laid): Found {
  const entries = knownEntries(laid);
  const words = plainText(sought).split(/\s+/).filter(Boolean);
  const matches = ({ text }: (typeof entries)[number]) => words.every((word) => text.includes(word));
  const before = new Set(begun === laid ? [] : knownEntries(begun).flatMap((one) => (matches(one) ? [one.key] : [])));
  const found = entries.filter((one) => matches(one) || before.has(one.key));
  return {
    rows: words.length === 0 ? null : new Set(found.map(({ key }) => key)),
    tables: new Set(found.map(({ table }) => table)),
    sections: new Set(found.map(({ section }) => section)),
    count: found.length,
    all: entries.length,
  };
}

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
