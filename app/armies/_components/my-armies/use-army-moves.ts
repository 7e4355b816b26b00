import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { copyName, storeCopy } from "@/app/_components/copying";
import type { ArmyPlace, ArmyTags, MyArmy, StoredArmy } from "@/lib/model/stored-army";
import { ARMIES } from "@/lib/words/armies";

/** What was last done, or why it could not be. */
export type Told = {
  readonly kind: "done" | "trouble";
  readonly words: string;
  /** Takes it back. */
  readonly undo?: () => Promise<void>;
  /** Where to go on. */
  readonly address?: string;
};

const WORDS = ARMIES.mine;

const ask = (id: string, to: ArmyPlace) =>
  to === "bin"
    ? askServer<null>("DELETE", `/api/armies/${id}`)
    : askServer<StoredArmy>("PATCH", `/api/armies/${id}`, { body: { place: to } });

type Places = Readonly<Record<string, ArmyPlace>>;

const without = (places: Places, isSettled: (id: string, place: ArmyPlace) => boolean): Places =>
  Object.fromEntries(Object.entries(places).filter(([id, place]) => !isSettled(id, place)));

/** Moves armies at once on the page; what the server refuses goes back. */
export function useArmyMoves(served: readonly MyArmy[]) {
  const router = useRouter();
  const [places, setPlaces] = useState<Places>({});
  const [said, setSaid] = useState<Told | null>(null);
  /** The armies that are being copied: pressed twice, the button makes no second copy. */
  const copying = useRef(new Set<string>());
  useEffect(() => {
    const there = new Map(served.map((army) => [army.id, army.place]));
    setPlaces((now) => without(now, (id, place) => there.get(id) === place));
  }, [served]);

  async function move(army: MyArmy, to: ArmyPlace, isUndoing = false): Promise<void> {
    const from = army.place;
    setSaid(null);
    setPlaces((now) => ({ ...now, [army.id]: to }));
    const answer = await ask(army.id, to);
    if (!answer.ok) {
      setPlaces((now) => without(now, (id) => id === army.id));
      return setSaid({ kind: "trouble", words: WORDS.notMoved(army.name, answer.error.message) });
    }
    router.refresh();
    const words = WORDS.moved[to](army.name);
    setSaid({ kind: "done", words, ...(isUndoing ? {} : { undo: () => move({ ...army, place: to }, from, true) }) });
  }

  async function copy({ id, name }: MyArmy): Promise<void> {
    if (copying.current.has(id)) return;
    copying.current.add(id);
    setSaid(null);
    const taken = served.map((army) => army.name);
    const original = await askServer<StoredArmy>("GET", `/api/armies/${id}`);
    const answer = original.ok ? await storeCopy(original.value.army, copyName(original.value.army.name, taken)) : original;
    copying.current.delete(id);
    if (!answer.ok) return setSaid({ kind: "trouble", words: WORDS.notDuplicated(name, answer.error.message) });
    router.refresh();
    setSaid({ kind: "done", words: WORDS.duplicated(answer.value.army.name), address: `/armies/${answer.value.id}` });
  }

  async function tag({ id, name }: MyArmy, tags: readonly string[]): Promise<void> {
    setSaid(null);
    const answer = await askServer<ArmyTags>("PUT", `/api/armies/${id}/tags`, { body: { tags } });
    if (!answer.ok) return setSaid({ kind: "trouble", words: WORDS.notTagged(name, answer.error.message) });
    router.refresh();
    setSaid({ kind: "done", words: WORDS.tagged(name, answer.value.tags.length) });
  }

  /** Takes away what is said, unless it can be undone. */
  const hush = () => setSaid((now) => (now?.undo ? now : null));

  const armies = served.map((army) => ({ ...army, place: places[army.id] ?? army.place }));
  return { armies, said, hush, move, copy, tag };
}
