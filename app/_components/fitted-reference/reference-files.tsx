"use client";

import { useState } from "react";
import { fileName } from "@/app/_components/army-export/file-name";
import { saveFile } from "@/app/_components/army-export/save-file";
import { copiedWords, copyText } from "@/app/_components/copy-text";
import { PrintButton } from "@/app/_components/print-button";

type Props = { readonly name: string; readonly text: string /** Whether one is likely to print it next. */; readonly isForPrint: boolean };

/** A quick reference to take along, on paper or as text. */
export function ReferenceFiles({ name, text, isForPrint }: Props) {
  const [said, say] = useState("");
  return (
    <p className="flex flex-wrap items-center gap-2 noscript:hidden">
      <PrintButton filled={isForPrint} />
      <button type="button" className="button" onClick={async () => say(await copied(text))}>
        Copy as text
      </button>
      <button type="button" className="button" onClick={() => saveFile(fileName(name, "txt"), text, "text/plain")}>
        Download
      </button>
      <span role="status" className="text-soft">
        {said}
      </span>
    </p>
  );
}

/** Nothing of the text is shown here to be marked by hand. */
async function copied(text: string): Promise<string> {
  return (await copyText(text, null)) ? copiedWords(true) : "This browser keeps its clipboard to itself: download the text instead.";
}
