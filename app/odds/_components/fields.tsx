import type { ChangeEvent, ReactNode } from "react";
import { type TypedCode, typedCode } from "@/app/_components/odds/odds-address";
import { RulesWords } from "@/app/_components/rules-words";
import { SelectField } from "@/app/_components/text-field";
import { TroopFields, type TypedChoices } from "@/app/_components/troop-fields";
import type { SideApplies } from "@/lib/rules/odds/applies";
import { ODDS } from "@/lib/words/odds";
import { plain, type Words } from "@/lib/words/sentence";
import { AMONG, type Option, type Side, type SideChoices, TYPED, type Unit, type Values } from "./fight-shapes";

/** What the address says, and how it is changed; an empty value is left out of it. */
export type Asking = { readonly values: Values; readonly change: (name: string, value: string) => void };

type ChoiceProps = Asking & {
  readonly name: string;
  readonly label: string;
  readonly shown: string;
  /** Left out of the address. */
  readonly usual?: string;
  readonly children: ReactNode;
};

/** One of several; what is usual is left out of the address. */
export function Choice({ name, label, shown, usual, values, change, children }: ChoiceProps) {
  const set = ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => change(name, value === usual ? "" : value);
  return (
    <SelectField label={label} name={name} value={values[name] ?? shown} onChange={set}>
      {children}
    </SelectField>
  );
}

export const options = (all: readonly Option[]) =>
  all.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

export const numbers = (from: number, to: number, label: (value: number) => string = String): readonly Option[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => ({ value: String(from + at), label: label(from + at) }));

type TickProps = Asking & {
  readonly name: string;
  readonly value: string;
  readonly label: Words;
  readonly isOn: boolean;
  readonly next: string;
};

/** Yes or no. `next`: the value that a press gives. */
export function Tick({ name, value, label, isOn, next, change }: TickProps) {
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

type Props = { readonly group: TypedCode; readonly choices: TypedChoices; readonly onChange: (code: string) => void };

/** A classification, column by column. What contradicts itself is told where the answer would be. */
const TypedTroop = ({ group, choices, onChange }: Props) => (
  <TroopFields troop={group.troop} choices={choices} change={(troop) => onChange(typedCode({ ...group, troop }))} />
);

export type OptionGroup = { readonly label: string; readonly options: readonly Option[] };

/** What can be chosen from, for both sides. */
export type Choices = { readonly sources: readonly OptionGroup[]; readonly typed: TypedChoices };

type SideProps = Asking & Choices & { readonly side: Side; readonly choices: SideChoices; readonly units: readonly Unit[] };

/** Who a side is, and how it stands. */
export function SideFields({ side, values, change, sources, typed, choices, units }: SideProps) {
  const ask = { values, change };
  const { applies } = choices;
  const isAmong = values[`${side}.among`] !== undefined;
  const isOffered = isAmong || sources.some((group) => group.options.some(({ value }) => value === choices.source));
  const source = isOffered ? choices.source : choices.list;
  return (
    <div className="grid gap-3">
      <Choice values={isOffered ? values : {}} change={change} name={`${side}.from`} label={ODDS.source} shown={source}>
        {isAmong && <option value={AMONG}>{values[`${side}.seen`] === "1" ? ODDS.sources.seen : ODDS.sources.among}</option>}
        {sources.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {options(group.options)}
          </optgroup>
        ))}
      </Choice>
      {source === TYPED ? (
        choices.typed && <TypedTroop group={choices.typed} choices={typed} onChange={(code) => change(side, code)} />
      ) : (
        <Choice {...ask} name={side} label={ODDS.unit} shown={choices.chosen}>
          {options(units)}
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
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
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
        {applies.supports && (
          <Choice {...ask} name={`${side}.support`} label={ODDS.support} shown="" usual="">
            {options([{ value: "", label: ODDS.supportUsual }, ...numbers(0, 2)])}
          </Choice>
        )}
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
