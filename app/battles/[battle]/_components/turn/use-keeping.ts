import { useCallback, useState } from "react";
import { COLOURS, type Colour } from "@/lib/model/enumerations";
import type { Deed } from "./deed";

/** Which cards are kept after the five days: their places in the hand, and the command for it. */
export function useKeeping(hand: readonly Colour[]) {
  const [kept, setKept] = useState<readonly number[]>([]);
  const toggle = useCallback((at: number) => setKept((now) => (now.includes(at) ? now.filter((other) => other !== at) : [...now, at])), []);
  const cards = hand.filter((_, at) => kept.includes(at)).sort((one, other) => COLOURS.indexOf(one) - COLOURS.indexOf(other));
  const deed: Deed = { type: "keep-cards", keep: cards };
  return { kept, toggle, deed };
}
