"use client";

import { memo, type RefObject, useEffect, useRef, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { useBoard } from "@/app/_components/browser/board";
import { useShortcuts, withCommand } from "@/app/_components/browser/shortcuts";
import { PRINT_AT_ONCE } from "@/app/_components/print-button";
import type { Saver } from "@/app/_components/saving/create-saver";
import { isBegunHere } from "@/app/_components/saving/unsent";
import { useCopying } from "@/app/_components/use-copying";
import type { Army } from "@/lib/model/army";
import type { ArmyId } from "@/lib/model/identifiers";
import type { ArmyPlace, StoredArmy } from "@/lib/model/stored-army";
import { EDITOR } from "@/lib/words/editor";
import { DeskDialog, fetchDialogs } from "./fetched-parts";
import type { Shared } from "./sharing/share-form";

/** Closes the menu at a press elsewhere, and at Escape. */
export function useClosing(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const point = ({ target }: PointerEvent) => {
      if (menu.current && !(target instanceof Node && menu.current.contains(target))) menu.current.open = false;
    };
    const press = ({ key }: KeyboardEvent) => {
      if (key === "Escape") closeMenu(menu.current);
    };
    document.addEventListener("pointerdown", point);
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("pointerdown", point);
      document.removeEventListener("keydown", press);
    };
  }, [menu]);
}

/** The focus goes back to the button that opened it. */
export function closeMenu(menu: HTMLDetailsElement | null): void {
  if (!menu?.open) return;
  if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
  menu.open = false;
}

type Props = {
  armyNow: () => Army;
  saver: Saver;
  place: ArmyPlace;
  /** Called with the army’s new place. */
  moved: (to: ArmyPlace) => void;
  page: string;
  /** The account signed in; null for none. */
  account: string | null;
};

/** Actions on the whole army. */
export const ArmyMenu = memo(function ArmyMenu({ armyNow, saver, place, moved, page, account }: Props) {
  const id = useBoard(saver, (kept) => kept.id);
  /** The id the server knows it by; null while it is only in this browser. */
  const known = id ?? (isBegunHere(page) ? null : page);
  const menu = useRef<HTMLDetailsElement>(null);
  const left = (to: ArmyPlace) => {
    if (menu.current) menu.current.open = false;
    moved(to);
  };
  const { trouble, isCopying, copy, put } = useArmyActs({ armyNow, saver, account, moved: left }, id);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  useClosing(menu);
  useShortcuts(({ key }) => (key === "?" ? () => setDialog("keys") : null));
  const restore = () => put("desk");
  if (place === "bin") return <Away words={EDITOR.menu.isDeleted} restore={restore} trouble={trouble} />;
  /** The menu is closed first, so that the focus comes back to where it was opened. */
  const choose = (act: () => unknown) => () => {
    closeMenu(menu.current);
    act();
  };
  return (
    <>
      <span className="army-tools">
        <PaperWays saver={saver} page={page} />
        <BattleWay army={known} />
        <button type="button" className="button" data-small tabIndex={-1} onClick={() => setDialog("share")}>
          {EDITOR.menu.share}
        </button>
        <details className="menu" ref={menu} onToggle={({ currentTarget }) => currentTarget.open && fetchDialogs().catch(() => null)}>
          <summary tabIndex={-1}>{EDITOR.menu.more}</summary>
          <div className="menu-leaf">
            <ul>
              <Item name={EDITOR.menu.export} act={choose(() => setDialog("export"))} />
              {known && <Way name={EDITOR.menu.compare} to={`/armies/compare?one=${known}`} />}
              <Item name={isCopying ? EDITOR.menu.duplicating : EDITOR.menu.duplicate} act={copy} apart />
              {id && place === "desk" && <Item name={EDITOR.menu.archive} act={() => put("archive")} />}
              {id && <Item name={EDITOR.menu.delete} act={() => put("bin")} />}
              <Item name={EDITOR.menu.keys} act={choose(() => setDialog("keys"))} apart forKeys />
              <Item name={EDITOR.menu.report} act={choose(() => setDialog("fault"))} />
            </ul>
            <div role="alert">{trouble && <p className="finding m-2">{trouble}</p>}</div>
          </div>
        </details>
      </span>
      {place === "archive" && <Away words={EDITOR.menu.isArchived} restore={restore} trouble={trouble} />}
      <Dialog name={dialog} stored={id} closed={() => setDialog(null)} />
    </>
  );
});

function BattleWay({ army }: { army: string | null }) {
  const label = army ? EDITOR.menu.battle : EDITOR.menu.afterSending(EDITOR.menu.battle);
  const href = army ? `/battles/new?army=${army}` : undefined;
  return (
    <a
      className="button"
      data-small
      data-quiet
      tabIndex={-1}
      href={href}
      aria-disabled={!army}
      aria-label={label}
      title={army ? undefined : label}
    >
      {EDITOR.menu.toBattle}
    </a>
  );
}

