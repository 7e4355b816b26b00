"use client";

import { useRouter } from "next/navigation";
import { memo, type RefObject, useEffect, useRef, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { storeCopy } from "@/app/_components/store-copy";
import type { Army } from "@/lib/model/army";
import type { ArmyPlace, StoredArmy } from "@/lib/model/stored-army";
import { numberInOrder } from "@/lib/rules/army/number-in-order";
import { ArmyDocument } from "./army-document";
import type { Saver } from "./saving/create-saver";
import { useKept } from "./saving/saving-line";
import type { Change } from "./use-desk";

/** A menu goes when one turns to something else, or at Escape. */
function useClosing(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const point = ({ target }: PointerEvent) => {
      if (menu.current && !(target instanceof Node && menu.current.contains(target))) menu.current.open = false;
    };
    const press = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !menu.current?.open) return;
      if (menu.current.contains(document.activeElement)) menu.current.querySelector("summary")?.focus();
      menu.current.open = false;
    };
    document.addEventListener("pointerdown", point);
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("pointerdown", point);
      document.removeEventListener("keydown", press);
    };
  }, [menu]);
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
  const router = useRouter();
  const [trouble, setTrouble] = useState<string | null>(null);
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  async function copy(): Promise<void> {
    const stored = await storeCopy(armyNow());
    if (stored.ok) router.push(`/armies/${stored.value.id}`);
    else setTrouble(stored.error.message);
  }
  async function put(to: ArmyPlace): Promise<void> {
    const answer =
      to === "bin"
        ? await askServer<null>("DELETE", `/api/armies/${id}`)
        : await askServer<StoredArmy>("PATCH", `/api/armies/${id}`, { body: { place: to } });
    setTrouble(answer.ok ? null : answer.error.message);
    if (!answer.ok) return;
    if (menu.current) menu.current.open = false;
    moved(to);
    if (to !== "bin") saver.check();
  }
  const back = () => put("desk");
  if (place === "bin") return <Away words="This army is deleted: it lies in the bin." name="Bring it back" back={back} trouble={trouble} />;
  return (
    <>
      <details className="menu" ref={menu}>
        <summary>More</summary>
        <div className="menu-leaf">
          <p className="flex flex-wrap gap-2">
            <button type="button" className="button" data-small onClick={copy}>
              Copy
            </button>
            <button type="button" className="button" data-small onClick={() => change(numberInOrder)}>
              Number in this order
            </button>
            {id && place === "desk" && (
              <button type="button" className="button" data-small onClick={() => put("archive")}>
                Put away
              </button>
            )}
            {id && (
              <button type="button" className="button" data-small onClick={() => put("bin")}>
                Delete
              </button>
            )}
            <a className="button" data-small href={`/armies/compare?one=${id ?? page}`}>
              Compare
            </a>
          </p>
          {trouble && (
            <p role="alert" className="finding mt-2">
              {trouble}
            </p>
          )}
          <ArmyDocument />
        </div>
      </details>
      {place === "archive" && <Away words="This army is put away." name="Take it out again" back={back} trouble={trouble} />}
    </>
  );
});

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
