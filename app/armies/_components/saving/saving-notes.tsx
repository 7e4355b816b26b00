import { type ComponentProps, memo } from "react";
import { useBoard } from "@/app/_components/browser/board";
import { AwaitedPart, fetchedPart, usePart } from "@/app/_components/fetched-part";
import { Link } from "@/app/_components/link";
import { tablesAddress } from "@/app/_components/list-address";
import { Said } from "@/app/_components/said";
import type { Saver } from "@/app/_components/saving/create-saver";
import type { Saving } from "@/app/_components/saving/saving-steps";
import { renewVersions } from "@/lib/rules/army/book";
import { SAVING } from "@/lib/words/saving";
import { COMMON } from "@/lib/words/site";
import { useJudged } from "../desk-now";
import type { Arrived } from "../use-desk";
import type { ArrivedNote as Arrival, Choice, NewerVersions } from "./other-versions";

// Hardly any visit meets another version of the army, of its list or of the tables: what is said of them is fetched then.
const VERSIONS = fetchedPart(() => import("./other-versions"));

type ChoiceProps = Omit<ComponentProps<typeof Choice>, "kind" | "before" | "theirs">;

export const ChangedElsewhere = memo(function ChangedElsewhere(props: ChoiceProps) {
  const saving = useBoard(props.saver, (kept) => kept.saving);
  return saving.kind === "changed-elsewhere" && <FetchedChoice {...props} {...saving} />;
});

function FetchedChoice(props: ComponentProps<typeof Choice>) {
  const { part, failed, again } = usePart(VERSIONS);
  return part ? <part.Choice {...props} /> : <AwaitedPart failed={failed} again={again} />;
}

type ArrivedProps = Omit<ComponentProps<typeof Arrival>, "arrived"> & { arrived: Arrived | null };

export const ArrivedNote = memo(function ArrivedNote({ arrived, ...rest }: ArrivedProps) {
  return arrived && <FetchedArrival arrived={arrived} {...rest} />;
});

function FetchedArrival(props: ComponentProps<typeof Arrival>) {
  const { part } = usePart(VERSIONS);
  return part && <part.ArrivedNote {...props} />;
}

export const NewerVersionsNote = memo(function NewerVersionsNote({ replace }: Pick<ComponentProps<typeof NewerVersions>, "replace">) {
  const { army, today, book, rules } = useJudged();
  const ownTables = book.tables.name;
  // An organiser's tables are not older than the house's, but others.
  const renewal = renewVersions(army, today.book, ownTables === undefined ? today.rules : rules);
  return (
    <>
      {ownTables !== undefined && (
        <p className="my-2 text-soft">
          <Said words={SAVING.ownTables(ownTables)} slots={{ tables: (text) => <Link href={tablesAddress(rules)}>{text}</Link> }} />{" "}
          <button type="button" className="button" data-small data-quiet onClick={() => replace({ ...army, rules: today.rules })}>
            {SAVING.useHouseTables}
          </button>
        </p>
      )}
      {renewal && <FetchedNewer renewal={renewal} replace={replace} />}
    </>
  );
});

function FetchedNewer(props: ComponentProps<typeof NewerVersions>) {
  const { part, failed, again } = usePart(VERSIONS);
  return part ? <part.NewerVersions {...props} /> : <AwaitedPart failed={failed} again={again} />;
}

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