/** What can be printed. Drawn again with every save, unlike the rest of the menu. Control with P prints the sheet. */
function PaperWays({ saver, page }: Pick<Props, "saver" | "page">) {
  const saved = useSavedAddress(saver, page);
  usePrintKey(saver, saved);
  return (Object.keys(EDITOR.menu.papers) as (keyof typeof EDITOR.menu.papers)[]).map((paper) => (
    <a
      key={paper}
      className="button"
      data-small
      data-quiet
      tabIndex={-1}
      href={saved ? `${saved}/${paper}` : undefined}
      aria-disabled={saved === null}
      aria-label={saved ? EDITOR.menu.papers[paper] : EDITOR.menu.afterSaving(EDITOR.menu.papers[paper])}
      title={saved ? undefined : EDITOR.menu.afterSaving(EDITOR.menu.papers[paper])}
    >
      {EDITOR.menu.shortPapers[paper]}
    </a>
  ));
}

/** Opens the sheet beside the editor, where it is printed at once. With changes that are not saved yet it waits for them. */
function usePrintKey(saver: Saver, saved: string | null): void {
  const isWanted = useRef(false);
  const print = (address: string) => {
    isWanted.current = false;
    window.open(`${address}/sheet${PRINT_AT_ONCE}`);
  };
  useShortcuts((event) => {
    if (!withCommand(event) || event.key.toLowerCase() !== "p" || event.shiftKey) return null;
    return () => {
      isWanted.current = true;
      if (saved) print(saved);
      else saver.check();
    };
  });
  useEffect(() => {
    if (saved && isWanted.current) print(saved);
  });
}

type DialogName = "share" | "export" | "fault" | "keys";

/** What was shared is remembered while the editor is open. */
function Dialog({ name, stored, closed }: { name: DialogName | null; stored: ArmyId | null; closed: () => void }) {
  const [shared, setShared] = useState<Shared | null>(null);
  switch (name) {
    case null:
      return null;
    case "share":
      return (
        <DeskDialog name={EDITOR.dialogs.share} closed={closed}>
          {({ ShareDialog }) => <ShareDialog shared={shared} keepShared={setShared} stored={stored} />}
        </DeskDialog>
      );
    case "export":
      return (
        <DeskDialog name={EDITOR.dialogs.export} closed={closed}>
          {({ ExportDialog }) => <ExportDialog shared={shared} />}
        </DeskDialog>
      );
    case "fault":
      return (
        <DeskDialog name={EDITOR.dialogs.report} closed={closed}>
          {({ FaultDialog }) => <FaultDialog />}
        </DeskDialog>
      );
    case "keys":
      return (
        <DeskDialog name={EDITOR.dialogs.keys} closed={closed}>
          {({ KeysDialog }) => <KeysDialog />}
        </DeskDialog>
      );
    default:
      return name satisfies never;
  }
}

/** `apart`: it begins a new group. `forKeys`: of no use on a phone, which has no keyboard. */
function Item({ name, act, apart, forKeys }: { name: string; act: () => void; apart?: boolean; forKeys?: boolean }) {
  return (
    <li data-apart={apart || undefined} className={forKeys ? "max-md:hidden" : undefined}>
      <button type="button" className="menu-item" onClick={act}>
        {name}
      </button>
    </li>
  );
}

function Way({ name, to }: { name: string; to: string }) {
  return (
    <li>
      <a className="menu-item" href={to}>
        {name}
      </a>
    </li>
  );
}

function Away({ words, restore, trouble }: { words: string; restore: () => void; trouble: string | null }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p role="status" className="finding basis-full" data-severity="warning">
      {words} {trouble}
      <button ref={button} type="button" className="button ml-2" data-small onClick={restore}>
        {EDITOR.menu.restore}
      </button>
    </p>
  );
}

type ActsOptions = {
  armyNow: () => Army;
  saver: Saver;
  /** The account signed in; null for none. */
  account: string | null;
  /** Called with the army’s new place. */
  moved: (to: ArmyPlace) => void;
};

/**
 * The address of the army and its papers; null while changes are on their way. What waits in this browser is drawn from there.
 */
function useSavedAddress(saver: Saver, page: string): string | null {
  const { saving, id, browserKeeps } = useBoard(saver);
  const isHere = browserKeeps && (saving.kind === "unreachable" || saving.kind === "refused");
  return saving.kind === "untouched" || saving.kind === "saved" || isHere ? `/armies/${id ?? page}` : null;
}

/** Actions on the whole army at the server; `trouble` says why one was refused. */
function useArmyActs({ armyNow, saver, account, moved }: ActsOptions, id: string | null) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const { isCopying, copy } = useCopying(setTrouble, account);
  function copyNow(): void {
    const army = armyNow();
    setTrouble(null);
    void copy(army, null);
  }
  async function put(to: ArmyPlace): Promise<void> {
    const answer =
      to === "bin"
        ? await askServer<null>("DELETE", `/api/armies/${id}`)
        : await askServer<StoredArmy>("PATCH", `/api/armies/${id}`, { body: { place: to } });
    setTrouble(answer.ok ? null : answer.error.message);
    if (!answer.ok) return;
    moved(to);
    if (to !== "bin") saver.check();
  }
  return { trouble, isCopying, copy: copyNow, put };
}
