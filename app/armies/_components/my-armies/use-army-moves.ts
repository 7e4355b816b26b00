import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { storeCopy } from "@/app/_components/store-copy";
import type { MyArmy } from "@/lib/model/my-army";
import type { ArmyPlace, StoredArmy } from "@/lib/model/stored-army";

/** What was last done, or why it could not be. */
export type Said = {
  readonly kind: "done" | "trouble";
  readonly words: string;
  /** Takes it back. */
  readonly undo?: () => Promise<void>;
  /** Where to go on. */
  readonly address?: string;
};

const WORDS: Readonly<Record<`${ArmyPlace} ${ArmyPlace}`, string>> = {
  "desk archive": "Put away",
  "archive desk": "Taken out again:",
  "desk bin": "Deleted",
  "archive bin": "Deleted",
  "bin desk": "Brought back:",
  "bin archive": "Brought back:",
  "desk desk": "",
  "archive archive": "",
  "bin bin": "",
};

const ask = (id: string, to: ArmyPlace) =>
  to === "bin"
    ? askServer<null>("DELETE", `/api/armies/${id}`)
    : askServer<StoredArmy>("PATCH", `/api/armies/${id}`, { body: { place: to } });

type Places = Readonly<Record<string, ArmyPlace>>;

const without = (places: Places, isSettled: (id: string, place: ArmyPlace) => boolean): Places =>
  Object.fromEntries(Object.entries(places).filter(([id, place]) => !isSettled(id, place)));

/** Moves armies to where their owner wants them, at once on the page; what the server refuses goes back. */
export function useArmyMoves(served: readonly MyArmy[]) {
  const router = useRouter();
  const [places, setPlaces] = useState<Places>({});
  const [said, say] = useState<Said | null>(null);
  /** Of which armies a copy is on its way: pressed twice, it makes no second one. */
  const copying = useRef(new Set<string>());
  useEffect(() => {
    const there = new Map(served.map((army) => [army.id, army.place]));
    setPlaces((now) => without(now, (id, place) => there.get(id) === place));
  }, [served]);

  async function move(army: MyArmy, to: ArmyPlace, isUndoing = false): Promise<void> {
    const from = army.place;
    say(null);
    setPlaces((now) => ({ ...now, [army.id]: to }));
    const answer = await ask(army.id, to);
    if (!answer.ok) {
      setPlaces((now) => without(now, (id) => id === army.id));
      return say({ kind: "trouble", words: `${army.name} stays where it is. ${answer.error.message}` });
    }
    router.refresh();
    const words = `${WORDS[`${from} ${to}`]} ${army.name}.`;
    say({ kind: "done", words, ...(isUndoing ? {} : { undo: () => move({ ...army, place: to }, from, true) }) });
  }

  async function copy({ id, name }: MyArmy): Promise<void> {
    if (copying.current.has(id)) return;
    copying.current.add(id);
    say(null);
    const original = await askServer<StoredArmy>("GET", `/api/armies/${id}`);
    const answer = original.ok ? await storeCopy(original.value.army) : original;
    copying.current.delete(id);
    if (!answer.ok) return say({ kind: "trouble", words: `${name} was not copied. ${answer.error.message}` });
    router.refresh();
    say({ kind: "done", words: `Copied: ${answer.value.army.name}.`, address: `/armies/${answer.value.id}` });
  }

  const armies = served.map((army) => ({ ...army, place: places[army.id] ?? army.place }));
  return { armies, said, move, copy };
}
