import type { Wish } from "@/lib/model/drafting";
import { WISHES } from "@/lib/words/wishes";

type Props = { readonly wish: Wish; readonly choose: (to: Wish) => void };

/** What the troops that are added should favour. */
export function WishField({ wish, choose }: Props) {
  return (
    <label className="flex items-center gap-2 text-[0.9rem] text-soft">
      {WISHES.label}
      <select className="field" value={wish} onChange={(event) => choose(event.target.value as Wish)}>
        <WishOptions />
      </select>
    </label>
  );
}

export function WishOptions() {
  return Object.entries(WISHES.names).map(([wish, name]) => (
    <option key={wish} value={wish}>
      {name}
    </option>
  ));
}
