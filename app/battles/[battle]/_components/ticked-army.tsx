import { useState } from "react";
import { SelectField } from "@/app/_components/text-field";
import type { AfieldTables } from "@/lib/model/afield-tables";
import type { BySeat } from "@/lib/model/by-seat";
import {
  type ArmyAfield,
  atWounds,
  type CommanderAfield,
  type GroupAfield,
  type Losing,
  perBaseOf,
  UNSEEN_KINDS,
  type UnseenKind,
} from "@/lib/rules/afield/army-afield";
import { MARKS } from "@/lib/rules/afield/notebook";
import { type SharedBook, tracesOf } from "@/lib/rules/afield/shared-ticks";
import { AFIELD, campWords, groupCalled, unseenWords } from "@/lib/words/battle/afield";
import { TICKS, traceWords } from "@/lib/words/battle/ticks";
import { sentenceCase } from "@/lib/words/phrasing";
import { CommanderLine, commanderLabel, LossLine, type Ticking, UnitLine } from "./day-lines";
import { useNames } from "./room-context";

type Props = Ticking & { readonly army: ArmyAfield };

type Command = { readonly commander: CommanderAfield | null; readonly groups: readonly GroupAfield[] };

/** The commands in the order of their commanders; groups without a commander come last. */
function commandsOf({ commanders, groups }: ArmyAfield): readonly Command[] {
  const led = commanders.map((commander) => ({ commander, groups: groups.filter((group) => group.commander === commander.at) }));
  const others = groups.filter(({ commander }) => !commanders.some(({ at }) => at === commander));
  return others.length > 0 ? [...led, { commander: null, groups: others }] : led;
}

/** One army to tick off: its commands with their groups, its hidden groups, and its camp. */
export function TickedArmy({ army, ...ticking }: Props) {
  const { seat, camp } = army;
  return (
    <div className="day-sheet">
      {commandsOf(army).map(({ commander, groups }) => (
        <section key={commander?.at ?? "none"} className="day-command">
          {commander ? <CommanderLine seat={seat} commander={commander} {...ticking} /> : <h3>{AFIELD.inNoCommand}</h3>}
          {groups.length > 0 ? (
            <ul>
              {groups.map((group) => (
                <UnitLine key={group.number} group={group} {...ticking} />
              ))}
            </ul>
          ) : (
            <p className="text-soft">{commander ? AFIELD.leadsNobody(commanderLabel(commander)) : ""}</p>
          )}
        </section>
      ))}
      <UnseenLines army={army} {...ticking} />
      {camp && <CampLine seat={seat} camp={camp} {...ticking} />}
    </div>
  );
}

function CampLine({ seat, camp, mark, isClosed }: Ticking & { readonly seat: ArmyAfield["seat"]; readonly camp: Losing }) {
  const change = (wounds: number) => mark({ [MARKS.camp(seat)]: wounds }, AFIELD.campIs(campWords(atWounds(camp, wounds))));
  return (
    <section className="day-command">
      <div className="day-unit" data-lost={camp.isBroken || undefined}>
        <div className="day-unit-head">
          <span className="day-called">
            <h3>{AFIELD.camp}</h3>
            <span className="day-stands" data-lost={camp.isBroken || undefined}>
              {campWords(camp)}
            </span>
          </span>
        </div>
        <LossLine name={AFIELD.camp} of={camp} change={change} isClosed={isClosed} />
      </div>
    </section>
  );
}

type UnseenLinesProps = Pick<Ticking, "mark" | "isClosed"> & { readonly army: ArmyAfield };

const { unseen: UNSEEN } = AFIELD;

/** The hidden groups of an army; the player says what each is once it shows. */
function UnseenLines({ army: { seat, unseen }, mark, isClosed }: UnseenLinesProps) {
  if (unseen.length === 0) return null;
  return (
    <section className="day-command">
      <h3>{UNSEEN.heading}</h3>
      <p className="text-soft">{UNSEEN.note}</p>
      <ul>
        {unseen.map(({ at, kind, isLost }) => {
          const called = UNSEEN.called(at);
          return (
            <li key={at} className="day-unit day-unseen" data-lost={isLost || undefined}>
              <SelectField
                label={called}
                className="w-40"
                value={kind}
                disabled={isClosed}
                onChange={({ target }) =>
                  mark(
                    { [MARKS.kind(seat, at)]: UNSEEN_KINDS.indexOf(target.value as UnseenKind) },
                    UNSEEN.is(called, unseenWords(target.value as UnseenKind)),
                  )
                }
              >
                {UNSEEN_KINDS.map((one) => (
                  <option key={one} value={one}>
                    {sentenceCase(unseenWords(one))}
                  </option>
                ))}
              </SelectField>
              {kind !== "unknown" && !isClosed && (
                <button
                  type="button"
                  className="button"
                  aria-pressed={isLost}
                  onClick={() => mark({ [MARKS.lost(seat, at)]: isLost ? 0 : 1 }, UNSEEN.isLost(called, !isLost))}
                >
                  {UNSEEN.lost}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type TickTraceProps = { readonly ticks: SharedBook["ticks"]; readonly armies: BySeat<ArmyAfield>; readonly tables: AfieldTables };

/** So many are in sight; the earlier ones are counted. */
const SHOWN = 60;

/** Who ticked what, and when, the last first: made only while it is open. */
export function TickTrace({ ticks, armies, tables }: TickTraceProps) {
  const names = useNames();
  const [isOpen, setOpen] = useState(false);
  const group = (seat: "a" | "b", number: number) => {
    const found = armies[seat].groups.find((one) => one.number === number);
    return found ? groupCalled(found) : String(number);
  };
  const traces = isOpen ? tracesOf(ticks) : [];
  return (
    <details className="day-trace screen-only" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{TICKS.heading}</summary>
      <ol>
        {traces.slice(0, SHOWN).map((tick) => (
          <li key={tick.key}>{traceWords(tick, { names, group, perBase: perBaseOf(tables) })}</li>
        ))}
      </ol>
      {traces.length > SHOWN && <p className="text-soft">{TICKS.earlier(traces.length - SHOWN)}</p>}
    </details>
  );
}
