import { type ComponentProps, useEffect, useRef, useState } from "react";
import { ChooseSources, useDrop } from "@/app/_components/army-sources/choose-sources";
import type { Progress } from "@/app/_components/army-sources/judge-sources";
import { readFiles, readPasted } from "@/app/_components/army-sources/read-sources";
import { FormTrouble } from "@/app/_components/form";
import { useFocusOnMount } from "@/app/_components/use-focus-on-mount";
import type { Version } from "@/lib/model/identifiers";
import { IMPORTING } from "@/lib/words/importing";
import { COMMON } from "@/lib/words/site";
import { AskAboutTexts } from "./ask-about-texts";
import { ArmiesReady, FaultyFiles, ImportButtons, ImportResult } from "./import-result";
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
          <FormTrouble trouble={state.message === COMMON.unreachable ? IMPORTING.needsServer : state.message} />
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

type Pasting = Pick<ComponentProps<typeof ChooseSources>, "pasted" | "setPasted" | "over">;

function ChooseDocuments({ read, again, ...pasting }: Pick<Acts, "read"> & Pasting & { readonly again: boolean }) {
  const first = useFocusOnMount<HTMLButtonElement>(again);
  return (
    <ChooseSources
      {...pasting}
      words={IMPORTING.choose}
      first={first}
      readSources={(sources) => void read(sources)}
      readPasted={() => void read(() => readPasted(pasting.pasted))}
    />
  );
}
