import { AwaitedWords } from "@/app/_components/awaited-words";
import { Shield } from "@/app/_components/battlefield/troops/command-marks";
import { DeathDie } from "@/app/battles/_components/cards/death-die";
import type { AfieldTables } from "@/lib/model/afield-tables";
import type { BySeat, SeatName } from "@/lib/model/by-seat";
import type { Colour } from "@/lib/model/enumerations";
import {
  type ArmyAfield,
  atWounds,
  baseTicked,
  type CommanderAfield,
  type GroupAfield,
  type Losing,
  withWounds,
} from "@/lib/rules/afield/army-afield";
import { commanderDie } from "@/lib/rules/afield/kill-a-base";
import { MARKS, type Marks } from "@/lib/rules/afield/notebook";
import {
  AFIELD,
  AWAY_WORDS,
  boxWords,
  commanderStands,
  countsWords,
  losingWords,
  tickedWords,
  whereWords,
} from "@/lib/words/battle/afield";
import { sentenceCase } from "@/lib/words/phrasing";
import { FightLink } from "./battle-odds";

/** What every line needs that is ticked; `spoken` is said aloud. */
export type Ticking = {
  readonly armies: BySeat<ArmyAfield>;
  readonly tables: AfieldTables;
  readonly marks: Marks;
  readonly mark: (changes: Marks, spoken: string) => void;
  readonly isClosed: boolean;
};

type Props = Pick<Ticking, "armies" | "mark" | "isClosed"> & { readonly group: GroupAfield };

/** One unit group: what it has lost, when it breaks, and the way to its odds. */
export function UnitLine({ group, armies, mark, isClosed }: Props) {
  const { seat, number, name, where, isGone, isBroken, isLost } = group;
  const wound = (wounds: number) => mark({ [MARKS.unit(seat, number)]: wounds }, tickedWords(name, group, atWounds(group, wounds)));
  const lose = () => mark({ [MARKS.gone(seat, number)]: isGone ? 0 : 1 }, tickedWords(name, group, { ...group, isGone: !isGone }));
  const told = [countsWords(group.tugs), whereWords(where)].filter(Boolean).join(", ");
  return (
    <li className="day-unit" data-lost={isLost || undefined} data-away={where === "march" || undefined}>
      <p className="day-unit-head">
        <span className="day-number">{number}</span>
        <span className="day-called">
          <span className="day-name">{name}</span> {told && <span className="text-soft">{told}</span>}
          <span className="day-stands" data-lost={isLost || undefined}>
            {where === "march" ? AWAY_WORDS : losingWords(group)}
          </span>
        </span>
        {!isLost && !isClosed && <FightLink {...{ seat, number, name }} isTall counted={[...armies.a.groups, ...armies.b.groups]} />}
        {where !== "march" && !isBroken && !isClosed && (
          <button type="button" className="button screen-only" data-small aria-pressed={isGone} onClick={lose}>
            {AFIELD.destroyed}
          </button>
        )}
      </p>
      {where !== "march" && <LossLine name={`${number} ${name}`} of={group} change={wound} isClosed={isClosed || isGone} />}
    </li>
  );
}

type LossLineProps = {
  readonly name: string;
  readonly of: Losing;
  /** Called with its new number of wounds. */
  readonly change: (wounds: number) => void;
  readonly isClosed: boolean;
};

const bare = (isClosed: boolean, act: () => void) => (isClosed ? { "aria-disabled": true } : { onClick: act });

/** As many boxes as stand in a row under a thumb. */
const ROW = 8;

/** A box for each base, in the order of loss, and its wound. It breaks at the barred box. */
export function LossLine({ name, of, change, isClosed }: LossLineProps) {
  const { bases, wounds, lostBases, hasWound, breaksAt, perBase } = of;
  const last = Math.ceil(breaksAt / perBase) - 1;
  return (
    <fieldset className="day-boxes" aria-label={name} data-many={bases > ROW || undefined}>
      <span className="day-bases">
        {Array.from({ length: bases }, (_, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a base is nothing but its place in the row
            key={at}
            type="button"
            aria-pressed={at < lostBases}
            aria-label={boxWords(at + 1, bases, at === last)}
            className="day-box"
            data-past={at > last || undefined}
            data-last={at === last || undefined}
            {...bare(isClosed, () => change(baseTicked(of, at)))}
          >
            <Box isLost={at < lostBases} isHurt={at === lostBases && hasWound} isLast={at === last} isHalf={breaksAt % perBase > 0} />
          </button>
        ))}
      </span>
      {!isClosed && (
        <span className="day-wounds screen-only">
          {wounds < bases * perBase && (
            <button type="button" className="button" data-small onClick={() => change(withWounds(of, 1))}>
              {hasWound ? AFIELD.secondWound : AFIELD.wound}
            </button>
          )}
          {hasWound && (
            <button type="button" className="button" data-small onClick={() => change(withWounds(of, -1))}>
              {AFIELD.recovered}
            </button>
          )}
        </span>
      )}
    </fieldset>
  );
}

