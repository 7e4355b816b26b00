"use client";

import { useRouter } from "next/navigation";
import { memo, type RefObject, useEffect, useRef, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { newKey } from "@/app/_components/new-key";
import type { Army } from "@/lib/model/army";
import type { ArmyId } from "@/lib/model/identifiers";
import type { ArmyPlace, StoredArmy } from "@/lib/model/stored-army";
import { ArmyDocument } from "./army-document";
import type { Saver } from "./saving/create-saver";
import { useKept } from "./saving/saving-line";

const NAME_MOST = 80;
const COPY = ", copy";

/** Stores a second army like this one; null when it could not be, with the reason. */
export async function storeCopy(army: Army): Promise<{ id: ArmyId } | { trouble: string }> {
  const name = `${army.name.slice(0, NAME_MOST - COPY.length)}${COPY}`;
  const answer = await askServer<StoredArmy>("POST", "/api/armies", { body: { ...army, name }, headers: { "idempotency-key": newKey() } });
  return answer.ok ? { id: answer.value.id } : { trouble: answer.error.message };
}

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

type Props = { armyNow: () => Army; saver: Saver; place: ArmyPlace; page: string };

/** What one does with a whole army. */
export const ArmyMenu = memo(function ArmyMenu({ armyNow, saver, place: first, page }: Props) {
  const { id } = useKept(saver);
  const router = useRouter();
  const [place, setPlace] = useState(first);
  const [trouble, setTrouble] = useState<string | null>(null);
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  async function copy(): Promise<void> {
    const stored = await storeCopy(armyNow());
    if ("id" in stored) router.push(`/armies/${stored.id}`);
    else setTrouble(stored.trouble);
  }
  async function put(to: ArmyPlace): Promise<void> {
    const answer =
      to === "bin"
        ? await askServer<null>("DELETE", `/api/armies/${id}`)
        : await askServer<StoredArmy>("PATCH", `/api/armies/${id}`, { body: { place: to } });
    setTrouble(answer.ok ? null : answer.error.message);
    if (!answer.ok) return;
    if (menu.current) menu.current.open = false;
    setPlace(to);
  }
  if (place === "bin")
    return <Away words="This army is deleted. It lies in the bin for 30 days." name="Undo" back={() => put("desk")} trouble={trouble} />;
  return (
    <>
      {place === "archive" && <Away words="This army is put away." name="Take it out again" back={() => put("desk")} trouble={null} />}
      <details className="menu" ref={menu}>
        <summary>More</summary>
        <div className="menu-leaf">
          <p className="flex flex-wrap gap-2">
            <button type="button" className="button" data-small onClick={copy}>
              Copy
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
    </>
  );
});

function Away({ words, name, back, trouble }: { words: string; name: string; back: () => void; trouble: string | null }) {
  return (
    <p role="status" className="finding basis-full" data-severity="warning">
      {words} {trouble}
      <button type="button" className="button ml-2" data-small onClick={back}>
        {name}
      </button>
    </p>
  );
}
