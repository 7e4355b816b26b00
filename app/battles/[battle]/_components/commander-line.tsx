import { AwaitedWords } from "@/app/_components/awaited-words";
import { Shield } from "@/app/_components/battlefield/troops/command-marks";
import { DeathDie } from "@/app/battles/_components/cards/death-die";
import type { SeatName } from "@/lib/model/by-seat";
import type { Colour } from "@/lib/model/enumerations";
import type { CommanderAfield } from "@/lib/rules/afield/army-afield";
import { commanderDie } from "@/lib/rules/afield/kill-a-base";
import { MARKS } from "@/lib/rules/afield/notebook";
import { AFIELD, commanderStands } from "@/lib/words/battle/afield";
import { sentenceCase } from "@/lib/words/phrasing";
import type { Ticking } from "./unit-line";

type Props = Pick<Ticking, "mark" | "isClosed" | "tables"> & { readonly seat: SeatName; readonly commander: CommanderAfield };

const { commander: COMMANDER } = AFIELD;

/** A commander by his letter, and by his name where it is known. */
export const commanderLabel = ({ name, at }: CommanderAfield): string => COMMANDER.called(name, at);

/** A commander: his present grade, the die that tests him, and his fate. */
export function CommanderLine({ seat, commander, mark, isClosed, tables }: Props) {
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
