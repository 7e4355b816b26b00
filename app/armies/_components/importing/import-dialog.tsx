import { useEffect, useRef, useState } from "react";
import { FormTrouble } from "@/app/_components/form-trouble";
import { counted } from "@/lib/words/phrasing";
import { ArmiesReady } from "./armies-ready";
import { ChooseDocuments, type Pasting } from "./choose-documents";
import { FaultyFiles } from "./faulty-files";
import { ImportButtons } from "./import-buttons";
import { ImportResult } from "./import-result";
import type { Progress } from "./judge-sources";
import { readFiles } from "./read-sources";
import { useDrop } from "./use-drop";
import { type Acts, type Imported, type Importing, mayChoose, useImporting } from "./use-importing";

/** From a file to an army of one's own, in steps of which only the last changes anything. */
export function ImportDialog({ finished }: { readonly finished: (imported: Imported) => void }) {
  const { state, ...acts } = useImporting(finished);
  const [pasted, paste] = useState("");
  const over = useDrop(mayChoose(state) ? (files) => void acts.read(() => readFiles(files)) : null);
  const status = useRef<HTMLParagraphElement>(null);
  const words = working(state);
  const isWorking = words !== "";
  useEffect(() => {
    // What was pressed has gone: who works by keyboard waits here.
    if (isWorking) status.current?.focus();
  }, [isWorking]);
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="text-soft focus-visible:outline-none">
        {words}
      </p>
      <Step state={state} acts={acts} pasting={{ pasted, paste, over }} />
    </>
  );
}

function workingOn(doing: string, { done, of, waits }: Progress): string {
  const step = `${doing} ${done + 1} of ${of}`;
  return waits === undefined ? `${step}…` : `${step}: the server asks for a pause of ${counted(waits, "second")}. It goes on by itself.`;
}

function working(state: Importing): string {
  switch (state.kind) {
    case "reading":
      return "Reading…";
    case "judging":
      return workingOn("Judging", state.progress);
    case "storing":
      return workingOn("Storing", state.progress);
    default:
      return "";
  }
}

function storedWords(stored: number, of: number): string {
  if (stored === 0) return "Nothing is stored yet.";
  return `${stored} of ${counted(of, "army", "armies")} ${stored === 1 ? "is" : "are"} stored.`;
}

function Step({ state, acts, pasting }: { state: Importing; acts: Acts; pasting: Pasting }) {
  switch (state.kind) {
    case "choosing":
      return <ChooseDocuments read={acts.read} again={state.again} {...pasting} />;
    case "faulty":
      return (
        <ImportResult words="Nothing is imported: what is wrong has to be mended first.">
          <FaultyFiles files={state.files} />
          <ImportButtons choose={acts.choose} />
        </ImportResult>
      );
    case "unjudged":
      return (
        <ImportResult words="Nothing is imported.">
          <FormTrouble trouble={state.message} />
          <ImportButtons label="Try again" act={() => acts.judgeAgain(state.sources)} choose={acts.choose} />
        </ImportResult>
      );
    case "good":
      return <ArmiesReady good={state} acts={acts} />;
    case "stopped":
      return (
        <ImportResult words={storedWords(state.ids.length, state.good.armies.length)}>
          <FormTrouble trouble={state.message} />
          <p>Try again goes on with the rest; no army comes in twice.</p>
          <ImportButtons label="Try again" act={() => acts.store(state.good, state.ids)} />
        </ImportResult>
      );
    case "reading":
    case "judging":
    case "storing":
      return null;
    default:
      return state satisfies never;
  }
}
