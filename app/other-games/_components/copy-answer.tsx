"use client";

import { useRef, useState } from "react";
import { copiedWords, copyText } from "@/app/_components/copy-text";
import { OTHER_GAMES } from "@/lib/words/other-games/common";
import { textOfPage } from "./page-text";

/** Copies the question and its answer as plain text; where a browser denies that, it shows the text to be copied by hand. */
export function CopyAnswer() {
  const shown = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [told, setTold] = useState("");
  async function copy(): Promise<void> {
    const page = button.current?.closest(".other-game");
    if (!page) return;
    const [lines, box] = [textOfPage(page, location.href), shown.current];
    // Only what is shown can be selected.
    if (box) Object.assign(box, { hidden: false, value: lines });
    const isCopied = await copyText(lines, box);
    if (box) box.hidden = isCopied;
    setTold(copiedWords(isCopied));
  }
  return (
    <div className="noscript:hidden print:hidden">
      <p>
        <button ref={button} type="button" className="button" data-small onClick={() => void copy()}>
          {OTHER_GAMES.copy}
        </button>{" "}
        <span role="status">{told}</span>
      </p>
      <textarea ref={shown} readOnly aria-label={OTHER_GAMES.asText} rows={12} hidden className="field mt-2 w-full" />
    </div>
  );
}
