import type { ReactNode } from "react";
import { FormTrouble } from "@/app/_components/form-trouble";
import { useFocusOnMount } from "@/app/_components/use-focus-on-mount";
import { counted, numeral, sentenceCase } from "@/lib/words/phrasing";
import { ArmiesToCome } from "./armies-to-come";
import { ChooseDocuments } from "./choose-documents";
import { FaultyFiles } from "./faulty-files";
import { type Acts, type Good, type Imported, type Importing, useImporting } from "./use-importing";

/** From a file to an army of one's own, in steps of which only the last changes anything. */
export function ImportDialog({ finished }: { readonly finished: (imported: Imported) => void }) {
  const { state, ...acts } = useImporting(finished);
  return (
    <>
      <p role="status" className="text-soft">
        {working(state)}
      </p>
      <Step state={state} acts={acts} />
    </>
  );
}

function working(state: Importing): string {
  switch (state.kind) {
    case "reading":
      return "Reading…";
    case "judging":
      return `Judging ${state.progress.done + 1} of ${state.progress.of}…`;
    case "storing":
      return `Storing ${state.progress.done + 1} of ${state.progress.of}…`;
    default:
      return "";
  }
}

function Step({ state, acts }: { state: Importing; acts: Acts }) {
  switch (state.kind) {
    case "choosing":
      return <ChooseDocuments read={acts.read} again={state.again} />;
    case "faulty":
      return (
        <Result words="Nothing is imported: what is wrong has to be mended first.">
          <FaultyFiles files={state.files} />
          <Others choose={acts.choose} />
        </Result>
      );
    case "unjudged":
      return (
        <Result words="Nothing is imported.">
          <FormTrouble trouble={state.message} />
          <Buttons label="Try again" act={() => acts.judgeAgain(state.sources)} choose={acts.choose} />
        </Result>
      );
    case "good":
      return <ToCome good={state} acts={acts} />;
    case "stopped":
      return (
        <Result words={`${sentenceCase(numeral(state.ids.length))} of ${counted(state.good.armies.length, "army", "armies")} stored.`}>
          <FormTrouble trouble={state.message} />
          <p>Try again goes on with the rest; no army comes in twice.</p>
          <Buttons label="Try again" act={() => acts.store(state.good, state.ids)} />
        </Result>
      );
    case "reading":
    case "judging":
    case "storing":
      return null;
    default:
      return state satisfies never;
  }
}

/** What came of a step: whoever waited for it goes on here. */
function Result({ words, children }: { words: string; children: ReactNode }) {
  const first = useFocusOnMount<HTMLParagraphElement>();
  return (
    <div className="grid gap-4">
      <p ref={first} tabIndex={-1} className="font-semibold focus-visible:outline-none">
        {words}
      </p>
      {children}
    </div>
  );
}

function drafts({ armies }: Good): string | null {
  const count = armies.filter((one) => !one.assessment.legal).length;
  if (count === 0) return null;
  if (armies.length === 1) return "It is not legal yet: it comes in as a draft.";
  return `${sentenceCase(numeral(count))} of them ${count === 1 ? "is not legal yet: it comes in as a draft" : "are not legal yet: they come in as drafts"}.`;
}

function ToCome({ good, acts }: { good: Good; acts: Acts }) {
  const { armies, deleted } = good;
  const warning = drafts(good);
  return (
    <Result words={armies.length === 1 ? "This army would come in:" : `These ${numeral(armies.length)} armies would come in:`}>
      <ArmiesToCome armies={armies} />
      {warning && (
        <p className="finding" data-severity="warning">
          {warning}
        </p>
      )}
      {deleted > 0 && <p className="text-soft">Left out: {counted(deleted, "army", "armies")} deleted before the export was made.</p>}
      <Buttons
        label={armies.length === 1 ? "Import this army" : `Import these ${numeral(armies.length)} armies`}
        act={() => acts.store(good)}
        choose={acts.choose}
      />
    </Result>
  );
}

function Buttons({ label, act, choose }: { label: string; act: () => void; choose?: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <button type="button" className="button" data-filled onClick={act}>
        {label}
      </button>
      {choose && <Others choose={choose} />}
    </div>
  );
}

function Others({ choose }: Pick<Acts, "choose">) {
  return (
    <div>
      <button type="button" className="button" onClick={choose}>
        Choose something else
      </button>
    </div>
  );
}
