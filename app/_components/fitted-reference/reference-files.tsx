"use client";

import { useState } from "react";
import { fileName, saveFile } from "@/app/_components/army-export/save-file";
import { copiedWords, copyText } from "@/app/_components/copy-text";
import { PrintButton } from "@/app/_components/print-button";
import { PAPER } from "@/lib/words/papers";

type Props = {
  readonly name: string;
  readonly text: string;
};

/** Prints a paper, or takes it as text. */
export function ReferenceFiles({ name, text }: Props) {
  const [said, setSaid] = useState("");
  return (
    <p className="flex flex-wrap items-center gap-2 noscript:hidden">
      <PrintButton filled />
      <button type="button" className="button" onClick={async () => setSaid(await copied(text))}>
        {PAPER.copyText}
      </button>
      <button type="button" className="button" onClick={() => saveFile(fileName(name, "txt"), text, "text/plain")}>
        {PAPER.downloadText}
      </button>
      <span role="status" className="text-soft">
        {said}
      </span>
    </p>
  );
}

/** The text is not on the page, so it cannot be selected by hand. */
async function copied(text: string): Promise<string> {
  return (await copyText(text, null)) ? copiedWords(true) : PAPER.noClipboard;
}
