import { counted, numeral, sentenceCase } from "@/lib/words/phrasing";
import { ArmiesToCome } from "./armies-to-come";
import { ImportButtons } from "./import-buttons";
import { ImportResult } from "./import-result";
import type { Acts, Good } from "./use-importing";

function drafts({ armies }: Good): readonly string[] {
  const count = armies.filter((one) => !one.assessment.legal).length;
  if (count === 0) return [];
  if (armies.length === 1) return ["It is not legal yet: it comes in as a draft."];
  return [
    `${sentenceCase(numeral(count))} of them ${count === 1 ? "is not legal yet: it comes in as a draft" : "are not legal yet: they come in as drafts"}.`,
  ];
}

function repeated({ armies }: Good): readonly string[] {
  const count = armies.filter((one) => one.isRepeated).length;
  if (count === 0) return [];
  const [are, come] = count === 1 ? ["is", "it would come in"] : ["are", "they would come in"];
  return [`${sentenceCase(numeral(count))} of them ${are} among these already: ${come} once more.`];
}

/** What would come in, before anything is stored. */
export function ArmiesReady({ good, acts }: { readonly good: Good; readonly acts: Acts }) {
  const { armies, deleted } = good;
  return (
    <ImportResult words={armies.length === 1 ? "This army would come in:" : `These ${numeral(armies.length)} armies would come in:`}>
      <ArmiesToCome armies={armies} />
      {[...drafts(good), ...repeated(good)].map((warning) => (
        <p key={warning} className="finding" data-severity="warning">
          {warning}
        </p>
      ))}
      {deleted > 0 && <p className="text-soft">Left out: {counted(deleted, "army", "armies")} deleted before the export was made.</p>}
      <ImportButtons
        label={armies.length === 1 ? "Import this army" : `Import these ${numeral(armies.length)} armies`}
        act={() => acts.store(good)}
        choose={acts.choose}
      />
    </ImportResult>
  );
}
