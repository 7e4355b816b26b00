import { useRouter } from "next/navigation";
import { useState } from "react";
import type { StoredArmy } from "@/lib/model/stored-army";
import { SAVING } from "@/lib/words/saving";
import { COMMON } from "@/lib/words/site";
import { VERSIONS } from "@/lib/words/versions";
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
    <section className="finding mb-6" data-severity="warning" aria-label={VERSIONS.unsent.name}>
      <p>
        {VERSIONS.unsent.note}{" "}
        <button type="button" className="button ml-1" data-small onClick={() => void sendUnsent()}>
          {COMMON.retry}
        </button>
      </p>
      <ul>
        {byArmy(unsent).map((same) => (
          <Item key={same[0].writer} same={same} saving={same.map(({ writer }) => reasons.get(writer)).find(Boolean) ?? null} />
        ))}
      </ul>
    </section>
  );
}

/** Two records may hold the very same army: a page was closed while it took another's over. They are shown, and discarded, as one. */
type Same = readonly [Unsent, ...Unsent[]];

function byArmy(unsent: readonly Unsent[]): readonly Same[] {
  const found = new Map<string, Same>();
  for (const one of unsent) {
    const army = `${one.page} ${JSON.stringify(one.army)}`;
    const [first, ...more] = found.get(army) ?? [];
    found.set(army, first ? [first, ...more, one] : [one]);
  }
  return [...found.values()];
}

/** Why it is not sent: what the server answered, and what to do. */
function reasonOf({ first }: Unsent, saving: Saving | null): string {
  switch (saving?.kind) {
    case "refused":
      return `${SAVING.state.refused} ${saving.message}`;
    case "changed-elsewhere":
      return VERSIONS.unsent.choose;
    case "gone":
      return SAVING.state.gone;
    default:
      return first ? VERSIONS.unsent.begun : VERSIONS.unsent.changed;
  }
}

function Item({ same, saving }: { same: Same; saving: Saving | null }) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [key] = useState(newKey);
  const [unsent] = same;
  const { page, army, first } = unsent;
  const { discard: ofChanges, confirmDiscard, discardBegun, confirmDiscardBegun } = VERSIONS.unsent;
  const [discard, confirm] = first ? [discardBegun, confirmDiscardBegun] : [ofChanges, confirmDiscard];
  const discardAll = () => same.forEach(dropUnsent);
  async function store(): Promise<void> {
    const answer = await askServer<StoredArmy>("POST", "/api/armies", { body: army, headers: firstSaveHeaders(key) });
    if (!answer.ok) return setTrouble(answer.error.message);
    discardAll();
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
      <button type="button" className="button" data-small onClick={() => (isAsking ? discardAll() : setIsAsking(true))}>
        {isAsking ? confirm : discard}
      </button>
      {trouble && <span role="alert">{trouble}</span>}
    </li>
  );
}
