import { useCopying } from "@/app/_components/use-copying";
import type { Army } from "@/lib/model/army";
import { SHARING } from "@/lib/words/sharing";

type Props = { readonly army: Army; readonly setStatus: (words: string) => void };

/** Saves the army among the reader's own, with the versions it names. */
export function CopyArmy({ army, setStatus }: Props) {
  const { isCopying, copy } = useCopying((message) => setStatus(SHARING.page.notCopied(army.name, message)));
  function press(): void {
    if (isCopying) return;
    setStatus("");
    void copy(army, army.name);
  }
  return (
    <button type="button" className="button" data-filled aria-disabled={isCopying || undefined} onClick={press}>
      {isCopying ? SHARING.page.copying : SHARING.page.copy}
    </button>
  );
}
