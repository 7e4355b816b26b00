import { AwaitedWords } from "@/app/_components/awaited-words";
import type { BattlefieldTables } from "@/lib/model/battle-tables";
import { adjustAllowances, choiceLines, layingDice, TABLE } from "@/lib/words/battle/table-panels";
import { useNames, useRoom, useView } from "../../room-context";
import { DieFace } from "./die-face";
import "../table-turn.css";

/** The dice that were rolled for a piece and what they allow, and the kinds chosen so far. */
export function LayingPanel() {
  const { battlefield } = useRoom().book;
  const names = useNames();
  const { laying } = useView();
  if (!laying || !battlefield) return null;
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
        <details className="table-choices" open={!dice && !adjusting}>
          <summary>{TABLE.dice.kindsChosen(choices.length)}</summary>
          <ul className="choice-list">
            {choiceLines(laying, names).map(({ kind, by, state, isWaiting }, at) => (
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
      <ul aria-label={TABLE.dice.allows(die)}>
        {adjustAllowances(die, tables).map(({ what, from, isAllowed }) => (
          <li key={what} data-off={!isAllowed || undefined}>
            {isAllowed ? what : <s>{what}</s>}
            {!isAllowed && <span>{TABLE.dice.needs(from)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
