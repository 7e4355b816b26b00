import { type ChangeEvent, useId, useState } from "react";
import { VERIFY } from "@/lib/words/battle/verify";
import { type Read, readRecordText } from "./read-record";

type Props = {
  readonly take: (read: Read, source: string) => void;
  readonly again: () => void;
  /** Whether a saved record is shown. */
  readonly isAnother: boolean;
};

/** A saved record, from a file or pasted. */
export function AnotherRecord({ take, again, isAnother }: Props) {
  const id = useId();
  const [text, setText] = useState("");
  async function choose(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const input = event.currentTarget;
    const [file] = input.files ?? [];
    if (!file) return;
    take(await readRecordText(await file.text()), file.name);
    // The same file, changed, may be chosen again.
    input.value = "";
  }
  return (
    <details className="reasons">
      <summary>
        <h2 className="text-[1.15rem]">{VERIFY.other.heading}</h2>
      </summary>
      <p className="mt-1 text-soft">{VERIFY.other.text}</p>
      <div className="mt-3 grid gap-2">
        <label htmlFor={`${id}-file`}>{VERIFY.other.file}</label>
        <input id={`${id}-file`} type="file" accept=".json,application/json" className="verify-file" onChange={choose} />
        <label htmlFor={`${id}-text`} className="mt-2">
          {VERIFY.other.paste}
        </label>
        <textarea
          id={`${id}-text`}
          className="field verify-paste"
          rows={4}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          spellCheck={false}
        />
        <p className="flex flex-wrap gap-2">
          <button
            type="button"
            className="button"
            aria-disabled={text.trim() === "" || undefined}
            onClick={async () => text.trim() !== "" && take(await readRecordText(text), VERIFY.other.pasted)}
          >
            {VERIFY.other.button}
          </button>
          {isAnother && (
            <button type="button" className="button" data-quiet onClick={again}>
              {VERIFY.other.back}
            </button>
          )}
        </p>
      </div>
    </details>
  );
}
