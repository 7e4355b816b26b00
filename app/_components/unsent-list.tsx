import { useRouter } from "next/navigation";
import { useState } from "react";
import type { StoredArmy } from "@/lib/model/stored-army";
import { SAVING } from "@/lib/words/saving";
import { askServer, firstSaveHeaders, newKey } from "./ask-server";
import { Link } from "./link";
import { dropUnsent, type Unsent } from "./unsent";

type Props = { unsent: readonly Unsent[]; gone: (one: Unsent) => void };

/** Opening one sends its changes. If the army is gone by now, they can be saved as a new army, or discarded. */
export function UnsentList({ unsent, gone }: Props) {
  return (
    <section className="finding mb-6" data-severity="warning" aria-label={SAVING.unsent.name}>
      <p>{SAVING.unsent.note}</p>
      <ul>
        {unsent.map((one) => (
          <Item key={one.writer} unsent={one} gone={() => gone(one)} />
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
