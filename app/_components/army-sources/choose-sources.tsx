import { type RefObject, useEffect, useRef, useState } from "react";
import { FieldFrame } from "@/app/_components/text-field";
import type { Source } from "./judge-sources";
import { readFiles } from "./read-sources";

const ACCEPTED = ".json,.txt,.csv,.tsv,.md,application/json,text/plain,text/csv,text/tab-separated-values,text/markdown";

type Props = {
  readonly words: Readonly<Record<"section" | "about" | "files" | "drop" | "input" | "paste" | "read", string>>;
  /** The text in the field, which stays there while it is corrected. */
  readonly pasted: string;
  readonly setPasted: (text: string) => void;
  /** Whether files are held over the page. */
  readonly over: boolean;
  readonly readSources: (sources: () => Promise<readonly Source[]>) => void;
  readonly readPasted: () => void;
  readonly first?: RefObject<HTMLButtonElement | null>;
};

/** Files are chosen or dropped here, or text is pasted. */
export function ChooseSources({ words, pasted, setPasted, over, readSources, readPasted, first }: Props) {
  const input = useRef<HTMLInputElement>(null);
  function take(files: FileList | null): void {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) readSources(() => readFiles(chosen));
  }
  return (
    <section aria-label={words.section} className="grid gap-4">
      <p className="max-w-prose">{words.about}</p>
      <div className={`border border-dashed p-5 ${over ? "border-ink bg-wash" : "border-edge"}`}>
        <button ref={first} type="button" className="button" data-filled onClick={() => input.current?.click()}>
          {words.files}
        </button>
        <span className="ml-3 text-soft pointer-coarse:hidden">{words.drop}</span>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={ACCEPTED}
          aria-label={words.input}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = "";
          }}
        />
      </div>
      <FieldFrame label={words.paste}>
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
        <button type="button" className="button" onClick={readPasted}>
          {words.read}
        </button>
      </div>
    </section>
  );
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") ?? false;

/**
 * Takes files that are dropped anywhere on the page, which the browser would otherwise open instead of it; true while files are held over
 * the page. Where `take` is null they are refused.
 */
export function useDrop(take: ((files: readonly File[]) => void) | null): boolean {
  const [over, setOver] = useState(false);
  const taking = useRef(take);
  useEffect(() => {
    taking.current = take;
  });
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = taking.current ? "copy" : "none";
      setOver(taking.current !== null);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) taking.current?.(files);
    };
    addEventListener("dragover", hold);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", hold);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, []);
  return over;
}
