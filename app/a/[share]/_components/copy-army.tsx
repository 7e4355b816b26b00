import { useCopying } from "@/app/_components/use-copying";
import type { Army } from "@/lib/model/army";

type Props = { readonly army: Army; readonly say: (words: string) => void };

/** Stores the army among one's own, with the versions it names. */
export function CopyArmy({ army, say }: Props) {
  const { isCopying, copy } = useCopying((message) => say(`${army.name} was not copied. ${message}`));
  function press(): void {
    if (isCopying) return;
    say("");
    void copy(army, army.name);
  }
  return (
    <button type="button" className="button" data-filled aria-disabled={isCopying || undefined} onClick={press}>
      {isCopying ? "Copying…" : "Copy to my armies"}
    </button>
  );
}
