"use client";

import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from "react";
import { createWriting, type Writing } from "./create-writing";

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
