"use client";

import { usePathname, useRouter } from "next/navigation";
import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { createBoard, useBoard } from "@/app/_components/browser/board";
import { useUndoKeys } from "@/app/_components/browser/shortcuts";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { fetchCopying } from "@/app/_components/use-copying";
import type { Army } from "@/lib/model/army";
import type { ArmyPlace } from "@/lib/model/stored-army";
import { EDITOR } from "@/lib/words/editor";
import { COMMON } from "@/lib/words/site";
import { AddingTo } from "./add-to";
import { ArmyHead, CampRow } from "./army-head";
import { ArmyMenu } from "./army-menu";
import { Commands } from "./commands";
import { listOf } from "./desk";
import { DeskNow } from "./desk-now";
import { FillRest, fetchDialogs, fetchForms } from "./fetched-parts";
import { Judgement } from "./judgement";
import { ListPanel } from "./list-panel";
import { NewCommander } from "./new-commander";
import { PhoneBar, Sheet, Tally } from "./phone-sheet";
import { Roving } from "./roving";
import { ArrivedNote, ChangedElsewhere, NewerVersionsNote, SavingLine } from "./saving/saving-notes";
import { UndoButtons } from "./undo-buttons";
import { fetchCarrying, UnitDrag } from "./unit-drag";
import { type Books, type Desk, type DeskProps, useBooks, useDesk } from "./use-desk";
import "./desk.css";

/**
 * The editor of an army. A sample army that became the player's own moved to its own address without a new page: going back to that address
 * later brings the page of the sample army again, which then asks for the right one.
 */
export function ArmyDesk(props: DeskProps) {
  const [openedAt] = useState(usePathname());
  return openedAt === `/armies/${props.page}` ? <OpenDesk key={props.page} {...props} /> : <Reopen address={openedAt} />;
}

function Reopen({ address }: { address: string }) {
  const router = useRouter();
  useEffect(() => router.replace(address), [router, address]);
  return <p className="p-6 text-soft">{COMMON.loading}</p>;
}

/** Takes over what is being typed when the page is hidden: on a phone that is how players leave. */
function useTypedValues(): void {
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden") document.activeElement?.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    };
    document.addEventListener("visibilitychange", leave);
    return () => document.removeEventListener("visibilitychange", leave);
  }, []);
}

/** Saves what is edited. Nothing is drawn again for it. */
function useSaving({ history, saver }: Desk): void {
  useEffect(() => {
    const save = () => saver.edited(history.now().now);
    save();
    return history.subscribe(save);
  }, [history, saver]);
}

/** List, army and verdict side by side; on a phone the army, with the other two a tap away. */
function OpenDesk(props: DeskProps) {
  const desk = useDesk(props);
  const { books, trouble } = useBooks(desk.history, props);
  useSaving(desk);
  useUndoKeys(desk.undo, desk.redo);
  useTypedValues();
  const hasChanged = useBoard(desk.history, ({ past }) => past.length > 0);
  const name = useBoard(desk.history, ({ now }) => now.name);
  useEffect(() => {
    document.title = EDITOR.pageTitle(name);
  }, [name]);
  useEffect(() => {
    // After the first change a form, a dialog or a term is likely to be opened, perhaps when the connection is gone.
    if (hasChanged)
      void Promise.all([fetchForms(), fetchDialogs(), fetchCarrying(), fetchCopying(), import("@/lib/words/glossary")]).catch(() => null);
  }, [hasChanged]);
  return books ? (
    <Columns desk={desk} books={books} page={props.page} place={props.stored?.place ?? "desk"} account={props.account} />
  ) : (
    <p className="p-6 text-soft">{trouble ?? EDITOR.loadingList}</p>
  );
}

type ColumnsProps = { desk: Desk; books: Books; page: string; place: ArmyPlace; account: string | null };

