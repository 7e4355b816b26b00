import { useRouter } from "next/navigation";
import { useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { visitorHeaders } from "@/app/_components/first-save";
import type { Joined } from "@/lib/model/battle";
import { COMMON } from "@/lib/words/site";
import { type FaultLine, faultLines } from "../../../_components/force/fault-lines";
import { dropCode } from "../../../_components/hand-on/kept-codes";
import { useOnce } from "../../../_components/use-once";

type Joining = {
  readonly battle: string;
  readonly code: string;
  /** The force to bring; `null` where it is incomplete, and then the page says why. A partner brings none. */
  readonly bring: () => Promise<{ readonly force: unknown } | null>;
  /** Called with what the server objects to in the force. */
  readonly refused?: (fault: FaultLine) => void;
  readonly joined?: () => void;
};

const UNKNOWN = 404;

/** Takes a seat by its code, once, and goes to the battle. `isGone`: the code no longer works. */
export function useJoining({ battle, code, bring, refused, joined }: Joining) {
  const router = useRouter();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isGone, setGone] = useState(false);
  const { busy, run } = useOnce(async () => {
    setTrouble(null);
    const brought = await bring();
    if (!brought) return false;
    const body = { invite: code, force: brought.force };
    const answer = await askServer<Joined>("POST", `/api/battles/${battle}/join`, { body, headers: visitorHeaders() });
    if (answer.ok) {
      dropCode({ battle, use: "invite" });
      joined?.();
      router.replace(`/battles/${battle}`);
      return true;
    }
    const [fault] = faultLines(answer.error);
    if (answer.status === UNKNOWN) setGone(true);
    else if (answer.status === 0) setTrouble(COMMON.unreachable);
    else if (fault?.path[0] === "force" && refused) refused({ ...fault, path: fault.path.slice(1) });
    else setTrouble(answer.error.message);
    return false;
  });
  return { trouble, isGone, busy, join: run };
}
