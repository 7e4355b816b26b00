"use client";

import { useEffect, useState } from "react";
import { SearchField } from "@/app/_components/search-field";
import { counted } from "@/lib/words/phrasing";
import { hasSought } from "./find-words";

/** Of the words on the page, which the server has drawn, only those remain in which everything stands that is looked for. */
function showFound(sought: string): number {
  let count = 0;
  for (const part of document.querySelectorAll<HTMLElement>(".glossary-part")) {
    let inPart = 0;
    for (const entry of part.querySelectorAll<HTMLElement>("dl > div")) {
      entry.hidden = !hasSought(entry.textContent, sought);
      if (!entry.hidden) inPart += 1;
    }
    part.hidden = inPart === 0;
    count += inPart;
  }
  return count;
}

type Props = {
  readonly all: number;
  /** What is looked for as the page opens, and how many words the server has found. */
  readonly find: string;
  readonly found: number;
};

/** Finds among all words of the glossary, by name or by what their sentences say. */
export function GlossarySearch({ all, find, found }: Props) {
  const [sought, setSought] = useState(find);
  const [count, setCount] = useState(found);
  useEffect(() => setCount(showFound(sought)), [sought]);
  const said = count === 0 ? "Nothing found. Try fewer or shorter words." : `${count} of ${counted(all, "word")}`;
  return (
    <SearchField
      label="Find in the glossary"
      placeholder="Find: keil, rout, musket…"
      sought={sought}
      onSeek={setSought}
      said={sought.trim() === "" ? "" : said}
    />
  );
}
