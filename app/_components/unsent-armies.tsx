"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import type { StoredArmy } from "@/lib/model/stored-army";
import { SAVING } from "@/lib/words/saving";
import { askServer, firstSaveHeaders, newKey } from "./ask-server";
import { Link } from "./link";
import { allUnsent, dropUnsent, type Unsent } from "./unsent";

/**
 * Armies with changes that this browser keeps until the server has them. Opening one sends them. If the army is gone by now, they can be
 * saved as a new army, or discarded. Nothing where there are none.
 */
export function UnsentArmies() {
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  useEffect(() => void allUnsent().then(setUnsent), []);
  if (unsent.length === 0) return null;
  return (
    <section className="finding mb-6" data-severity="warning" aria-label={SAVING.unsent.name}>
      <p>{SAVING.unsent.note}</p>
      <ul>
        {unsent.map((one) => (
          <Item key={one.writer} unsent={one} gone={() => setUnsent((before) => before.filter((other) => other !== one))} />
        ))}
      </ul>
    </section>
  );
}

function Item({ unsent, gone }: { unsent: Unsent; gone: () => void }) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { page, base, creationKey, army } = unsent;
  function drop(): void {
    dropUnsent(unsent);
    gone();
  }
  async function store(): Promise<void> {
    const headers = firstSaveHeaders(base ? newKey() : creationKey);
    const answer = await askServer<StoredArmy>("POST", "/api/armies", { body: army, headers });
    if (!answer.ok) return setTrouble(answer.error.message);
    drop();
    router.push(`/armies/${answer.value.id}`);
  }
  return (
    <li className="mt-1 flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
      <Link href={`/armies/${page}`} className="font-serif text-[1.2rem]">
        {army.name}
      </Link>
      <button type="button" className="button" data-small onClick={store}>
        {SAVING.saveAsNew}
      </button>
      <button type="button" className="button" data-small onClick={isAsking ? drop : () => setIsAsking(true)}>
        {isAsking ? SAVING.unsent.confirmDiscard : SAVING.unsent.discard}
      </button>
      {trouble && <span role="alert">{trouble}</span>}
    </li>
  );
}
