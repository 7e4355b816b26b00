"use client";

import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from "react";
import { createBoard } from "@/app/_components/browser/board";

/** The state of a cell: shown, being edited, or being saved. */
export type Step =
  | { readonly kind: "calm" }
  | { readonly kind: "open"; readonly typed: string; readonly trouble: string | null }
  | { readonly kind: "sending"; readonly typed: string };

type Cell = {
  readonly step: Step;
  /** What the server has saved since it drew the page, if anything. */
  readonly kept: { readonly value: string | null } | null;
  /** Whether it was ever edited here: its button stays then, since the focus returns to it. */
  readonly wasOpen: boolean;
};

const UNTOUCHED: Cell = { step: { kind: "calm" }, kept: null, wasOpen: false };

/**
 * What the reader types into the cells of a page, by their keys. It outlives the cells: saving one may move others to another column or
 * leaf, where they are made again.
 */
export function createWriting() {
  const cells = createBoard<ReadonlyMap<string, Cell>>(new Map());
  let drawn: unknown = null;
  const of = (key: string): Cell => cells.now().get(key) ?? UNTOUCHED;
  const change = (key: string, cell: Cell): void => cells.show(new Map(cells.now()).set(key, cell));
  return {
    of,
    subscribe: cells.subscribe,
    go: (key: string, step: Step): void => change(key, { ...of(key), step, wasOpen: true }),
    keep: (key: string, value: string | null): void => change(key, { step: { kind: "calm" }, kept: { value }, wasOpen: true }),
    /** Takes the data the page is drawn with: once the server has drawn it again, only that is true. */
    drawnWith: (page: unknown): void => {
      if (page === drawn) return;
      drawn = page;
      cells.show(new Map(Array.from(cells.now(), ([key, cell]) => [key, cell.kept ? { ...cell, kept: null } : cell])));
    },
  };
}
type Writing = ReturnType<typeof createWriting>;

const Here = createContext<Writing | null>(null);

type Props = {
  /** What the server drew the cells with; another thing each time that it has drawn them. */
  readonly drawn: unknown;
  readonly children: ReactNode;
};

/** Around all cells of a page that take a value of the reader's own. */
export function WritingHere({ drawn, children }: Props) {
  const [writing] = useState(createWriting);
  useLayoutEffect(() => writing.drawnWith(drawn), [writing, drawn]);
  return <Here value={writing}>{children}</Here>;
}

export function useWriting(): Writing {
  const writing = useContext(Here);
  if (!writing) throw new Error("A cell that is written into stands within WritingHere.");
  return writing;
}
