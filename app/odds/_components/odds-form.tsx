"use client";

import { useRouter } from "next/navigation";
import { type ChangeEvent, type ReactNode, useState, useTransition } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import { SelectField } from "@/app/_components/text-field";
import type { FightQuestion } from "@/lib/model/odds";
import { ODDS_MOST } from "@/lib/model/odds";
import type { MeetingApplies, SideApplies } from "@/lib/rules/odds/applies";
import { ODDS } from "@/lib/words/odds";
import { plain, type Words } from "@/lib/words/sentence";
import { type TypedChoices, TypedTroop } from "./typed-troop";

export type Values = Readonly<Record<string, string>>;
type Option = { readonly value: string; readonly label: string };
type OptionGroup = { readonly label: string; readonly options: readonly Option[] };

export type SideChoices = {
  readonly source: string;
  /** The unit groups of the source; empty for a typed classification. */
  readonly units: readonly Option[];
  readonly chosen: string;
  readonly name: string;
  readonly bases: number;
  readonly files: number;
  readonly form: string;
  /** Null where the address names nobody. */
  readonly applies: SideApplies | null;
};

type Props = {
  readonly values: Values;
  readonly sources: readonly OptionGroup[];
  readonly sides: { readonly a: SideChoices; readonly b: SideChoices };
  readonly meeting: MeetingApplies | null;
  readonly question: Pick<FightQuestion, "charge" | "response" | "struck" | "approach"> | null;
  readonly range: number;
  readonly typed: TypedChoices;
};

type Side = "a" | "b";
const SIDES = ["a", "b"] as const;

/** What a change makes of the address: a new source or unit group takes the rest of its side with it. */
function changed(values: Values, name: string, value: string): Values {
  const side = name[0] as Side;
  const isSource = name === `${side}.from`;
  const isUnit = name === side;
  const kept = Object.entries(values).filter(([other]) => {
    if (other === name) return false;
    if (isSource) return other !== side && !other.startsWith(`${side}.`);
    return !(isUnit && other.startsWith(`${side}.`) && other !== `${side}.from`);
  });
  return Object.fromEntries(value === "" ? kept : [...kept, [name, value]]);
}

const addressOf = (values: Values): string => `/odds?${new URLSearchParams(values).toString()}`;

/**
 * The question. It needs no script: sent as it stands, it is the address of its answer. With scripts every change asks at once; what was
 * changed is shown until the answer comes.
 */
export function OddsForm(props: Props) {
  const router = useRouter();
  const [isPending, begin] = useTransition();
  const [ahead, setAhead] = useState<{ readonly of: Values; readonly values: Values } | null>(null);
  const values = ahead?.of === props.values ? ahead.values : props.values;
  const change = (name: string, value: string) => {
    const next = changed(values, name, value);
    setAhead({ of: props.values, values: next });
    begin(() => router.replace(addressOf(next), { scroll: false }));
  };
  const { sides, sources, typed } = props;
  return (
    <form action="/odds" aria-label={ODDS.form} className="odds-form" aria-busy={isPending} onSubmit={(event) => event.preventDefault()}>
      {SIDES.map((side) => (
        <fieldset key={side} className="odds-side" data-side={side}>
          <legend className="font-serif text-[1.15rem]">{ODDS.side[side]}</legend>
          <SideFields {...{ side, values, change, sources, typed }} choices={sides[side]} />
        </fieldset>
      ))}
      <fieldset className="odds-meeting">
        <legend className="font-serif text-[1.15rem]">{ODDS.meeting}</legend>
        <MeetingFields {...props} values={values} change={change} />
      </fieldset>
      <noscript>
        <button type="submit" className="button" data-filled>
          {ODDS.show}
        </button>
      </noscript>
    </form>
  );
}

type Change = (name: string, value: string) => void;
type Asking = { readonly values: Values; readonly change: Change };

type ChoiceProps = Asking & {
  readonly name: string;
  readonly label: string;
  readonly shown: string;
  /** Left out of the address. */
  readonly usual?: string;
  readonly children: ReactNode;
};

function Choice({ name, label, shown, usual, values, change, children }: ChoiceProps) {
  const set = ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => change(name, value === usual ? "" : value);
  return (
    <SelectField label={label} name={name} value={values[name] ?? shown} onChange={set}>
      {children}
    </SelectField>
  );
}

const options = (all: readonly Option[]) =>
  all.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

const numbers = (from: number, to: number, label: (value: number) => string = String): readonly Option[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => ({ value: String(from + at), label: label(from + at) }));

