"use client";

import { useEffect, useState } from "react";
import { plainText } from "@/app/_components/plain-text";
import { SearchField } from "@/app/_components/search-field";
import { counted } from "@/lib/words/phrasing";

/** Of the words on the page, which the server has drawn, only those remain in which everything stands that is looked for. */
function showFound(sought: string): number {
  const words = plainText(sought).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const part of document.querySelectorAll<HTMLElement>(".glossary-part")) {
    let inPart = 0;
    for (const entry of part.querySelectorAll<HTMLElement>("dl > div")) {
      const text = plainText(entry.textContent);
      entry.hidden = !words.every((word) => text.includes(word));
      if (!entry.hidden) inPart += 1;
    }
    part.hidden = inPart === 0;
    count += inPart;
  }
  return count;
}

/** Finds among all words of the glossary, by name or by what their sentences say. */
export function GlossarySearch({ all }: { readonly all: number }) {
  const [sought, setSought] = useState("");
  const [count, setCount] = useState(all);
  useEffect(() => setCount(showFound(sought)), [sought]);
  const found = count === 0 ? "Nothing found. Try fewer or shorter words." : `${count} of ${counted(all, "word")}`;
  return (
    <SearchField
      label="Find in the glossary"
      placeholder="Find: keil, rout, musket…"
      sought={sought}
      onSeek={setSought}
      said={sought.trim() === "" ? "" : found}
    />
  );
}
