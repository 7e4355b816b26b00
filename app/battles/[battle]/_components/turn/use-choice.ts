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
};

export function useChoice(view: BattleView, sender: Sender): Choice {
  const asks = useAskFirst();
  const [picked, pick] = useState<Deed | null>(null);
  const send = useCallback(
    (deed: Deed) => {
      pick(null);
      sender.send(deed);
    },
    [sender],
  );
  const choose = useCallback(
    (deed: Deed) => {
      sender.read();
      if (asks) pick(deed);
      else send(deed);
    },
    [asks, sender, send],
  );
  return { chosen: picked && isLegal(view, picked) ? picked : null, choose, send };
}
