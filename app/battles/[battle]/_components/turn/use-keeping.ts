import { useCallback, useState } from "react";
import { COLOURS, type Colour } from "@/lib/model/enumerations";
import type { Deed } from "./deed";

/** Which of the cards that are left are to be kept: their places in the hand, and the command for it. */
export function useKeeping(hand: readonly Colour[]) {
  const [kept, keep] = useState<readonly number[]>([]);
  const toggle = useCallback((at: number) => keep((now) => (now.includes(at) ? now.filter((other) => other !== at) : [...now, at])), []);
  const cards = hand.filter((_, at) => kept.includes(at)).sort((one, other) => COLOURS.indexOf(one) - COLOURS.indexOf(other));
  const deed: Deed = { type: "keep-cards", keep: cards };
  return { kept, toggle, deed };
}
