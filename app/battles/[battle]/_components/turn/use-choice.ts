import { useCallback, useState } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import type { Sender } from "../live/create-sender";
import { useAskFirst } from "../parts/ask-first";
import { type Deed, isLegal } from "./deed";

export type Choice = {
  /** Chosen and not sent; null where that may be done no longer. */
  readonly chosen: Deed | null;
  /** Chooses it, or where nobody is asked first, does it. */
  readonly choose: (deed: Deed) => void;
  readonly send: (deed: Deed) => void;
  /** Nothing is chosen any more. */
  readonly drop: () => void;
};

type Picked = { readonly deed: Deed; readonly moment: string };

/** What was picked on one day is not picked on the next, though it may be done then too. */
const momentOf = ({ step, day }: BattleView): string => `${step} ${day}`;

export function useChoice(view: BattleView, sender: Sender): Choice {
  const asks = useAskFirst();
  const moment = momentOf(view);
  const [picked, keep] = useState<Picked | null>(null);
  const pick = useCallback((deed: Deed | null) => keep(deed && { deed, moment }), [moment]);
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
