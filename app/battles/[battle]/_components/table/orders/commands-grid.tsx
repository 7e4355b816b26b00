import { Shield } from "@/app/_components/battlefield/troops/shield";
import type { DeclaredCommand } from "@/lib/model/battle-command";
import { commandLetter } from "@/lib/words/battle/names";
import { commanderNamed, fixedWords, ledCount, ORDERS } from "@/lib/words/battle/orders";
import { commanderWords, sentenceCase } from "@/lib/words/phrasing";
import type { Declaring, Leaders, LedRow } from "./commands-draft";

type Props = {
  readonly declaring: Declaring;
  readonly rows: readonly LedRow[];
  readonly leaders: Leaders;
  readonly commands: readonly DeclaredCommand[];
  readonly lead: (key: string, commander: number) => void;
};

/** The commanders with the number of groups each leads, then each group with its commander. */
export function CommandsGrid({ declaring, rows, leaders, commands, lead }: Props) {
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
                {one ? sentenceCase(commanderWords(one)) : ""} <i>{ledCount(units.length + ambushes.length, mayFloat)}</i>
              </span>
            </li>
          );
        })}
      </ul>
      <ul className="commands-rows" aria-label={ORDERS.commands.heading}>
        {rows.map((row) => (
          <li key={row.key}>
            <Row row={row} commanders={legal.commanders} leader={leaders[row.key] ?? null} {...{ declaring, lead }} />
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
};

function Row({ row, commanders, leader, declaring, lead }: RowProps) {
  const { own } = declaring;
  return (
    <fieldset data-unled={leader === null || undefined}>
      <legend>
        {row.name}
        {row.fixed && <span className="orders-note"> {fixedWords(row.fixed, commandLetter(row.fixed.commander))}</span>}
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
