import { memo, useSyncExternalStore } from "react";
import type { Saver } from "./create-saver";
import type { Saving } from "./saving-steps";

/** Whether what is on the desk is safe, in a few words. */
const WORDS: Readonly<Record<Saving["kind"], string>> = {
  untouched: "A ready army: change it, and it becomes yours.",
  saved: "Saved",
  saving: "Saving…",
  unreachable: "Not sent yet.",
  refused: "Not saved.",
  "changed-elsewhere": "Not saved: it was changed elsewhere.",
  gone: "Not saved: this army was deleted, or this browser is no longer signed in to the account it belongs to.",
};

const KEPT = "Your changes are kept in this browser and sent when it answers.";
const NOT_KEPT = "This browser keeps nothing (its storage is full or forbidden): what is not sent is lost when the page is left.";
const UNREADABLE = "Something kept in this browser for this army cannot be read by this version, and is left as it is.";

const urgent = (saving: Saving): boolean => ["unreachable", "refused", "changed-elsewhere", "gone"].includes(saving.kind);

export function useKept(saver: Saver) {
  return useSyncExternalStore(saver.subscribe, saver.kept, saver.kept);
}

/** How it stands with saving, always in the same place, and what to do where something stands in the way. */
export const SavingLine = memo(function SavingLine({ saver }: { saver: Saver }) {
  const { saving, browserKeeps, unreadable } = useKept(saver);
  return (
    <div role="status" className={urgent(saving) ? "finding text-ink" : "text-soft"}>
      {WORDS[saving.kind]}
      {(saving.kind === "refused" || saving.kind === "unreachable") && ` ${saving.message}`}
      {saving.kind === "unreachable" && browserKeeps && ` ${KEPT}`}
      {!browserKeeps && ` ${NOT_KEPT}`}
      {unreadable && ` ${UNREADABLE}`}
      {saving.kind === "unreachable" && <Act name="Try now" act={() => saver.happen({ kind: "due" })} />}
      {saving.kind === "gone" && (
        <>
          {" "}
          <a href="/armies">A deleted army can be brought back</a>
        </>
      )}
      {saving.kind === "gone" && <Act name="Save it as a new army" act={saver.saveAsNew} />}
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
