import { useRef, useState } from "react";
import { COMMON } from "@/lib/words/site";
import { copiedWords, copyText } from "../copy-text";
import { saveFile } from "./save-file";

type Props = {
  /** The name of the text, read aloud. */
  readonly name: string;
  readonly text: string;
  readonly file?: {
    readonly name: string;
    readonly type: string /** What stands before the text in the file. */;
    readonly begins?: string;
  };
  /** Whether long lines are not wrapped. */
  readonly inColumns?: boolean;
};

/** A text to read, copy or download. */
export function TextPreview({ name, text, file, inColumns }: Props) {
  const shown = useRef<HTMLPreElement>(null);
  const [status, setStatus] = useState<{ readonly of: string; readonly words: string } | null>(null);
  const copy = async () => setStatus({ of: text, words: copiedWords(await copyText(text, shown.current)) });
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too. */}
      <section aria-label={name} tabIndex={0} className="text-preview" data-columns={inColumns || undefined}>
        <pre ref={shown}>{text}</pre>
      </section>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <button type="button" className="button" data-filled onClick={copy}>
          {COMMON.copy}
        </button>
        {file && (
          <button type="button" className="button" onClick={() => saveFile(file.name, `${file.begins ?? ""}${text}`, file.type)}>
            {COMMON.download}
          </button>
        )}
        <span role="status" className="text-soft">
          {status?.of === text && status.words}
        </span>
      </div>
    </>
  );
}
