import { useCallback, useState } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import type { Sender } from "../live/create-sender";
import { useAskFirst } from "../parts/ask-first";
import { type Deed, isLegal } from "./deed";

export type Choice = {
  /** Chosen and not sent; null once it is no longer legal. */
  readonly chosen: Deed | null;
  /** Chooses it, or sends it where moves are not confirmed. */
  readonly choose: (deed: Deed) => void;
  readonly send: (deed: Deed) => void;
  /** Chooses nothing. */
  readonly drop: () => void;
};

type Picked = { readonly deed: Deed; readonly moment: string };

/** A choice of one day does not stand on the next. */
const momentOf = ({ step, day }: BattleView): string => `${step} ${day}`;

export function useChoice(view: BattleView, sender: Sender): Choice {
  const asks = useAskFirst();
  const moment = momentOf(view);
  const [picked, setPicked] = useState<Picked | null>(null);
  const pick = useCallback((deed: Deed | null) => setPicked(deed && { deed, moment }), [moment]);
  const send = useCallback(
    (deed: Deed) => {
      pick(null);
      sender.send(deed);
    },
    [pick, sender],
  );
  const choose = useCallback(
    (deed: Deed) => {
      sender.read();
      if (asks) pick(deed);
      else send(deed);
    },
    [asks, pick, sender, send],
  );
  const drop = useCallback(() => pick(null), [pick]);
  const chosen = picked && picked.moment === moment && isLegal(view, picked.deed) ? picked.deed : null;
  return { chosen, choose, send, drop };
}
