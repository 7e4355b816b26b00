import { useRouter } from "next/navigation";
import { useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { firstSaveHeaders } from "@/app/_components/first-save-headers";
import { newKey } from "@/app/_components/new-key";
import type { Army } from "@/lib/model/army";
import type { StoredArmy } from "@/lib/model/stored-army";

type Props = { readonly army: Army; readonly say: (words: string) => void };

/** Stores the army among one's own, with the versions it names, and goes to its desk. Pressed again after an answer was lost, it makes no second one. */
export function CopyArmy({ army, say }: Props) {
  const router = useRouter();
  const [key] = useState(newKey);
  const [isCopying, setCopying] = useState(false);
  async function copy(): Promise<void> {
    if (isCopying) return;
    setCopying(true);
    say("");
    const answer = await askServer<StoredArmy>("POST", "/api/armies", { body: army, headers: firstSaveHeaders(key) });
    if (answer.ok) return router.push(`/armies/${answer.value.id}`);
    setCopying(false);
    say(`${army.name} was not copied. ${answer.error.message}`);
  }
  return (
    <button type="button" className="button" data-filled aria-disabled={isCopying || undefined} onClick={copy}>
      {isCopying ? "Copying…" : "Copy to my armies"}
    </button>
  );
}
