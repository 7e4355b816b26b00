"use client";

import { useRef, useState } from "react";
import { copiedWords, copyText } from "@/app/_components/copy-text";
import { ODDS } from "@/lib/words/odds";
import { COMMON } from "@/lib/words/site";

/** Lines of plain text, to read or to copy. */
export function AsText({ lines }: { readonly lines: readonly string[] }) {
  const shown = useRef<HTMLPreElement>(null);
  const [told, setTold] = useState("");
  const copy = async () => setTold(copiedWords(await copyText(lines.join("\n"), shown.current)));
  return (
    <details className="print:hidden">
      <summary className="min-h-[44px] content-center font-serif text-[1.15rem]">{ODDS.asText}</summary>
      <p>
        <button type="button" className="button" data-small onClick={() => void copy()}>
          {COMMON.copy}
        </button>{" "}
        <span role="status">{told}</span>
      </p>
      <pre ref={shown} className="mt-2 whitespace-pre-wrap font-sans text-[0.9rem]">
        {lines.join("\n")}
      </pre>
    </details>
  );
}
