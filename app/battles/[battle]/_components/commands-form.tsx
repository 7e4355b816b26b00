import { useEffect, useMemo, useRef, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { AwaitedWords } from "@/app/_components/awaited-words";
import { Shield } from "@/app/_components/battlefield/troops/command-marks";
import type { BattleCommand, DeclaredCommand } from "@/lib/model/battle-command";
import { commandLetter } from "@/lib/words/battle/names";
import { commanderNamed, fixedWords, ledCount, marchLedWords, ORDERS, orderFaultWords, unledWords } from "@/lib/words/battle/orders";
import { commanderTitle } from "@/lib/words/phrasing";
import {
  areWingsApart,
  changedFrom,
  commandsFault,
  commandsOf,
  type Declaring,
  declaringOf,
  floatsBecause,
  type Leaders,
  type LedRow,
  leadersAtFirst,
  leadersIn,
  ledRows,
} from "./commands-draft";
import { FaultLines, JudgedSend } from "./judged-send";
import { whoseEyes } from "./live-link";
import { useView } from "./room-context";
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
  const { leaders, lead, filledBy, isSuggested, isAsking, trouble, suggest } = useLeaders(declaring, rows);
  const commands = commandsOf(declaring, rows, leaders);
  const floats = floatsBecause(declaring, rows, leaders);
  const unled = rows.filter(({ key }) => (leaders[key] ?? null) === null);
  const why = unled.length > 0 ? null : commandsFault(declaring, commands);
  const faults = [...(unled.length > 0 ? [unledWords(unled.map(({ name }) => name))] : []), ...(why ? [orderFaultWords(why, view)] : [])];
  const away = view.markers.flatMap(({ seat: of, secret }) =>
    of === seat && secret?.kind === "march" && secret.edge !== null ? [secret] : [],
  );
  return (
    <div className="commands-form screen-only">
      <CommandsGrid {...{ declaring, rows, leaders, lead, commands }} />
      {floats && <p className="orders-note">{ORDERS.commands.floats[floats]}</p>}
      {away.map((march) => (
        <p key={march.commander} className="orders-note">
          <AwaitedWords text={marchLedWords(march, own)} />
        </p>
      ))}
      <p className="orders-add">
        {(filledBy === "player" || !isSuggested) && (
          <button type="button" className="button" data-small aria-disabled={isAsking} onClick={isAsking ? undefined : suggest}>
            {ORDERS.commands.suggest}
          </button>
        )}
        <span className="orders-note">{ORDERS.commands.filledBy[filledBy]}</span>
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
function useLeaders(declaring: Declaring, rows: readonly LedRow[]) {
  const { view, seat } = declaring;
  const [chosen, setChosen] = useState<Leaders>({});
  const [first, setFirst] = useState<Leaders>(() => leadersAtFirst(rows));
  const [isSuggested, setSuggested] = useState(false);
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
    if (command.type !== "declare-commands") return;
    setFirst(leadersIn(rows, command.commands));
    setSuggested(true);
  };
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (Object.values(first).includes(null) || !areWingsApart(declaring, rows, first)) void ask();
  });
  return {
    ...{ leaders, isSuggested, isAsking, trouble },
    filledBy:
      Object.keys(chosen).length > 0
        ? ("player" as const)
        : rows.some((row) => changedFrom(row, first) !== null)
          ? ("computer" as const)
          : ("army" as const),
    lead: (key: string, commander: number) => setChosen((before) => ({ ...before, [key]: commander })),
    suggest: () => {
      setChosen({});
      void ask();
    },
  };
}

type Props = {
  readonly declaring: Declaring;
  readonly rows: readonly LedRow[];
  readonly leaders: Leaders;
  readonly commands: readonly DeclaredCommand[];
  readonly lead: (key: string, commander: number) => void;
};

/** The commanders with the number of groups each leads, then each group with its commander. */
function CommandsGrid({ declaring, rows, leaders, commands, lead }: Props) {
  const { own, legal } = declaring;
  return (
    <>
      <ul className="commands-leaders" aria-live="polite">
        {commands.map(({ commander, units, ambushes }) => {
          const one = own.commanders[commander];
          const mayFloat = one?.role === "army" && one.class === "professional";
          return (
            <li key={commander}>
              <Sign commander={commander} />
              <span>
                <span className="sr-only">{commandLetter(commander)} </span>
                {one ? commanderTitle(one) : ""} <i>{ledCount(units.length + ambushes.length, mayFloat)}</i>
              </span>
            </li>
          );
        })}
      </ul>
      <ul className="commands-rows" aria-label={ORDERS.commands.heading}>
        {rows.map((row) => (
          <li key={row.key}>
            <Row
              {...{ row, declaring, lead }}
              commanders={legal.commanders}
              leader={leaders[row.key] ?? null}
              changed={changedFrom(row, leaders)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const Sign = ({ commander }: { readonly commander: number }) => (
  <svg className="commands-sign" viewBox="-6.5 -7.5 13 15" aria-hidden="true">
    <g className="unit-label">
      <Shield commander={commander} />
    </g>
  </svg>
);

type RowProps = Pick<Props, "declaring" | "lead"> & {
  readonly row: LedRow;
  readonly commanders: readonly number[];
  readonly leader: number | null;
  /** Who leads it in the army, where that is another. */
  readonly changed: number | null;
};

function Row({ row, commanders, leader, changed, declaring, lead }: RowProps) {
  const { own } = declaring;
  return (
    <fieldset data-unled={leader === null || undefined}>
      <legend>
        {row.name}
        {row.fixed && <span className="orders-note"> {fixedWords(row.fixed, commandLetter(row.fixed.commander))}</span>}
        {changed !== null && <span className="orders-note"> {ORDERS.commands.changed(commandLetter(changed))}</span>}
      </legend>
      <div className="commands-choice">
        {commanders.map((commander) => {
          const isFree = row.leaders.includes(commander);
          return (
            <label key={commander} data-shut={!isFree || undefined} data-on={leader === commander || undefined}>
              <input
                type="radio"
                name={`leads ${row.key}`}
                aria-label={commanderNamed(commander, own.commanders)}
                checked={leader === commander}
                disabled={!isFree}
                onChange={() => lead(row.key, commander)}
              />
              {leader === commander ? (
                <Sign commander={commander} />
              ) : (
                <span className="commands-letter" aria-hidden="true">
                  {commandLetter(commander)}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
