import { memo } from "react";
import { useBoard } from "@/app/_components/browser/board";
import type { Saver } from "@/app/_components/saving/create-saver";
import type { Saving } from "@/app/_components/saving/saving-steps";
import { SAVING } from "@/lib/words/saving";
import { COMMON } from "@/lib/words/site";

const urgent = (saving: Saving): boolean => ["unreachable", "refused", "changed-elsewhere", "gone"].includes(saving.kind);

/** Whether the army is saved, always in the same place, and what to do where it is not. */
export const SavingLine = memo(function SavingLine({ saver }: { saver: Saver }) {
  const { saving, browserKeeps, unreadable } = useBoard(saver);
  const isWaiting = saving.kind === "refused" || saving.kind === "unreachable";
  // Every page says that there is no connection.
  const isKeptOffline = isWaiting && browserKeeps && saving.message === COMMON.unreachable;
  return (
    <div role="status" className={urgent(saving) ? "finding text-ink" : "text-soft"}>
      {SAVING.state[saving.kind]}
      {isWaiting && !isKeptOffline && ` ${saving.message}`}
      {isWaiting && browserKeeps && ` ${SAVING.keptHere[saving.kind]}`}
      {!browserKeeps && ` ${SAVING.notKept}`}
      {unreadable && ` ${SAVING.unreadable}`}
      {isWaiting && <Act name={COMMON.retry} act={() => saver.happen({ kind: "retry" })} />}
      {saving.kind === "refused" && saving.isForOther && <Act name={SAVING.saveAsNew} act={saver.saveAsNew} />}
      {saving.kind === "gone" && (
        <>
          {" "}
          <a href="/armies">{SAVING.restoreDeleted}</a>
        </>
      )}
      {saving.kind === "gone" && <Act name={SAVING.saveAsNew} act={saver.saveAsNew} />}
    </div>
  );
});

function Act({ name, act }: { name: string; act: () => void }) {
  return (
    <button type="button" className="button ml-2" data-small onClick={act}>
      {name}
    </button>
  );
}