type TickProps = Asking & {
  readonly name: string;
  readonly value: string;
  readonly label: Words;
  readonly isOn: boolean;
  readonly next: string;
};

function Tick({ name, value, label, isOn, next, change }: TickProps) {
  return (
    <span className="tick flex items-baseline gap-2">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isOn}
        aria-label={plain(label)}
        onChange={() => change(name, next)}
        className="size-4 shrink-0 translate-y-0.5"
      />
      <span>
        <RulesWords text={label} />
      </span>
    </span>
  );
}

type SideProps = Asking & Pick<Props, "sources" | "typed"> & { readonly side: Side; readonly choices: SideChoices };

function SideFields({ side, values, change, sources, typed, choices }: SideProps) {
  const ask = { values, change };
  const { applies } = choices;
  return (
    <div className="grid gap-3">
      <Choice {...ask} name={`${side}.from`} label={ODDS.source} shown={choices.source}>
        {sources.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {options(group.options)}
          </optgroup>
        ))}
      </Choice>
      {choices.source === "typed" ? (
        <TypedTroop code={choices.chosen} choices={typed} onChange={(code) => change(side, code)} />
      ) : (
        <Choice {...ask} name={side} label={ODDS.unit} shown={choices.chosen}>
          {options(choices.units)}
        </Choice>
      )}
      {applies && <StandingFields {...{ side, values, change, choices, applies }} />}
    </div>
  );
}

function StandingFields({ side, values, change, choices, applies }: Asking & { side: Side; choices: SideChoices; applies: SideApplies }) {
  const ask = { values, change };
  const { bases, files, forms, grounds, breaksAt } = applies;
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {bases.least < bases.most && (
          <Choice {...ask} name={`${side}.bases`} label={ODDS.bases} shown={String(choices.bases)}>
            {options(numbers(bases.least, bases.most))}
          </Choice>
        )}
        {files.length > 0 && (
          <Choice {...ask} name={`${side}.files`} label={ODDS.files} shown={String(choices.files)}>
            {options(files.map((one) => ({ value: String(one), label: String(one) })))}
          </Choice>
        )}
        {forms.length > 0 && (
          <Choice {...ask} name={`${side}.form`} label={ODDS.formation} shown={choices.form}>
            {options(forms.map((one) => ({ value: one, label: ODDS.formNames[one] })))}
          </Choice>
        )}
        <Choice {...ask} name={`${side}.wounds`} label={ODDS.wounds} shown="0" usual="0">
          {options(numbers(0, breaksAt - 1, (one) => ODDS.woundsOf(one, breaksAt)))}
        </Choice>
        <Choice {...ask} name={`${side}.ground`} label={ODDS.ground} shown="good" usual="good">
          {options(grounds.map((one) => ({ value: one, label: ODDS.grounds[one] })))}
        </Choice>
        <Choice {...ask} name={`${side}.support`} label={ODDS.support} shown="" usual="">
          {options([{ value: "", label: ODDS.supportUsual }, ...numbers(0, 2)])}
        </Choice>
      </div>
      <States {...{ side, values, change, applies }} />
    </>
  );
}

function States({ side, values, change, applies }: Asking & { side: Side; applies: SideApplies }) {
  const [name, said] = [`${side}.states`, (values[`${side}.states`] ?? "").split(",").filter(Boolean)];
  const flip = (one: string) => (said.includes(one) ? said.filter((other) => other !== one) : [...said, one]).join(",");
  const flags: readonly (readonly [string, Words, boolean])[] = [
    ["square", ODDS.square, applies.square],
    ["pikes", ODDS.pikes, applies.pikes],
    ["silent", ODDS.silent, applies.shoots],
  ];
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-1">
      {applies.states.map((one) => (
        <Tick key={one} {...{ values, change, name, value: one }} label={ODDS.states(one)} isOn={said.includes(one)} next={flip(one)} />
      ))}
      {flags.map(([flag, label, isAsked]) => {
        const isOn = values[`${side}.${flag}`] === "1";
        return (
          isAsked && <Tick key={flag} {...{ values, change, label, isOn }} name={`${side}.${flag}`} value="1" next={isOn ? "" : "1"} />
        );
      })}
    </div>
  );
}

function MeetingFields({ values, change, sides, meeting, question, range }: Props & Asking) {
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
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
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
    </div>
  );
}

type MeetingProps = Asking & {
  readonly sides: Props["sides"];
  readonly meeting: MeetingApplies;
  readonly question: NonNullable<Props["question"]>;
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
