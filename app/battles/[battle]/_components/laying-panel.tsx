import { useEffect, useRef } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import { useBoard } from "@/app/_components/browser/board";
import type { BattlefieldTables } from "@/lib/model/battle-tables";
import { otherSeat } from "@/lib/model/by-seat";
import { possessive } from "@/lib/words/battle/names";
import { adjustAllowances, choiceLines, layingDice, TABLE } from "@/lib/words/battle/table-panels";
import { useDesk, useNames, useRoom, useSeat, useSender, useView } from "./room-context";
import { LAYING } from "./standing";
import "./table-turn.css";

/** While terrain is laid: the dice that were rolled for a piece and what they allow, and the kinds chosen so far. */
export function LayingPanel() {
  const { battlefield } = useRoom().book;
  const names = useNames();
  const { laying, pieces, step } = useView();
  if (!laying || !battlefield || !LAYING.includes(step)) return null;
  const { tables } = battlefield;
  const { dice, adjusting, choices } = laying;
  return (
    <>
      {dice && (
        <ul className="table-dice" aria-label={TABLE.dice.label}>
          {layingDice(dice, tables, names).map(({ face, which, says }) => (
            <li key={which}>
              <DieFace face={face} />
              <span>
                <span className="table-die-which">{which}</span> <AwaitedWords text={says} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {adjusting && <Adjusting die={adjusting.die} tables={tables} />}
      {choices.length > 0 && (
        <details className="table-choices" data-aside={dice || adjusting ? true : undefined} open={!dice && !adjusting}>
          <summary>{TABLE.dice.kindsChosen(choices.length)}</summary>
          <ul className="choice-list">
            {choiceLines(laying, pieces, names).map(({ kind, by, state, isWaiting }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a kind may be chosen more than once, and their order stays
              <li key={at} data-over={!isWaiting || undefined}>
                <b>
                  <AwaitedWords text={kind} />
                </b>
                <span>{TABLE.dice.chosen(by, state)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Adjusting({ die, tables }: { readonly die: number; readonly tables: BattlefieldTables }) {
  return (
    <div className="table-dice">
      <DieFace face={die} />
      <div className="table-allows">
        <p aria-hidden="true">{TABLE.dice.allows(die)}:</p>
        <ul aria-label={TABLE.dice.allows(die)}>
          {adjustAllowances(die, tables).map(({ what, from, isAllowed }) => (
            <li key={what} data-off={!isAllowed || undefined}>
              {isAllowed ? what : <s>{what}</s>}
              {!isAllowed && <span>{TABLE.dice.needs(from)}</span>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const [NEAR, MIDDLE, FAR] = [10, 20, 30];
const CENTRE = [[MIDDLE, MIDDLE]] as const;
const TWO = [
  [NEAR, FAR],
  [FAR, NEAR],
] as const;
const FOUR = [...TWO, [NEAR, NEAR], [FAR, FAR]] as const;
const SIX = [...FOUR, [NEAR, MIDDLE], [FAR, MIDDLE]] as const;

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: CENTRE,
  2: TWO,
  3: [...TWO, ...CENTRE],
  4: FOUR,
  5: [...FOUR, ...CENTRE],
  6: SIX,
};

/** An ordinary die of bone, its face up. */
function DieFace({ face }: { readonly face: number }) {
  return (
    <svg className="die-face" width="40" height="40" viewBox="0 0 40 40" role="img" aria-label={`${face}`}>
      <rect x="1.5" y="1.5" width="37" height="37" rx="6" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.7" />
      ))}
    </svg>
  );
}

const { leaveAll: WORDS } = TABLE;

const LEAVE = { type: "adjust-piece", adjust: { do: "leave" } } as const;

/** A player who moves none of the other's pieces says so once: each is then left as its die is rolled, until he decides again or all is laid. */
export function LeaveAll() {
  const { legal, seq, step } = useView();
  const names = useNames();
  const seat = useSeat();
  const desk = useDesk();
  const sender = useSender();
  const sending = useBoard(sender);
  const { leavesAll } = useBoard(desk.state);
  const mayAdjust = legal.some(({ type }) => type === "adjust-piece");
  const isLaid = !LAYING.includes(step);
  const sent = useRef(-1);
  useEffect(() => {
    if (isLaid && leavesAll) desk.change({ leavesAll: false });
  }, [isLaid, leavesAll, desk]);
  useEffect(() => {
    if (!leavesAll || !mayAdjust || sending.kind !== "idle") return;
    // What was refused is decided by hand.
    if (sending.trouble !== null && sent.current === seq) return desk.change({ leavesAll: false });
    if (sent.current === seq) return;
    sent.current = seq;
    sender.send(LEAVE);
  }, [leavesAll, mayAdjust, sending, seq, desk, sender]);
  if (isLaid || (!leavesAll && !mayAdjust)) return null;
  const whose = possessive(names, otherSeat(seat));
  return (
    <p className="formed-row screen-only">
      <span role="status" className={leavesAll ? "table-soft" : "sr-only"}>
        {leavesAll && WORDS.told(whose)}
      </span>
      <button type="button" className="button" data-small onClick={() => desk.change({ leavesAll: !leavesAll })}>
        {leavesAll ? WORDS.again : WORDS.button(whose)}
      </button>
    </p>
  );
}
