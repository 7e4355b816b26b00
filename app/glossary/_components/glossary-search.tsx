"use client";

import { useEffect, useState } from "react";
import { SearchField } from "@/app/_components/search-field";
import { GLOSSARY_WORDS } from "@/lib/words/site";
import { hasSought, isNamed } from "./find-words";

/** Hides the terms on the page that do not contain every word searched for, and puts the one of this name first. Returns how many remain. */
function showFound(sought: string): number {
  let count = 0;
  for (const part of document.querySelectorAll<HTMLElement>(".glossary-part")) {
    let inPart = 0;
    for (const entry of part.querySelectorAll<HTMLElement>("dl > div")) {
      entry.hidden = !hasSought(entry.textContent, sought);
      entry.toggleAttribute("data-first", isNamed(entry.id, sought));
      if (!entry.hidden) inPart += 1;
    }
    part.hidden = inPart === 0;
    part.toggleAttribute("data-first", part.querySelector("dl > [data-first]") !== null);
    count += inPart;
  }
  return count;
}

type Props = {
  readonly all: number;
  /** The text searched for when the page opens, and how many terms the server found. */
  readonly find: string;
  readonly found: number;
};

/** Searches the names and sentences of the glossary. */
export function GlossarySearch({ all, find, found }: Props) {
  const [sought, setSought] = useState(find);
  const [count, setCount] = useState(found);
  useEffect(() => setCount(showFound(sought)), [sought]);
  const said = count === 0 ? GLOSSARY_WORDS.nothingFound : GLOSSARY_WORDS.found(count, all);
  return (
    <SearchField
      label={GLOSSARY_WORDS.find.label}
      placeholder={GLOSSARY_WORDS.find.hint}
      sought={sought}
      onSeek={setSought}
      said={sought.trim() === "" ? "" : said}
    />
  );
}
