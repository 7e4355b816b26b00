import { IMPORTING } from "@/lib/words/importing";
import { ArmiesToCome } from "./armies-to-come";
import { ImportButtons } from "./import-buttons";
import { ImportResult } from "./import-result";
import type { Acts, Good } from "./use-importing";

const WORDS = IMPORTING.ready;

function drafts({ armies }: Good): readonly string[] {
  const count = armies.filter((one) => !one.assessment.legal).length;
  if (count === 0) return [];
  return [WORDS.drafts(count, armies.length)];
}

function repeated({ armies }: Good): readonly string[] {
  const count = armies.filter((one) => one.isRepeated).length;
  if (count === 0) return [];
  return [WORDS.repeated(count)];
}

/** The armies that would be imported, before anything is stored. */
export function ArmiesReady({ good, acts }: { readonly good: Good; readonly acts: Acts }) {
  const { armies, deleted } = good;
  return (
    <ImportResult words={WORDS.title(armies.length)}>
      <ArmiesToCome armies={armies} />
      {[...drafts(good), ...repeated(good)].map((warning) => (
        <p key={warning} className="finding" data-severity="warning">
          {warning}
        </p>
      ))}
      {deleted > 0 && <p className="text-soft">{WORDS.deleted(deleted)}</p>}
      <ImportButtons label={WORDS.import(armies.length)} act={() => acts.store(good)} choose={acts.choose} />
    </ImportResult>
  );
}
