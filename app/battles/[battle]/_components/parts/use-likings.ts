import { useEffect, useMemo, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import type { Likings } from "@/lib/model/advice";
import type { SeatName } from "@/lib/model/by-seat";
import type { Worths } from "@/lib/words/battle/option-words";
import { whoseEyes } from "../live/whose-eyes";

/** What this seat's army likes, fetched once when its force is fixed. */
export function useLikings(battle: string, seat: SeatName | null, isFixed: boolean): { likings: Likings | null; worths: Worths | null } {
  const [likings, setLikings] = useState<Likings | null>(null);
  useEffect(() => {
    if (seat === null || !isFixed) return;
    let isLeft = false;
    void askServer<Likings>("GET", `/api/battles/${battle}/likings`, { headers: whoseEyes(seat) }).then((answer) => {
      if (answer.ok && !isLeft) setLikings(answer.value);
    });
    return () => {
      isLeft = true;
    };
  }, [battle, seat, isFixed]);
  const worths = useMemo(() => likings && Object.fromEntries(likings.squares.map(({ square, value }) => [square, value])), [likings]);
  return { likings, worths };
}
