import { useState } from "react";

export type Comparing = {
  readonly ticked: readonly string[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
};

/** Which of the armies that are there are ticked, in the order of ticking. */
export function useComparing(there: readonly { readonly id: string }[]): Comparing {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ticked = chosen.filter((id) => there.some((one) => one.id === id));
  const has = (id: string) => ticked.includes(id);
  return { ticked, has, toggle: (id) => setChosen(has(id) ? ticked.filter((one) => one !== id) : [...ticked, id]) };
}
