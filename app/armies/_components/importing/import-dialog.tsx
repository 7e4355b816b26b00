import { useEffect, useRef, useState } from "react";
import { FormTrouble } from "@/app/_components/form";
import { FieldFrame } from "@/app/_components/text-field";
import { useFocusOnMount } from "@/app/_components/use-focus-on-mount";
import type { Version } from "@/lib/model/identifiers";
import { IMPORTING } from "@/lib/words/importing";
import { COMMON } from "@/lib/words/site";
import { AskAboutTexts } from "./ask-about-texts";
import { ArmiesReady, FaultyFiles, ImportButtons, ImportResult } from "./import-result";
import type { Progress } from "./judge-sources";
import { readFiles, readPasted } from "./read-sources";
import { type Acts, type Imported, type Importing, mayChoose, useImporting } from "./use-importing";

type Props = {
  /** The tables of points in force. */
  readonly rules: Version;
  readonly finished: (imported: Imported) => void;
};

/** From a file to an army of the player’s own, in steps of which only the last changes anything. */
export function ImportDialog({ rules, finished }: Props) {
  const { state, ...acts } = useImporting(rules, finished);
  const [pasted, setPasted] = useState("");
  const over = useDrop(mayChoose(state) ? (files) => void acts.read(() => readFiles(files)) : null);
  const status = useRef<HTMLParagraphElement>(null);
  const words = working(state);
  const isWorking = words !== "";
  useEffect(() => {
    // The pressed button is gone: the keyboard waits here.
    if (isWorking) status.current?.focus();
  }, [isWorking]);
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="text-soft focus-visible:outline-none">
        {words}
      </p>
      <Step state={state} acts={acts} pasting={{ pasted, setPasted, over }} />
    </>
  );
}

function workingOn(doing: (at: number, of: number) => string, { done, of, waits }: Progress): string {
  const step = doing(done + 1, of);
  return waits === undefined ? IMPORTING.working(step) : IMPORTING.waiting(step, waits);
}

function working(state: Importing): string {
  switch (state.kind) {
    case "reading":
      return IMPORTING.reading;
    case "reading-texts":
      return workingOn(IMPORTING.readingText, state.progress);
    case "judging":
      return workingOn(IMPORTING.judging, state.progress);
    case "storing":
      return workingOn(IMPORTING.storing, state.progress);
    default:
      return "";
  }
}

function Step({ state, acts, pasting }: { state: Importing; acts: Acts; pasting: Pasting }) {
  switch (state.kind) {
    case "choosing":
      return <ChooseDocuments read={acts.read} again={state.again} {...pasting} />;
    case "asking":
      return <AskAboutTexts asking={state} acts={acts} />;
    case "faulty":
      return (
        <ImportResult words={IMPORTING.faulty}>
          <FaultyFiles files={state.files} />
          <ImportButtons choose={acts.choose} />
        </ImportResult>
      );
    case "unjudged":
      return (
        <ImportResult words={IMPORTING.unjudged}>
          <FormTrouble trouble={state.message} />
          <ImportButtons label={COMMON.retry} act={() => acts.judgeAgain(state.sources)} choose={acts.choose} />
        </ImportResult>
      );
    case "good":
      return <ArmiesReady good={state} acts={acts} />;
    case "stopped":
      return (
        <ImportResult words={IMPORTING.stored(state.ids.length, state.good.armies.length)}>
          <FormTrouble trouble={state.message} />
          <p>{IMPORTING.goOn}</p>
          <ImportButtons label={COMMON.retry} act={() => acts.store(state.good, state.ids)} />
        </ImportResult>
      );
    case "reading":
    case "reading-texts":
    case "judging":
    case "storing":
      return null;
    default:
      return state satisfies never;
  }
}

const WORDS = IMPORTING.choose;

const ACCEPTED = ".json,.txt,.csv,.tsv,.md,application/json,text/plain,text/csv,text/tab-separated-values,text/markdown";

type Pasting = {
  /** The text in the field, which stays there while it is corrected. */
  readonly pasted: string;
  readonly setPasted: (text: string) => void;
  /** Whether files are held over the page. */
  readonly over: boolean;
};

/** Files are chosen or dropped here, or text is pasted. */
function ChooseDocuments({ read, again, pasted, setPasted, over }: Pick<Acts, "read"> & Pasting & { readonly again: boolean }) {
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

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") ?? false;

/**
 * Takes files that are dropped anywhere on the page, which the browser would otherwise open instead of it; true while files are held over
 * the page. Where `take` is null they are refused.
 */
function useDrop(take: ((files: readonly File[]) => void) | null): boolean {
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
