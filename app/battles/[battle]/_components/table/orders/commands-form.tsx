import { useEffect, useMemo, useRef, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { AwaitedWords } from "@/app/_components/awaited-words";
import type { BattleCommand } from "@/lib/model/battle-command";
import { marchLedWords, ORDERS, orderFaultWords, unledWords } from "@/lib/words/battle/orders";
import { whoseEyes } from "../../live/whose-eyes";
import { useView } from "../../room-context";
import {
  commandsFault,
  commandsOf,
  type Declaring,
  declaringOf,
  type Leaders,
  type LedRow,
  leadersAtFirst,
  leadersIn,
  ledRows,
} from "./commands-draft";
import { CommandsGrid } from "./commands-grid";
import { FaultLines } from "./fault-lines";
import { JudgedSend } from "./judged-send";
import "./commands.css";
import "./orders.css";

/** Gives every unit group and ambush marker to a commander. */
export function CommandsForm() {
  const view = useView();
  const declaring = useMemo(() => declaringOf(view), [view]);
  return declaring && <Form declaring={declaring} />;
}

function Form({ declaring }: { readonly declaring: Declaring }) {
  const { view, seat, own } = declaring;
  const rows = useMemo(() => ledRows(declaring), [declaring]);
  const { leaders, lead, isAsking, trouble, suggest } = useLeaders(declaring, rows);
  const commands = commandsOf(declaring, rows, leaders);
  const unled = rows.filter(({ key }) => (leaders[key] ?? null) === null);
  const why = unled.length > 0 ? null : commandsFault(declaring, commands);
  const faults = [...(unled.length > 0 ? [unledWords(unled.map(({ name }) => name))] : []), ...(why ? [orderFaultWords(why, view)] : [])];
  const away = view.markers.flatMap(({ seat: of, secret }) =>
    of === seat && secret?.kind === "march" && secret.edge !== null ? [secret] : [],
  );
  return (
    <div className="commands-form screen-only">
      <CommandsGrid {...{ declaring, rows, leaders, lead, commands }} />
      {away.map((march) => (
        <p key={march.commander} className="orders-note">
          <AwaitedWords text={marchLedWords(march, own)} />
        </p>
      ))}
      <p className="orders-add">
        <button type="button" className="button" data-small aria-disabled={isAsking} onClick={isAsking ? undefined : suggest}>
          {ORDERS.commands.suggest}
        </button>
        <span className="orders-note">{ORDERS.commands.suggestNote}</span>
      </p>
      <p role="alert" className={trouble ? "finding" : "sr-only"}>
        {trouble}
      </p>
      <FaultLines faults={faults} />
      <JudgedSend faults={faults} deed={{ type: "declare-commands", commands: commands.map((one) => ({ ...one })) }} />
    </div>
  );
}

/** Who leads whom: as the army says, or where that leaves gaps as the computer suggests, until the player changes it. */
function useLeaders({ view, seat }: Declaring, rows: readonly LedRow[]) {
  const [chosen, setChosen] = useState<Leaders>({});
  const [first, setFirst] = useState<Leaders>(() => leadersAtFirst(rows));
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const leaders = { ...first, ...chosen };
  const ask = async () => {
    setAsking(true);
    setTrouble(null);
    const answer = await askServer<{ command: BattleCommand }>("GET", `/api/battles/${view.battle}/suggestion`, {
      headers: whoseEyes(seat),
    });
    setAsking(false);
    if (!answer.ok) return setTrouble(answer.error.message);
    const { command } = answer.value;
    if (command.type === "declare-commands") setFirst(leadersIn(rows, command.commands));
  };
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (Object.values(first).includes(null)) void ask();
  });
  return {
    ...{ leaders, isAsking, trouble },
    lead: (key: string, commander: number) => setChosen((before) => ({ ...before, [key]: commander })),
    suggest: () => {
      setChosen({});
      void ask();
    },
  };
}
