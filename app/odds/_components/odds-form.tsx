import { ODDS } from "@/lib/words/odds";
import type { Asking } from "./fields";
import { type AskedView, type Both, SIDES, type Unit } from "./fight-shapes";
import { MeetingFields } from "./meeting-fields";
import { type Choices, SideFields } from "./side-fields";

type Props = Asking &
  Choices & {
    readonly asked: AskedView;
    readonly units: Both<readonly Unit[]>;
    readonly isPending: boolean;
    /** Called when somebody is about to change something. */
    readonly onReached: () => void;
  };

/** The question. It needs no script: sent as it stands, it is the address of its answer. */
export function OddsForm({ values, change, sources, typed, asked, units, isPending, onReached }: Props) {
  const { sides } = asked;
  return (
    <form
      action="/odds"
      aria-label={ODDS.form}
      className="odds-form"
      aria-busy={isPending}
      onSubmit={(event) => event.preventDefault()}
      onPointerEnter={onReached}
      onFocus={onReached}
    >
      {SIDES.map((side) => (
        <fieldset key={side} className="odds-side" data-side={side}>
          <legend className="font-serif text-[1.15rem]">{ODDS.side[side]}</legend>
          <SideFields {...{ side, values, change, sources, typed }} choices={sides[side]} units={units[side]} />
        </fieldset>
      ))}
      <fieldset className="odds-meeting">
        <legend className="font-serif text-[1.15rem]">{ODDS.meeting}</legend>
        <MeetingFields {...asked} {...{ values, change, units }} />
      </fieldset>
      <noscript>
        <button type="submit" className="button" data-filled>
          {ODDS.show}
        </button>
      </noscript>
    </form>
  );
}
