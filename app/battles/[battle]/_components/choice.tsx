import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { inBrowser, useKeptText } from "@/app/_components/browser/storage";
import type { BattleView } from "@/lib/model/battle-view";
import { type Deed, isLegal, onlyDeed } from "./deed";
import { useRoom, useSender, useView } from "./room-context";

const KEY = "condotta.ask";

export const askFirst = (wanted: boolean): boolean => inBrowser.write(KEY, wanted ? "yes" : "no");

/** Whether a tap only chooses, and a button confirms. */
export const useAskFirst = (): boolean => useKeptText(KEY) !== "no";

type Choice = {
  /** Chosen and not sent; null once it is no longer legal. Before the table, the only thing that may be done is chosen from the start. */
  readonly chosen: Deed | null;
  /** Chooses it, or sends it where moves are not confirmed. */
  readonly choose: (deed: Deed) => void;
  readonly send: (deed: Deed) => void;
  /** Chooses nothing. */
  readonly drop: () => void;
};

const NOTHING = () => undefined;
/** A spectator's. */
const NO_CHOICE: Choice = { chosen: null, choose: NOTHING, send: NOTHING, drop: NOTHING };
const ChoiceContext = createContext(NO_CHOICE);

/** What this seat has chosen and not sent yet. */
export const useChoice = (): Choice => useContext(ChoiceContext);

type Picked = { readonly deed: Deed; readonly moment: string };

/** A choice of one day does not stand on the next. */
const momentOf = ({ step, day }: BattleView): string => `${step} ${day}`;

export function ChoiceProvider({ children }: { readonly children: ReactNode }) {
  const { link } = useRoom();
  const view = useView();
  const sender = useSender();
  const asks = useAskFirst();
  const [picked, setPicked] = useState<Picked | null>(null);
  const pick = useCallback((deed: Deed | null) => setPicked(deed && { deed, moment: momentOf(link.now().view) }), [link]);
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
  const only = useMemo(() => onlyDeed(view), [view]);
  const chosen = picked && picked.moment === momentOf(view) && isLegal(view, picked.deed) ? picked.deed : only;
  const choice = useMemo(() => ({ chosen, choose, send, drop }), [chosen, choose, send, drop]);
  return <ChoiceContext value={choice}>{children}</ChoiceContext>;
}
