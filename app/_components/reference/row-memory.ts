"use client";

import { useLayoutEffect, useRef, useState } from "react";

type Left = { readonly row: string; readonly at: number; readonly marked: readonly [number, number] | null };

const reachedIn = (row: Element): readonly HTMLElement[] => [...row.querySelectorAll<HTMLElement>("a, button, input, summary")];

const markedIn = (element: Element): Left["marked"] =>
  element instanceof HTMLInputElement ? [element.selectionStart ?? 0, element.selectionEnd ?? 0] : null;

/**
 * What rows keep when they move to another column or leaf, where they are made again: the focus within them, and whether their source
 * is open.
 */
export function createRowMemory() {
  const asked = new Set<string>();
  let left: Left | null = null;
  return {
    isAsked: (id: string): boolean => asked.has(id),
    ask: (id: string, isAsked: boolean): void => {
      if (isAsked) asked.add(id);
      else asked.delete(id);
    },
    goes: (id: string, row: Element): void => {
      const { activeElement } = document;
      if (!activeElement || !row.contains(activeElement)) return;
      left = { row: id, at: reachedIn(row).indexOf(activeElement as HTMLElement), marked: markedIn(activeElement) };
    },
    comes: (id: string, row: Element): void => {
      if (left?.row !== id) return;
      const element = reachedIn(row)[left.at];
      element?.focus({ preventScroll: true });
      if (left.marked && element instanceof HTMLInputElement) element.setSelectionRange(...left.marked);
    },
    /** All rows are in place: one that has not come back is gone. */
    settle: (): void => {
      left = null;
    },
  };
}
export type RowMemory = ReturnType<typeof createRowMemory>;

/** A row that remembers, and whether its source stands open. */
export function useRowMemory(id: string, memory: RowMemory) {
  const row = useRef<HTMLTableRowElement>(null);
  const [isAsked, setAsked] = useState(() => memory.isAsked(id));
  useLayoutEffect(() => {
    const { current } = row;
    if (!current) return;
    memory.comes(id, current);
    return () => memory.goes(id, current);
  }, [id, memory]);
  const ask = (isOpen: boolean): void => {
    memory.ask(id, isOpen);
    setAsked(isOpen);
  };
  return { row, isAsked, ask };
}
