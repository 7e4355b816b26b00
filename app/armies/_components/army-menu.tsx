"use client";

import { memo, type RefObject, useEffect, useRef, useState } from "react";
import type { Army } from "@/lib/model/army";
import type { ArmyPlace } from "@/lib/model/stored-army";
import { numberInOrder } from "@/lib/rules/army/number-in-order";
import { DeskDialog, fetchDialogs } from "./desk-dialog";
import type { Saver } from "./saving/create-saver";
import { useKept } from "./saving/saving-line";
import type { Shared } from "./sharing/shared";
import { useArmyActs, useSavedAddress } from "./use-army-acts";
import type { Change } from "./use-desk";

/** A menu goes when one turns to something else, or at Escape. */
function useClosing(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const point = ({ target }: PointerEvent) => {
      if (menu.current && !(target instanceof Node && menu.current.contains(target))) menu.current.open = false;
    };
    const press = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close(menu.current);
    };
    document.addEventListener("pointerdown", point);
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("pointerdown", point);
      document.removeEventListener("keydown", press);
    };
  }, [menu]);
}

/** Whoever was in it is at the word that opens it. */
function close(menu: HTMLDetailsElement | null): void {
  if (!menu?.open) return;
  if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
  menu.open = false;
}

type Props = {
  armyNow: () => Army;
  change: Change;
  saver: Saver;
  place: ArmyPlace;
  /** Told where the army is kept now. */
  moved: (to: ArmyPlace) => void;
  page: string;
};

/** What one does with a whole army. */
export const ArmyMenu = memo(function ArmyMenu({ armyNow, change, saver, place, moved, page }: Props) {
  const { id } = useKept(saver);
  const menu = useRef<HTMLDetailsElement>(null);
  const left = (to: ArmyPlace) => {
    if (menu.current) menu.current.open = false;
    moved(to);
  };
  const { trouble, isCopying, copy, put } = useArmyActs({ armyNow, saver, moved: left }, id);
  const [dialog, open] = useState<DialogName | null>(null);
  useClosing(menu);
  const back = () => put("desk");
  if (place === "bin") return <Away words="This army is deleted: it lies in the bin." name="Bring it back" back={back} trouble={trouble} />;
  /** The menu is closed first, so that the focus comes back to where it was opened. */
  const choose = (act: () => unknown) => () => {
    close(menu.current);
    act();
  };
  return (
    <>
      <span className="ml-auto flex items-center gap-2">
        <button type="button" className="button" data-small onClick={() => open("share")}>
          Share…
        </button>
        <details className="menu" ref={menu} onToggle={({ currentTarget }) => currentTarget.open && fetchDialogs().catch(() => null)}>
          <summary>More</summary>
          <div className="menu-leaf">
            <ul>
              <Item name="Export…" act={choose(() => open("export"))} />
              <PaperWays saver={saver} page={page} />
              <Way name="Take it into battle" to={`/battles/new?army=${id ?? page}`} />
              <Way name="Compare" to={`/armies/compare?one=${id ?? page}`} />
              <Item name={isCopying ? "Copying…" : "Make a copy"} act={copy} apart />
              <Item name="Number in this order" act={choose(() => change(numberInOrder))} />
              {id && place === "desk" && <Item name="Put away" act={() => put("archive")} />}
              {id && <Item name="Delete" act={() => put("bin")} />}
              <Item name="Report a fault…" act={choose(() => open("fault"))} apart />
            </ul>
            <div role="alert">{trouble && <p className="finding m-2">{trouble}</p>}</div>
          </div>
        </details>
      </span>
      {place === "archive" && <Away words="This army is put away." name="Take it out again" back={back} trouble={trouble} />}
      <Dialog name={dialog} closed={() => open(null)} />
    </>
  );
});

const PAPERS = { "Army sheet": "sheet", Cards: "cards", "Quick reference": "quick-reference" } as const;

/** What can be printed. Drawn anew with every save, unlike the rest of the menu. */
function PaperWays({ saver, page }: Pick<Props, "saver" | "page">) {
  const saved = useSavedAddress(saver, page);
  return Object.entries(PAPERS).map(([name, paper]) =>
    saved ? (
      <Way key={paper} name={name} to={`${saved}/${paper}`} />
    ) : (
      <li key={paper} className="menu-item text-soft">
        {name}: once this is saved
      </li>
    ),
  );
}

type DialogName = "share" | "export" | "fault";

/** What was shared is remembered while the desk is open. */
function Dialog({ name, closed }: { name: DialogName | null; closed: () => void }) {
  const [shared, keepShared] = useState<Shared | null>(null);
  switch (name) {
    case null:
      return null;
    case "share":
      return (
        <DeskDialog name="Share" closed={closed}>
          {({ ShareDialog }) => <ShareDialog shared={shared} keepShared={keepShared} />}
        </DeskDialog>
      );
    case "export":
      return (
        <DeskDialog name="Export" closed={closed}>
          {({ ExportDialog }) => <ExportDialog shared={shared} />}
        </DeskDialog>
      );
    case "fault":
      return (
        <DeskDialog name="Report a fault" closed={closed}>
          {({ FaultDialog }) => <FaultDialog />}
        </DeskDialog>
      );
    default:
      return name satisfies never;
  }
}

/** `apart`: it begins another kind of things. */
function Item({ name, act, apart }: { name: string; act: () => void; apart?: boolean }) {
  return (
    <li data-apart={apart || undefined}>
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

function Away({ words, name, back, trouble }: { words: string; name: string; back: () => void; trouble: string | null }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p role="status" className="finding basis-full" data-severity="warning">
      {words} {trouble}
      <button ref={button} type="button" className="button ml-2" data-small onClick={back}>
        {name}
      </button>
    </p>
  );
}
