import { useCallback, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import type { BattleCommand } from "@/lib/model/battle-command";
import { deedWords } from "@/lib/words/battle/deeds";
import { TABLE } from "@/lib/words/battle/table-panels";
import { whoseEyes } from "../live/whose-eyes";
import { useDesk, useSender } from "../room-context";
import { stanceOf } from "./tasks/stance-of";
import type { Seen } from "./tasks/table-task";
import { thingKey, thingOf } from "./tasks/thing";

export type ShowMe = { readonly isAsking: boolean; readonly said: string | null; readonly show: () => void };

/** The formation in which a command deploys a unit group. */
function formedBy(command: BattleCommand) {
  if (command.type !== "deploy-unit") return null;
  const { form, files, caltrops, stakes } = command;
  return { ...(form && { form }), ...(files && { files }), caltrops: caltrops ?? false, stakes: stakes ?? false };
}

/** Asks the computer for the next move and puts the thing into the hand, where it can be moved. Nothing is sent. */
export function useShowMe(seen: Seen | null): ShowMe {
  const desk = useDesk();
  const sender = useSender();
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const show = useCallback(async () => {
    if (!seen || sender.now().kind !== "idle") return;
    setAsking(true);
    setSaid(null);
    const answer = await askServer<{ readonly command: BattleCommand }>("GET", `/api/battles/${seen.view.battle}/suggestion`, {
      headers: whoseEyes(seen.seat),
    });
    setAsking(false);
    // Something else was confirmed meanwhile, and stays in hand.
    if (sender.now().kind !== "idle") return;
    if (!answer.ok) return setSaid(answer.error.message);
    const { command } = answer.value;
    const [thing, stance] = [thingOf(command), stanceOf(seen, command)];
    if (!thing || !stance) return setSaid(TABLE.computer.suggests(deedWords(command, seen.view)));
    const key = thingKey(thing);
    const formed = formedBy(command);
    const { wanted } = desk.state.now();
    desk.change({ thing, put: { key, stance }, ...(formed ? { wanted: { ...wanted, [key]: formed } } : {}) });
  }, [desk, seen, sender]);
  return { isAsking, said, show };
}
