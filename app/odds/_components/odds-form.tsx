import { ODDS_MOST } from "@/lib/model/odds-terms";
import { ODDS } from "@/lib/words/odds";
import type { Words } from "@/lib/words/sentence";
import { type Asking, Choice, type Choices, numbers, options, SideFields, Tick } from "./fields";
import { type AskedView, type Both, type Option, SIDES, type Side, TYPED, type Unit } from "./fight-shapes";

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
      {values.back && <input type="hidden" name="back" value={values.back} />}
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

type MeetingAsking = Asking & Pick<AskedView, "sides" | "meeting" | "question" | "range"> & { readonly units: Both<readonly Unit[]> };

/** How the two meet. */
function MeetingFields({ values, change, sides, meeting, question, range, units }: MeetingAsking) {
  if (!meeting || !question) return null;
  const ask = { values, change };
  const [a, b] = [sides.a.name, sides.b.name];
  const isFar = question.approach !== null;
  const starts = [...meeting.charges, "approach" as const].map((one) => ({ value: one, label: ODDS.charges(one, a, b) }));
  const flag = (name: string, label: Words, isOn: boolean, next: string) => (
    <Tick {...ask} name={name} value="1" label={label} isOn={isOn} next={next} />
  );
  return (
    <div className="grid gap-3">
      <Choice {...ask} name="how" label={ODDS.how} shown={isFar ? "approach" : question.charge}>
        {options(starts)}
      </Choice>
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
        {isFar ? (
          <ApproachFields {...{ values, change, sides, meeting, question }} />
        ) : (
          <ContactFields {...{ values, change, sides, meeting, question }} />
        )}
        {meeting.reach > 0 && (
          <Choice {...ask} name="range" label={ODDS.range} shown={String(range)}>
            {options(numbers(1, meeting.reach))}
          </Choice>
        )}
      </div>
      <div className="grid gap-1">
        {flag("line", ODDS.line, values.line === "1", values.line === "1" ? "" : "1")}
        {!isFar && question.struck !== "front" && flag("turned", ODDS.turned, values.turned !== "0", values.turned === "0" ? "" : "0")}
        {flag("tests", ODDS.tests, values.tests === "1", values.tests === "1" ? "" : "1")}
      </div>
      {values.tests === "1" && SIDES.map((side) => <NearFields key={side} {...{ values, change, side, sides, units }} />)}
    </div>
  );
}

type MeetingProps = Asking & {
  readonly sides: AskedView["sides"];
  readonly meeting: NonNullable<AskedView["meeting"]>;
  readonly question: NonNullable<AskedView["question"]>;
};

function ContactFields({ values, change, sides, meeting, question }: MeetingProps) {
  const ask = { values, change };
  const strikes = ["front", ...(meeting.flank ? ["flank"] : []), ...(meeting.rear ? ["rear"] : [])] as const;
  const leaving = meeting.breakOff.flatMap((side) =>
    numbers(1, 3).map(({ value }) => ({ value: `${side}${value}`, label: ODDS.leavesAfter(sides[side].name, Number(value)) })),
  );
  return (
    <>
      {strikes.length > 1 && (
        <Choice {...ask} name="struck" label={ODDS.struck} shown="front" usual="front">
          {options(strikes.map((one) => ({ value: one, label: ODDS.strikes[one as "front"] })))}
        </Choice>
      )}
      {meeting.responses.length > 1 && (
        <Choice {...ask} name="response" label={ODDS.response} shown={question.response}>
          {options(meeting.responses.map((one) => ({ value: one, label: ODDS.responses[one] })))}
        </Choice>
      )}
      {meeting.from && (
        <Choice {...ask} name="from" label={ODDS.from} shown="" usual="">
          {options([{ value: "", label: ODDS.fromUsual }, ...numbers(1, 8)])}
        </Choice>
      )}
      {leaving.length > 0 && (
        <Choice {...ask} name="leaves" label={ODDS.leaves} shown="" usual="">
          {options([{ value: "", label: ODDS.nobodyLeaves }, ...leaving])}
        </Choice>
      )}
    </>
  );
}

function ApproachFields({ values, change, sides, meeting, question }: MeetingProps) {
  const ask = { values, change };
  const { approach } = question;
  if (!approach) return null;
  const PLANS = { a: ["charge", "shoot", "stand"], b: ["stand", "charge"] } as const;
  return (
    <>
      <Choice {...ask} name="distance" label={ODDS.distance} shown={String(approach.distance)}>
        {options(numbers(1, ODDS_MOST.distance))}
      </Choice>
      {SIDES.map((side) => (
        <Choice key={side} {...ask} name={`${side}.plan`} label={ODDS.planOf(sides[side].name)} shown={approach[side].plan}>
          {options(PLANS[side].map((one) => ({ value: one, label: ODDS.plans[one] })))}
        </Choice>
      ))}
      {SIDES.map(
        (side) =>
          meeting.plans[side].length > 1 &&
          approach[side === "a" ? "b" : "a"].plan === "charge" && (
            <Choice key={side} {...ask} name={`${side}.response`} label={ODDS.responseOf(sides[side].name)} shown={approach[side].response}>
              {options(meeting.plans[side].map((one) => ({ value: one, label: ODDS.responses[one] })))}
            </Choice>
          ),
      )}
    </>
  );
}

/** Friends beside typed troops: only quality changes their die. */
const TYPED_FRIENDS: readonly Option[] = (["poor", "average", "superior", "exceptional"] as const).map((quality) => ({
  value: `6*{"type":"foot","training":"formed","formation":"close","armour":"protected","quality":"${quality}"}`,
  label: ODDS.nearTyped(quality),
}));

type NearProps = Asking & Pick<MeetingAsking, "sides" | "units"> & { readonly side: Side };

/** Who is near a side if it breaks: of its own kind, if nobody else is named. */
function NearFields({ values, change, side, sides, units }: NearProps) {
  const ask = { values, change };
  const others = sides[side].source === TYPED ? TYPED_FRIENDS : units[side];
  const tick = (name: "rear" | "nervous", label: Words) => {
    const isOn = values[`${side}.near.${name}`] === "1";
    return <Tick {...ask} name={`${side}.near.${name}`} value="1" label={label} isOn={isOn} next={isOn ? "" : "1"} />;
  };
  return (
    <div className="grid gap-1">
      <Choice {...ask} name={`${side}.near`} label={ODDS.nearOf(sides[side].name)} shown="" usual="">
        {options([{ value: "", label: ODDS.nearSame }, ...others])}
      </Choice>
      <div className="grid grid-cols-2 gap-x-4">
        {tick("rear", ODDS.nearRear)}
        {tick("nervous", ODDS.nearNervous)}
      </div>
    </div>
  );
}
