import { useRouter } from "next/navigation";
import { useState } from "react";
import type { StoredArmy } from "@/lib/model/stored-army";
import { SAVING } from "@/lib/words/saving";
import { COMMON } from "@/lib/words/site";
import { askServer, firstSaveHeaders, newKey } from "../ask-server";
import { useBoard } from "../browser/board";
import { Link } from "../link";
import type { Saving } from "./saving-steps";
import { sendUnsent, untold } from "./send-unsent";
import { dropUnsent, type Unsent } from "./unsent";

/** They are sent from any page once the server answers. What it will not have can be saved as a new army, or discarded. */
export function UnsentList({ unsent }: { unsent: readonly Unsent[] }) {
  const reasons = useBoard(untold);
  return (
    <section className="finding mb-6" data-severity="warning" aria-label={SAVING.unsent.name}>
      <p>
        {SAVING.unsent.note}{" "}
        <button type="button" className="button ml-1" data-small onClick={() => void sendUnsent()}>
          {COMMON.retry}
        </button>
      </p>
      <ul>
        {unsent.map((one) => (
          <Item key={one.writer} unsent={one} saving={reasons.get(one.writer) ?? null} />
        ))}
      </ul>
    </section>
  );
}

/** Why it is not sent: what the server answered, and what to do. */
function reasonOf({ first }: Unsent, saving: Saving | null): string {
  switch (saving?.kind) {
    case "refused":
      return `${SAVING.state.refused} ${saving.message}`;
    case "changed-elsewhere":
      return SAVING.unsent.choose;
    case "gone":
      return SAVING.state.gone;
    default:
      return first ? SAVING.unsent.begun : SAVING.unsent.changed;
  }
}

function Item({ unsent, saving }: { unsent: Unsent; saving: Saving | null }) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [key] = useState(newKey);
  const { page, army, first } = unsent;
  const { discard: ofChanges, confirmDiscard, discardBegun, confirmDiscardBegun } = SAVING.unsent;
  const [discard, confirm] = first ? [discardBegun, confirmDiscardBegun] : [ofChanges, confirmDiscard];
  async function store(): Promise<void> {
    const answer = await askServer<StoredArmy>("POST", "/api/armies", { body: army, headers: firstSaveHeaders(key) });
    if (!answer.ok) return setTrouble(answer.error.message);
    dropUnsent(unsent);
    router.push(`/armies/${answer.value.id}`);
  }
  return (
    <li className="mt-1 flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
      <Link href={`/armies/${page}`} className="font-serif text-[1.2rem]">
        {army.name}
      </Link>
      <span className="text-soft">{reasonOf(unsent, saving)}</span>
      {/* Before the server has answered, it would be sent once more by itself. */}
      {saving && saving.kind !== "unreachable" && (
        <button type="button" className="button" data-small onClick={store}>
          {SAVING.saveAsNew}
        </button>
      )}
      <button type="button" className="button" data-small onClick={() => (isAsking ? dropUnsent(unsent) : setIsAsking(true))}>
        {isAsking ? confirm : discard}
      </button>
      {trouble && <span role="alert">{trouble}</span>}
    </li>
  );
}
