import { useRef } from "react";
import { FieldFrame } from "@/app/_components/text-field";
import { useFocusOnMount } from "@/app/_components/use-focus-on-mount";
import { IMPORTING } from "@/lib/words/importing";
import { readFiles, readPasted } from "./read-sources";
import type { Acts } from "./use-importing";

const WORDS = IMPORTING.choose;

const ACCEPTED = ".json,.txt,application/json,text/plain";

export type Pasting = {
  /** The text in the field, which stays there while it is corrected. */
  readonly pasted: string;
  readonly setPasted: (text: string) => void;
  /** Whether files are held over the page. */
  readonly over: boolean;
};

/** Files are chosen or dropped here, or text is pasted. */
export function ChooseDocuments({ read, again, pasted, setPasted, over }: Pick<Acts, "read"> & Pasting & { readonly again: boolean }) {
  const first = useFocusOnMount<HTMLButtonElement>(again);
  const input = useRef<HTMLInputElement>(null);
  function take(files: FileList | null): void {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) void read(() => readFiles(chosen));
  }
  return (
    <section aria-label={WORDS.section} className="grid gap-4">
      <p className="max-w-prose">{WORDS.about}</p>
      <div className={`border border-dashed p-5 ${over ? "border-ink bg-wash" : "border-edge"}`}>
        <button ref={first} type="button" className="button" data-filled onClick={() => input.current?.click()}>
          {WORDS.files}
        </button>
        <span className="ml-3 text-soft pointer-coarse:hidden">{WORDS.drop}</span>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={ACCEPTED}
          aria-label={WORDS.input}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = "";
          }}
        />
      </div>
      <FieldFrame label={WORDS.paste}>
        {(ties) => (
          <textarea
            {...ties}
            rows={5}
            spellCheck={false}
            className="field w-full font-mono text-[0.85rem]"
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
          />
        )}
      </FieldFrame>
      <div>
        <button type="button" className="button" onClick={() => read(() => readPasted(pasted))}>
          {WORDS.read}
        </button>
      </div>
    </section>
  );
}
