import { useRef } from "react";
import { FieldFrame } from "@/app/_components/field-frame";
import { useFocusOnMount } from "@/app/_components/use-focus-on-mount";
import { readFiles, readPasted } from "./read-sources";
import type { Acts } from "./use-importing";

const ACCEPTED = ".json,.txt,application/json,text/plain";

export type Pasting = {
  /** What is in the field, and stays there while it is mended. */
  readonly pasted: string;
  readonly paste: (text: string) => void;
  /** Whether files are held over the page. */
  readonly over: boolean;
};

/** Where files are chosen or dropped, or a document is pasted. */
export function ChooseDocuments({ read, again, pasted, paste, over }: Pick<Acts, "read"> & Pasting & { readonly again: boolean }) {
  const first = useFocusOnMount<HTMLButtonElement>(again);
  const input = useRef<HTMLInputElement>(null);
  function take(files: FileList | null): void {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) void read(() => readFiles(chosen));
  }
  return (
    <section aria-label="What to import" className="grid gap-4">
      <p className="max-w-prose">
        One army, as Export gives it under JSON, or everything of an account, as its page hands it over. You see what would come in, and
        what is wrong with it, before anything is stored. Every army keeps the versions it names.
      </p>
      <div className={`border border-dashed p-5 ${over ? "border-ink bg-wash" : "border-edge"}`}>
        <button ref={first} type="button" className="button" data-filled onClick={() => input.current?.click()}>
          Choose files
        </button>
        <span className="ml-3 text-soft pointer-coarse:hidden">or drop them here</span>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={ACCEPTED}
          aria-label="Files to import"
          onChange={(event) => {
            take(event.target.files);
            event.target.value = "";
          }}
        />
      </div>
      <FieldFrame label="Or paste a document">
        {(ties) => (
          <textarea
            {...ties}
            rows={5}
            spellCheck={false}
            className="field w-full font-mono text-[0.85rem]"
            value={pasted}
            onChange={(event) => paste(event.target.value)}
          />
        )}
      </FieldFrame>
      <div>
        <button type="button" className="button" onClick={() => read(() => readPasted(pasted))}>
          Read what is pasted
        </button>
      </div>
    </section>
  );
}
