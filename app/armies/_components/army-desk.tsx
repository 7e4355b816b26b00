"use client";

import { usePathname, useRouter } from "next/navigation";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { storeCopy } from "@/app/_components/store-copy";
import type { Army } from "@/lib/model/army";
import type { Assessment } from "@/lib/model/assessment";
import type { ArmyPlace } from "@/lib/model/stored-army";
import { assess } from "@/lib/rules/army/assess";
import { wordAssessment } from "@/lib/words/assessment-words";
import { ArmyHead, CampRow } from "./army-head";
import { ArmyMenu } from "./army-menu";
import { ArrivedNote } from "./arrived-note";
import { Commands, NewCommander } from "./commands";
import { listOf } from "./desk";
import { fetchDialogs } from "./desk-dialog";
import { fetchForms } from "./desk-form";
import { DeskNowContext } from "./desk-now";
import { Judgement } from "./judgement";
import { ListPanel } from "./list-panel";
import { NewerVersionsNote } from "./newer-versions-note";
import { PhoneBar, Tally } from "./phone-bar";
import { ChangedElsewhere } from "./saving/changed-elsewhere";
import { SavingLine } from "./saving/saving-line";
import { Sheet } from "./sheet";
import { UndoButtons } from "./undo-buttons";
import { UnitDrag } from "./unit-drag";
import { type Books, useBooks } from "./use-books";
import { type Desk, type DeskProps, useDesk } from "./use-desk";
import { useUndoKeys } from "./use-undo-keys";
import "./desk.css";

/**
 * Where an army is put together. A ready army that became the player's own moved to an address of its own without a new page: who comes
 * back to that address later is brought the page of the ready army again, and asks for the right one.
 */
export function ArmyDesk(props: DeskProps) {
  const [openedAt] = useState(usePathname());
  return openedAt === `/armies/${props.page}` ? <OpenDesk key={props.page} {...props} /> : <Reopen address={openedAt} />;
}

function Reopen({ address }: { address: string }) {
  const router = useRouter();
  useEffect(() => router.replace(address), [router, address]);
  return <p className="p-6 text-soft">Opening…</p>;
}

/** What is typed and not left is taken over when the page is put out of sight: on a phone that is how one leaves. */
function useTypedKept(): void {
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden") document.activeElement?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    };
    document.addEventListener("visibilitychange", leave);
    return () => document.removeEventListener("visibilitychange", leave);
  }, []);
}

/** List, army and verdict side by side; on a phone the army, with the others a tap away. */
function OpenDesk(props: DeskProps) {
  const desk = useDesk(props);
  const { army, past } = desk.history;
  const { books, trouble } = useBooks(army, props);
  useUndoKeys(desk.undo, desk.redo);
  useTypedKept();
  const hasChanged = past.length > 0;
  useEffect(() => {
    document.title = `${army.name} · Condotta`;
  }, [army.name]);
  useEffect(() => {
    // Whoever changes things will open a form, a dialog or a word sooner or later, perhaps when there is no connection any more.
    if (hasChanged) void Promise.all([fetchForms(), fetchDialogs(), import("@/lib/words/glossary")]).catch(() => null);
  }, [hasChanged]);
  if (!books) return <p className="p-6 text-soft">{trouble ?? "Fetching the list this army is made from…"}</p>;
  return <Columns desk={desk} books={books} page={props.page} place={props.stored?.place ?? "desk"} />;
}

type ColumnsProps = { desk: Desk; books: Books; page: string; place: ArmyPlace };

function Columns({ desk, books, page, place: first }: ColumnsProps) {
  const [place, setPlace] = useState(first);
  /** What lies in the bin is looked at, not worked on. */
  const isGone = place === "bin";
  const { history, change, armyNow, saver } = desk;
  const { army } = history;
  const { book } = books;
  const listSheet = useRef<HTMLDialogElement>(null);
  const verdictSheet = useRef<HTMLDialogElement>(null);
  const now = useMemo(
    () => ({ army, ...books, assessment: wordAssessment(assess(army, books.book)), armyNow, change }),
    [army, books, armyNow, change],
  );
  // One element for good: what lies in it reads the army for itself, and the machinery of dragging is left alone by an edit.
  const muster = useMemo(
    () => (
      <UnitDrag armyNow={armyNow} change={change}>
        <Commands />
      </UnitDrag>
    ),
    [armyNow, change],
  );
  const list = listOf(null, army, book);
  if (!list) return null;
  const undoButtons = <UndoButtons desk={desk} book={book} />;
  return (
    <DeskNowContext value={now}>
      <noscript>
        <p className="finding m-4">
          An army is put together by scripts of this page, and this browser runs none. The lists can be read without.
        </p>
      </noscript>
      <div className="desk">
        <Sheet ref={listSheet} name="From the list" className="desk-list" head={<Tally />}>
          <div inert={isGone}>
            <ListPanel />
          </div>
        </Sheet>
        <div className="desk-army">
          <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <div className="min-w-0 flex-1 basis-52">{!isGone && <SavingLine saver={saver} />}</div>
            <span className="max-xl:hidden">{!isGone && undoButtons}</span>
            <ArmyMenu armyNow={armyNow} change={change} saver={saver} place={place} moved={setPlace} page={page} />
          </div>
          <ArrivedNote arrived={desk.arrived} book={book} close={desk.closeArrived} />
          <ChangedElsewhere saver={saver} copy={keepCopy} />
          <div inert={isGone}>
            <NewerVersionsNote replace={desk.replace} />
            <ArmyHead name={army.name} year={army.year} pointsLimit={army.pointsLimit} />
            {muster}
            <CampRow camp={army.camp} list={list} points={campPoints(now.assessment)} change={change} />
            <NewCommander />
          </div>
        </div>
        <Sheet ref={verdictSheet} name="Verdict and numbers" className="desk-verdict" head={<Tally />}>
          <div inert={isGone}>
            <Judgement />
          </div>
        </Sheet>
      </div>
      {!isGone && (
        <PhoneBar openList={() => listSheet.current?.showModal()} openVerdict={() => verdictSheet.current?.showModal()}>
          {undoButtons}
        </PhoneBar>
      )}
      <Glossary />
    </DeskNowContext>
  );
}

const Glossary = memo(GlossaryCard);

const keepCopy = async (army: Army): Promise<boolean> => (await storeCopy(army)).ok;

const campPoints = ({ reasons }: Assessment): number =>
  reasons.points.filter((one) => one.code === "camp-kind" || one.code === "camp-quality").reduce((sum, one) => sum + one.value, 0);
