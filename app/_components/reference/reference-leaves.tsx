"use client";

import { useDeferredValue, useLayoutEffect, useMemo, useState } from "react";
import { WritingHere } from "@/app/_components/own-values/writing-here";
import type { Paper } from "@/app/_components/paper/paper";
import { PaperPage } from "@/app/_components/paper/paper-page";
import { REFERENCE } from "@/lib/words/reference";
import { DieSymbols } from "./die-symbols";
import { type Found, findRows } from "./find-rows";
import type { LaidReference } from "./layout/laid";
import { referenceNumbers } from "./layout/measures";
import { ReferenceContents } from "./reference-contents";
import { ReferenceSearch } from "./reference-search";
import { createRowMemory } from "./row-memory";
import { SectionTitle } from "./section-title";
import { TablePartView } from "./table-part-view";
import { useSettled } from "./use-settled";
import "./reference.css";
import "./reference-on-screen.css";

export type ReferenceView = "read" | "printed";

type Props = {
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
export function ReferenceLeaves({ laid, paper, name, view, legend, find }: Props) {
  const [sought, setSought] = useState(find);
  const isRead = view === "read";
  const wanted = useDeferredValue(isRead ? sought : "");
  const found = useFound(laid, wanted);
  const [memory] = useState(createRowMemory);
  useLayoutEffect(() => memory.settle());
  const isSettled = useSettled();
  const { leaves } = laid;
  return (
    <div className="reference" data-view={view} data-type={laid.type.toFixed(2)} style={referenceNumbers(laid)}>
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
