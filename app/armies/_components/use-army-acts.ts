import { useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { useBoard } from "@/app/_components/browser/board";
import { copyName, useCopying } from "@/app/_components/use-copying";
import type { Army } from "@/lib/model/army";
import type { ArmyPlace, StoredArmy } from "@/lib/model/stored-army";
import type { Saver } from "./saving/create-saver";

type Options = {
  armyNow: () => Army;
  saver: Saver;
  /** Called with the army’s new place. */
  moved: (to: ArmyPlace) => void;
};

/** The address of the saved army and its sheets; null while changes are not saved. */
export function useSavedAddress(saver: Saver, page: string): string | null {
  const { saving, id } = useBoard(saver);
  if (saving.kind === "untouched") return `/armies/${page}`;
  return saving.kind === "saved" ? `/armies/${id}` : null;
}

/** Actions on the whole army at the server; `trouble` says why one was refused. */
export function useArmyActs({ armyNow, saver, moved }: Options, id: string | null) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const { isCopying, copy } = useCopying(setTrouble);
  function copyNow(): void {
    const army = armyNow();
    setTrouble(null);
    void copy(army, copyName(army.name));
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