type BoxProps = { readonly isLost: boolean; readonly isHurt: boolean; readonly isLast: boolean; readonly isHalf: boolean };

/** `isLast`: the one that breaks it, `isHalf` by its first wound. */
function Box({ isLost, isHurt, isLast, isHalf }: BoxProps) {
  return (
    <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
      <rect className="box-frame" x="2" y="2" width="22" height="22" rx="1" />
      {isLast && <path className="box-hint" d={isHalf ? "M6 20L20 6" : "M6 20L20 6M6 6L20 20"} />}
      {(isLost || isHurt) && <path className="box-stroke" d="M5.2 21.2C9 16.4 15.6 9.8 21 5" />}
      {isLost && <path className="box-stroke" d="M4.8 5.2C10.2 9.6 16 15.8 21.2 20.6" />}
    </svg>
  );
}

type CommanderLineProps = Pick<Ticking, "mark" | "isClosed" | "tables"> & { readonly seat: SeatName; readonly commander: CommanderAfield };

const { commander: COMMANDER } = AFIELD;

/** A commander by his letter, and by his name where it is known. */
export const commanderLabel = ({ name, at }: CommanderAfield): string => COMMANDER.called(name, at);

/** A commander: his present grade, the die that tests him, and his fate. */
export function CommanderLine({ seat, commander, mark, isClosed, tables }: CommanderLineProps) {
  const { at, killed, hurt, grade } = commander;
  const called = commanderLabel(commander);
  const add = (key: string, now: number, said: (commander: string) => string) => () => mark({ [key]: now + 1 }, said(called));
  const undo = () => {
    const [key, now] = killed > 0 ? [MARKS.killed(seat, at), killed] : [MARKS.hurt(seat, at), hurt];
    mark({ [key]: now - 1 }, killed > 0 ? COMMANDER.killUndone(called) : COMMANDER.woundUndone(called));
  };
  return (
    <div className="day-commander">
      <svg className="day-shield unit-label" viewBox="-6 -7 12 13.5" width="27" height="30" role="img" aria-label={COMMANDER.command(at)}>
        <Shield commander={at} />
      </svg>
      <div className="day-called-him">
        <h3>{commander.name ?? COMMANDER.unnamed(at)}</h3>
        <p className="text-soft">
          <AwaitedWords text={sentenceCase(commanderStands(commander))} />
          <span className="screen-only block">{sentenceCase(COMMANDER.tested(commanderDie(grade, tables)))}</span>
        </p>
      </div>
      <TestDie colour={commanderDie(grade, tables)} />
      {!isClosed && (
        <p className="day-fates screen-only">
          <button type="button" className="button" data-small onClick={add(MARKS.hurt(seat, at), hurt, COMMANDER.isWounded)}>
            {hurt > 0 ? COMMANDER.woundedAgain : COMMANDER.wounded}
          </button>
          <button type="button" className="button" data-small onClick={add(MARKS.killed(seat, at), killed, COMMANDER.isKilled)}>
            {killed > 0 ? COMMANDER.killedAgain : COMMANDER.killed}
          </button>
          {killed + hurt > 0 && (
            <button type="button" className="button" data-small onClick={undo}>
              {killed > 0 ? COMMANDER.notKilled : COMMANDER.notWounded}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** The death die to roll, by its colour and letter. */
export function TestDie({ colour }: { readonly colour: Colour }) {
  return (
    <span className="day-die" role="img" aria-label={AFIELD.tests.die(colour)}>
      <DeathDie colour={colour} face="skull" />
    </span>
  );
}
