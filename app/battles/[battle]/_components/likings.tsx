import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import type { Likings } from "@/lib/model/advice";
import { otherSeat } from "@/lib/model/by-seat";
import type { Worths } from "@/lib/words/battle/options";
import { whoseEyes } from "./live-link";
import { useOfView, useRoom, useSeat } from "./room-context";

/** What this seat's army likes, and what every square is worth to it; null until that is known, and for a spectator. */
type Liked = { readonly likings: Likings | null; readonly worths: Worths | null };

const LikingsContext = createContext<Liked>({ likings: null, worths: null });

export const useLikings = (): Liked => useContext(LikingsContext);

/** Fetches what this seat's army likes once its force is fixed. */
export function LikingsProvider({ children }: { readonly children: ReactNode }) {
  const { battle } = useRoom();
  const seat = useSeat();
  // Asked again once the other army is known: what ground does to it is told too.
  const known = useOfView(({ forces }) => (forces[seat] === null ? null : forces[otherSeat(seat)] === null ? "own" : "both"));
  const [likings, setLikings] = useState<Likings | null>(null);
  useEffect(() => {
    if (known === null) return;
    let isLeft = false;
    void askServer<Likings>("GET", `/api/battles/${battle}/likings`, { headers: whoseEyes(seat) }).then((answer) => {
      if (answer.ok && !isLeft) setLikings(answer.value);
    });
    return () => {
      isLeft = true;
    };
  }, [battle, seat, known]);
  const liked = useMemo(
    () => ({ likings, worths: likings && Object.fromEntries(likings.squares.map(({ square, value }) => [square, value])) }),
    [likings],
  );
  return <LikingsContext value={liked}>{children}</LikingsContext>;
}