function Columns({ desk, books, page, place: first, account }: ColumnsProps) {
  const [place, setPlace] = useState(first);
  /** An army in the bin cannot be edited. */
  const isGone = place === "bin";
  const { history, change, armyNow, saver } = desk;
  const { book } = books;
  const listSheet = useRef<HTMLDialogElement>(null);
  const verdictSheet = useRef<HTMLDialogElement>(null);
  const [added] = useState(() => createBoard<ReadonlySet<number>>(new Set()));
  const now = useMemo(() => ({ ...books, history, armyNow, change, added }), [books, history, armyNow, change, added]);
  // One element for good: its parts read the army themselves, and an edit does not draw the drag and drop again.
  const muster = useMemo(
    () => (
      <section id="muster" tabIndex={-1} aria-label={EDITOR.muster.region}>
        <UnitDrag armyNow={armyNow} change={change}>
          <Commands />
        </UnitDrag>
      </section>
    ),
    [armyNow, change],
  );
  const list = useBoard(history, (shown) => listOf(null, shown.now, book));
  if (!list) return null;
  const undoButtons = <UndoButtons desk={desk} book={book} />;
  return (
    <DeskNow place={now}>
      <AddingTo page={page}>
        <noscript>
          <p className="finding m-4">{EDITOR.noScript}</p>
        </noscript>
        <a href="#muster" className="skip-link">
          {EDITOR.skip}
        </a>
        <div className="desk">
          <ListColumn ref={listSheet} isGone={isGone} />
          <div className="desk-army">
            <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
              <div className="min-w-0 flex-1 basis-40 has-[.finding]:basis-full">{!isGone && <SavingLine saver={saver} />}</div>
              <Roving role="toolbar" label={EDITOR.tools} className="ml-auto flex flex-wrap items-center" kinds={TOOLS}>
                <span className="max-xl:hidden">{!isGone && <UndoButtons desk={desk} book={book} inToolbar />}</span>
                <ArmyMenu armyNow={armyNow} saver={saver} place={place} moved={setPlace} page={page} account={account} />
              </Roving>
            </div>
            <ArrivedNote arrived={desk.arrived} book={book} close={desk.closeArrived} />
            <ChangedElsewhere saver={saver} mergedWith={desk.mergedWith} copy={keepCopy} />
            <div inert={isGone}>
              <NewerVersionsNote replace={desk.replace} />
              <ArmyHead />
              {muster}
              <CampRow list={list} change={change} />
              <NewCommander />
              <FillRest />
            </div>
          </div>
          <VerdictColumn ref={verdictSheet} isGone={isGone} undo={isGone ? null : undoButtons} />
        </div>
        {!isGone && (
          <PhoneBar openList={() => listSheet.current?.showModal()} openVerdict={() => verdictSheet.current?.showModal()}>
            {undoButtons}
          </PhoneBar>
        )}
        <Glossary />
      </AddingTo>
    </DeskNow>
  );
}

/** The buttons of the toolbar. */
const TOOLS = [":is(a, button, summary):not(.menu-item)"];

type ColumnProps = { ref: RefObject<HTMLDialogElement | null>; isGone: boolean };

// What these columns tell of the army they read themselves: an edit draws nothing else of them again.

const ListColumn = memo(function ListColumn({ ref, isGone }: ColumnProps) {
  return (
    <Sheet ref={ref} name={EDITOR.listColumn} className="desk-list" head={<Tally />}>
      <div inert={isGone}>
        <ListPanel />
      </div>
    </Sheet>
  );
});

/** `undo`: as a sheet it covers the bar that has these buttons. */
const VerdictColumn = memo(function VerdictColumn({ ref, isGone, undo }: ColumnProps & { undo: ReactNode }) {
  const head = (
    <>
      <b className="eyebrow flex-1">{EDITOR.verdictColumn}</b>
      {undo}
    </>
  );
  return (
    <Sheet ref={ref} name={EDITOR.verdictColumn} className="desk-verdict" head={head}>
      <div inert={isGone}>
        <Judgement />
      </div>
    </Sheet>
  );
});

const Glossary = memo(GlossaryCard);

/** Returns why there is no copy; null once there is one. */
const keepCopy = async (army: Army): Promise<string | null> => {
  const copying = await fetchCopying().catch(() => null);
  const stored = await copying?.storeCopy(army);
  return stored?.ok ? null : (stored?.error.message ?? COMMON.notSent);
};
