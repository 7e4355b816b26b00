import { useRouter } from "next/navigation";
import { useState } from "react";
import { askServer, visitorHeaders } from "@/app/_components/ask-server";
import { FormTrouble, SubmitButton } from "@/app/_components/form";
import { Link } from "@/app/_components/link";
import { Said } from "@/app/_components/said";
import { useFocusOnMount } from "@/app/_components/use-focus-on-mount";
import type { Joined } from "@/lib/model/battle";
import type { BattleView } from "@/lib/model/battle-view";
import type { ForceRules } from "@/lib/rules/army/typed-force";
import { FORCE } from "@/lib/words/battle/force-forms";
import { JOIN } from "@/lib/words/battle/links";
import { COMMON } from "@/lib/words/site";
import { useOnce } from "../../../../_components/use-once";
import { type FaultLine, ForceChooser, faultLines, useForceChooser } from "../../../_components/force/force-chooser";
import type { ForceNames, ForceOptions } from "../../../_components/force/force-option";
import { dropCode } from "../../../_components/hand-on/kept-codes";
import { PlayerNameField, usePlayerName } from "../../../_components/player-name/player-name";

type Props = {
  readonly battle: string;
  readonly code: string;
  readonly isOwn: boolean;
  /** What the player is called who invites. */
  readonly from: string | null;
  readonly options: ForceOptions;
  readonly names: ForceNames;
  readonly rules: ForceRules;
  readonly table: BattleView["table"];
  readonly isExchange: boolean;
  readonly called: string | null;
};

/** What an invited player brings. */
export function TakeSeat({ battle, code, isOwn, from, options, names, rules, table, isExchange, called }: Props) {
  const chooser = useForceChooser({ options, rules, slot: "mine" });
  const player = usePlayerName(called);
  const { trouble, isGone, busy, join } = useJoining({
    ...{ battle, code },
    joined: () => {
      chooser.taken();
      player.keep();
    },
    bring: async () => {
      const force = await chooser.take();
      return force && { force, player: player.said };
    },
    refused: ({ path, ...told }) => chooser.refuse(told, path),
  });
  if (isGone) return <DoorClosed battle={battle} why="gone" />;
  return (
    <>
      {isOwn ? <OwnInvite battle={battle} /> : <Invited {...{ from, table, isExchange }} />}
      <form
        method="post"
        noValidate
        aria-label={JOIN.yourSeat}
        className="mt-6 grid max-w-3xl gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <ForceChooser chooser={chooser} names={names} label={FORCE.mine} />
        <PlayerNameField player={player} />
        <FormTrouble trouble={trouble} />
        <div>
          <SubmitButton
            label={isOwn ? JOIN.own.button : isExchange ? JOIN.invited.seal : JOIN.invited.button}
            working={JOIN.joining}
            busy={busy}
          />
        </div>
      </form>
    </>
  );
}

function Invited({ from, table, isExchange }: Pick<Props, "from" | "table" | "isExchange">) {
  return (
    <>
      <h1>{JOIN.invited.title}</h1>
      <p className="mt-3 max-w-prose">{isExchange ? JOIN.invited.exchange(from) : JOIN.invited.text(from, table.width, table.depth)}</p>
    </>
  );
}

function OwnInvite({ battle }: Pick<Props, "battle">) {
  return (
    <>
      <h1>{JOIN.own.title}</h1>
      <p className="mt-3 max-w-prose">
        <Said words={JOIN.own.text} slots={{ battle: (text) => <Link href={`/battles/${battle}`}>{text}</Link> }} />
      </p>
      <p className="finding mt-4 max-w-prose" data-severity="warning">
        {JOIN.own.warning}
      </p>
    </>
  );
}

type Joining = {
  readonly battle: string;
  readonly code: string;
  /** The force to bring; `null` where it is incomplete, and then the page says why. A partner brings none. */
  readonly bring: () => Promise<{ readonly force: unknown; readonly player?: unknown } | null>;
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
    const body = { invite: code, ...brought };
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

/** Why a link lets nobody in, and where to go instead. */
export function DoorClosed({ battle, why }: { readonly battle: string; readonly why: keyof typeof JOIN.closed }) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { title, text } = JOIN.closed[why];
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="focus-visible:outline-none">
        {title}
      </h1>
      <p className="mt-3 max-w-prose">{text}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Link href={`/battles/${battle}`} className="button">
          {JOIN.watch}
        </Link>
        <Link href="/battles/new" className="button">
          {JOIN.start}
        </Link>
      </p>
    </>
  );
}
