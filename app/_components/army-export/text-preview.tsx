import { useRef, useState } from "react";
import { copiedWords, copyText } from "../copy-text";
import { saveFile } from "./save-file";

type Props = {
  /** What the text is, for those who do not see it. */
  readonly name: string;
  readonly text: string;
  readonly file?: { readonly name: string; readonly type: string };
  /** Whether its lines stay as they are, however long. */
  readonly inColumns?: boolean;
};

/** A text to be read before it is taken along. */
export function TextPreview({ name, text, file, inColumns }: Props) {
  const shown = useRef<HTMLPreElement>(null);
  const [said, say] = useState<{ readonly of: string; readonly words: string } | null>(null);
  const copy = async () => say({ of: text, words: copiedWords(await copyText(text, shown.current)) });
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too. */}
      <section aria-label={name} tabIndex={0} className="text-preview" data-columns={inColumns || undefined}>
        <pre ref={shown}>{text}</pre>
      </section>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <button type="button" className="button" data-filled onClick={copy}>
          Copy
        </button>
        {file && (
          <button type="button" className="button" onClick={() => saveFile(file.name, text, file.type)}>
            Download
          </button>
        )}
        <span role="status" className="text-soft">
          {said?.of === text && said.words}
        </span>
      </div>
    </>
  );
}
